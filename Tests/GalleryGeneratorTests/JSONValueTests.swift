import Foundation
import Testing

@testable import GalleryGenerator

struct JSONValueTests {
  private func text(_ value: JSONValue) -> String { String(decoding: value.bytes, as: UTF8.self) }

  @Test func membersKeepTheirOrderAndThoseWithoutAValueAreLeftOut() {
    let value = JSONValue.object([
      "b": "x", "a": .optional(""), "c": .list([.integer(1), .number("7.5")]), "d": .optional("y"),
    ])
    #expect(text(value) == #"{"b":"x","c":[1,7.5],"d":"y"}"#)
    #expect(text(.list([])) == "[]" && text(.object([])) == "{}")
  }

  @Test(arguments: [
    ("</script><!--&", #""\u003c/script\u003e\u003c!--\u0026""#),
    ("\"\\/", #""\"\\/""#),
    ("\u{0}\u{7}\t\n\u{7f}\u{85}", #""\u0000\u0007\u0009\u000a\u007f\u0085""#),
    ("\u{2028}\u{2029}", #""\u2028\u2029""#),
    (
      String(decoding: [0xfffe, 0xfdd0, 0xd83f, 0xdfff], as: UTF16.self),
      #""\ufffe\ufdd0\ud83f\udfff""#
    ),
    ("é 黒 🎬 ]]>", #""é 黒 🎬 ]]\u003e""#),
  ])
  func whatNoPageMayHoldIsEscaped(given: String, written: String) throws {
    #expect(text(.text(given)) == written)
    let read = try JSONSerialization.jsonObject(
      with: Data(JSONValue.text(given).bytes),
      options: .fragmentsAllowed
    )
    #expect(Array((read as? String ?? "").unicodeScalars) == Array(given.unicodeScalars))
  }
}
