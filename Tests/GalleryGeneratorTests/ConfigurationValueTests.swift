import Providers
import Testing

@testable import GalleryGenerator

@Suite struct ConfigurationAddressTests {
  @Test(arguments: [
    ("https://example.org", "https://example.org"), ("HTTP://EXAMPLE.org/", "http://example.org"),
    ("https://example.org/A/b%20c//", "https://example.org/A/b%20c"),
    ("http://127.0.0.1:8080/3", "http://127.0.0.1:8080/3"),
    ("http://[::1]:80/", "http://[::1]:80"),
    ("https://xn--exmple-cua.org", "https://xn--exmple-cua.org"),
    ("http://my_stub:1/a;b=c,d/@e:f", "http://my_stub:1/a;b=c,d/@e:f"),
  ])
  func soundAddressesLoseTheSlashAtTheirEnd(text: String, expected: String) throws {
    #expect(try WebAddress(base: text).text == expected)
  }

  @Test(arguments: [
    "", "example.org", "//example.org", "ftp://example.org", "file:///tmp", "javascript:alert(1)",
    "https:/example.org", "https://", "https:///a", "https://:80", "https://a..b", "https://-a",
    "https://a b", "https://exämple.org", "https://a:0", "https://a:65536", "https://a:",
    "https://a:+1",
    "https://u@a", "https://u:p@a/", "https://a/?b", "https://a?b", "https://a#b", "https://a/b c",
    "https://a/%zz", "https://a/%2", "https://a/é", "https://a/<b>", "https://a/\"",
    "https://a/../b",
    "https://a/./b", "https://a//b", "https://[:]", "https://[::1", "https://[]", "https://a/\\b",
    "https://a/{b}",
  ])
  func othersAreRefused(text: String) {
    #expect(throws: WebAddress.Fault.self) { try WebAddress(base: text) }
  }

  @Test(arguments: [
    ("http://localhost", true), ("http://127.0.0.1:1", true), ("http://127.9.9.9", true),
    ("https://[::1]/3", true), ("http://localhost.example.org", false),
    ("http://127.0.0.1.example.org", false), ("http://128.0.0.1", false), ("http://127.1", false),
    ("http://0.0.0.0", false), ("http://[::2]", false),
  ])
  func loopbackIsThisMachineOnly(text: String, isLoopback: Bool) throws {
    #expect(try WebAddress(base: text).isLoopback == isLoopback)
  }
}

@Suite struct ConfigurationLanguageTests {
  @Test(arguments: [
    ("en", "en"), ("EN", "en"), ("pt-br", "pt-BR"), ("ZH-hant-tw", "zh-Hant-TW"),
    ("es-419", "es-419"), ("de-CH-1996", "de-CH-1996"), ("sr-latn", "sr-Latn"), ("haw", "haw"),
    ("en-x-Film-Club", "en-x-film-club"), ("ar-u-nu-LATN", "ar-u-nu-latn"),
  ])
  func tagsAreWrittenInTheUsualCase(text: String, expected: String) {
    #expect(LanguageTag(text)?.text == expected)
  }

  @Test(arguments: [
    "", "e", "english", "en_US", "en-", "-en", "en--US", "en-toolongpart", "1n", "en-ü", "en US",
    "en-x", "x-en", "deutsch-DE",
  ])
  func othersAreNoTags(text: String) {
    #expect(LanguageTag(text) == nil)
  }
}

@Suite struct ConfigurationEndpointTests {
  @Test func onlySearchesTakeAQuery() {
    let searches = Endpoint.all(of: .tmdb).filter(\.takesQuery).map(\.path)
    #expect(
      searches == [
        "search/movie", "search/tv", "search/multi", "search/person", "search/collection",
      ]
    )
    #expect(Endpoint.all(of: .tenor).filter(\.takesQuery).map(\.path) == ["search"])
  }

  @Test func theStandardEndpointsAreKnown() {
    #expect(Endpoint.all(of: .tmdb).contains(.standard(of: .tmdb)))
    #expect(Endpoint.all(of: .tenor).contains(.standard(of: .tenor)))
  }
}
