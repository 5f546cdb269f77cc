import Testing

@testable import Providers

struct InquiryTests {
  @Test("an inquiry names the host and what shapes the list, by name, without key and query")
  func films() {
    var settings = ProviderSettings.keyed
    settings.tmdb.language = "en-US"
    settings.tmdb.region = "US"
    let inquiry = settings.inquiry(of: .movies("batman", ["year": "1989"]), by: .tmdb)
    #expect(inquiry.host == "api.themoviedb.org")
    #expect(
      inquiry.parameters.map { "\($0.name)=\($0.value)" } == [
        "include_adult=false", "language=en-US", "region=US", "year=1989",
      ]
    )
  }

  @Test("a host of this machine is named with its port")
  func loopback() {
    var settings = ProviderSettings.stub("http://127.0.0.1:8099")
    settings.tenor.contentFilter = "medium"
    let inquiry = settings.inquiry(of: .gifs("cat"), by: settings.service(for: .tenor))
    #expect(inquiry.host == "127.0.0.1:8099")
    #expect(inquiry.parameters == [.init(name: "contentfilter", value: "medium")])
  }

  @Test("a key that stands in a parameter is taken out")
  func keys() {
    let inquiry = ProviderSettings.keyed
      .inquiry(of: .movies("x", ["note": "my \(ProviderSettings.key)"]), by: .tmdb)
    #expect(inquiry.parameters.last == .init(name: "note", value: "my redacted"))
  }
}
