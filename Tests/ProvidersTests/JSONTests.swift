import Testing

@testable import Providers

struct JSONTests {
  private func parse(_ text: String) -> JSON? {
    JSON(parsing: Array(text.utf8))
  }

  @Test("a document becomes a tree whose numbers keep their text")
  func tree() {
    let tree = parse(
      #" {"id": 18446744073709551616, "list": [1, -2.50e3, true, null, "x"], "o": {}} "#
    )
    #expect(tree?["id"] == .number("18446744073709551616"))
    #expect(
      tree?["list"]?.elements
        == [.number("1"), .number("-2.50e3"), .bool(true), .null, .string("x")]
    )
    #expect(tree?["o"] == .object([]))
    #expect(tree?["absent"] == nil)
  }

  @Test("escapes are resolved, surrogate pairs joined and lone surrogates replaced")
  func escapes() {
    #expect(parse(#""a\n\t\"\\\/\u00e9\ud83c\udfac""#) == .string("a\n\t\"\\/é🎬"))
    #expect(parse(#""x\ud83cy\udfacz""#) == .string("x\u{FFFD}y\u{FFFD}z"))
    #expect(parse(#""\ud83c\u0041""#) == .string("\u{FFFD}A"))
  }

  @Test("what loses nothing is forgiven: a byte order mark, ill-formed UTF-8, a raw line break")
  func lenience() {
    #expect(JSON(parsing: [0xEF, 0xBB, 0xBF, 0x31]) == .number("1"))
    #expect(JSON(parsing: [0x22, 0xFF, 0x22]) == .string("\u{FFFD}"))
    #expect(parse("\"a\nb\"") == .string("a\nb"))
  }

  @Test(
    "what is cut off or no JSON is refused",
    arguments: [
      "", " ", "{", "[1,", "{\"a\":", "{\"a\":1", "[1 2]", "\"abc", "tru", "nul", "{a:1}", "[1]x",
      "<html>", "{\"results\":", #""\u12""#, #""\x""#, "-", "{\"a\" 1}", "[,]", #""\u+123""#,
    ]
  )
  func refusal(_ text: String) {
    #expect(parse(text) == nil)
  }

  @Test("nesting that would exhaust the stack is refused")
  func depth() {
    #expect(parse(String(repeating: "[", count: 100_000)) == nil)
    let deep = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    #expect(parse(deep) != nil)
  }

  @Test("numbers are read from numbers and from strings")
  func numbers() {
    let tree = parse(#"{"a": 7, "b": "7.25", "c": "x", "d": 1e999, "e": 7.9, "f": null}"#)
    #expect(tree?["a"]?.number == 7 && tree?["a"]?.integer == 7)
    #expect(tree?["b"]?.number == 7.25)
    #expect(tree?["c"]?.number == nil)
    #expect(tree?["d"]?.number == nil && tree?["d"]?.integer == nil)
    #expect(tree?["e"]?.integer == 7)
    #expect(tree?["f"] == nil)
  }

  @Test("words are trimmed of blanks, and only strings are words")
  func words() {
    let tree = parse(#"{"a": "  Kettle\n", "b": 1007, "c": "\u3000"}"#)
    #expect(tree?.words("a") == "Kettle")
    #expect(tree?.words("b") == "")
    #expect(tree?.words("c") == "")
    #expect(tree?.words("d") == "")
  }
}
