import Testing

@testable import Providers

struct AddressTests {
  @Test("an address is read into its parts")
  func parts() {
    let address = WebAddress("HTTPS://API.Example.org:8443/3/search?q=1&x=/")
    #expect(address?.scheme == "https")
    #expect(address?.host == "api.example.org")
    #expect(address?.port == 8443)
    #expect(address?.path == "/3/search")
    #expect(address?.query == "q=1&x=/")
    #expect(address?.place == "api.example.org:8443/3/search")
    #expect(address?.origin == "https://api.example.org:8443")
    #expect(WebAddress("http://[::1]:80/x")?.host == "[::1]")
    #expect(WebAddress("http://host?q")?.query == "q")
    #expect(WebAddress("http://my_cdn.test/a,b/%C3%A9?x=a/b?c,")?.host == "my_cdn.test")
  }

  @Test(
    "what is no plain http(s) address is refused",
    arguments: [
      "", "api.example.org", "ftp://host/", "http://", "http:///path", "http://user:pw@host/",
      "http://host:0/", "http://host:99999/", "http://host/ü", "http://host/a b", "javascript:1",
      "//host/x", "http://host/#part", "http://*.host/", "http://a;b/", "http://a[b]/",
      "http://[::g]/", "http://[::1%25lo]/", "http://host/\"", "http://host/<b>", "http://host/%2",
      "http://host/?%zz", "http://host/a\\b", "http://host/?a|b", "http://host/\u{7f}",
      "http://host/{a}", "http://a..b/", "http://host:+8/", "http://host:/",
    ]
  )
  func refusal(_ text: String) {
    #expect(WebAddress(text) == nil)
  }

  @Test(
    "loopback is told from what only looks like it",
    arguments: [
      ("http://127.0.0.1:80/", true), ("http://127.9.8.7/", true), ("http://localhost/", true),
      ("http://[::1]/", true), ("http://127.0.0.1.example.org/", false),
      ("http://localhost.example.org/", false), ("http://10.0.0.1/", false),
      ("http://127.example/", false),
    ]
  )
  func loopback(_ text: String, _ isLoopback: Bool) {
    #expect(WebAddress(text)?.isLoopback == isLoopback)
  }

  @Test(
    "a location is resolved against the address it came from",
    arguments: [
      ("https://b.org/x", "https://b.org/x"), ("//b.org/x", "https://b.org/x"),
      ("/y?z=1", "https://a.org/y?z=1"), ("?z=1", "https://a.org/3/search?z=1"),
      ("other", "https://a.org/3/other"), ("/y#part", "https://a.org/y"),
    ]
  )
  func resolution(_ location: String, _ target: String) {
    let address = WebAddress("https://a.org/3/search?q=1")
    #expect(address?.resolving(location) == WebAddress(target))
  }

  @Test("a query is sorted, and escaped by its bytes")
  func query() {
    #expect(
      QueryString.text(["query": "One + Two", "page": "1", "a&b": "é=🎬"])
        == "a%26b=%C3%A9%3D%F0%9F%8E%AC&page=1&query=One%20%2B%20Two"
    )
    #expect(QueryString.escaped("e\u{301}\"\u{301}") == "e%CC%81%22%CC%81")
  }

  @Test("a key and its escaped form are taken out of a service's words")
  func redaction() {
    let request = HTTPRequest(
      url: "https://a.org/",
      credentials: [.query(name: "key", Secret("s3cr+et")), .bearer(Secret("eyJtoken"))]
    )
    #expect(
      request.redacting("bad key s3cr+et, s3cr%2Bet or eyJtoken")
        == "bad key redacted, redacted or redacted"
    )
  }
}
