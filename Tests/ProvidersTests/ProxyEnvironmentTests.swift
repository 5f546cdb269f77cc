import Testing

@testable import Providers

struct ProxyEnvironmentTests {
  private func proxy(_ url: String, _ variables: [String: String]) throws -> String? {
    ProxyEnvironment(variables).proxy(for: try #require(WebAddress(url)))
  }

  @Test(
    "the proxy is told by host and port, never by its user",
    arguments: [
      ("http://proxy.test:3128", "proxy.test:3128"), ("proxy.test:3128/", "proxy.test:3128"),
      ("http://me:s3cret@proxy.test:3128", "proxy.test:3128"),
      ("me:p@ss@proxy.test", "proxy.test"),
      ("http://me:s3c/ret@127.0.0.1:9", "127.0.0.1:9"), ("me:s3c?r#t@proxy.test", "proxy.test"),
      ("http://me:a@b/c?d@e#f@proxy.test:3128/", "proxy.test:3128"),
      ("http://proxy.test:3128?a", "proxy.test:3128"), ("socks5h://[::1]:1080", "[::1]:1080"),
      ("", nil), ("http://", nil),
    ] as [(String, String?)]
  )
  func names(_ value: String, _ name: String?) throws {
    #expect(try proxy("https://a.org/", ["https_proxy": value]) == name)
  }

  @Test("each scheme has its variable, in either case but for http, and one counts for all")
  func variables() throws {
    #expect(try proxy("http://a.org/", ["http_proxy": "p"]) == "p")
    #expect(try proxy("http://a.org/", ["HTTP_PROXY": "p"]) == nil)
    #expect(try proxy("http://a.org/", ["https_proxy": "p"]) == nil)
    #expect(try proxy("https://a.org/", ["HTTPS_PROXY": "p"]) == "p")
    #expect(try proxy("https://a.org/", ["https_proxy": "q", "HTTPS_PROXY": "p"]) == "q")
    #expect(try proxy("http://a.org/", ["ALL_PROXY": "p"]) == "p")
    #expect(try proxy("http://a.org/", [:]) == nil)
  }

  @Test("a variable that is empty counts as one that is not set")
  func emptyVariables() throws {
    #expect(try proxy("https://a.org/", ["https_proxy": "", "HTTPS_PROXY": "p"]) == "p")
    #expect(try proxy("https://a.org/", ["https_proxy": "", "ALL_PROXY": "p"]) == "p")
    #expect(
      try proxy("http://a.org/", ["http_proxy": "p", "no_proxy": "", "NO_PROXY": "a.org"]) == nil
    )
  }

  @Test(
    "an exception names hosts, domains or all",
    arguments: [
      ("a.org", true), (".org", true), ("org", true), ("x.test, A.ORG", true), ("*", true),
      ("b.org a.org", true), ("rg", false), ("x.a.org", false), ("", false), (",", false),
    ]
  )
  func exceptions(_ list: String, _ isException: Bool) throws {
    for name in ["no_proxy", "NO_PROXY"] {
      let found = try proxy("http://a.org/", ["http_proxy": "p", name: list])
      #expect((found == nil) == isException)
    }
  }
}
