import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Providers

/// A list of services of the Tenor protocol: the next is asked where one cannot answer.
struct SeveralServicesTests {
  private static let clip = """
    {"results":[{"id":"1","title":"a","media_formats":{"mp4":{"url":"https://m.example/1.mp4",
    "dims":[320,180]},"gifpreview":{"url":"https://m.example/1.png","dims":[320,180]}}}],"next":""}
    """

  private static var settings: ProviderSettings {
    var settings = ProviderSettings.keyed
    var klipy = ProviderSettings.Tenor()
    klipy.service = .klipy
    klipy.key = Secret("k11pyk11pyk11pyk11pyk11pyk11pyk1")
    settings.tenorFallbacks = [klipy]
    return settings
  }

  /// GIPHY as `failure` has it, and KLIPY in good order.
  private static func client(
    _ failure: @escaping @Sendable () throws(HTTPFailure) -> HTTPResponse
  ) -> ScriptedClient {
    ScriptedClient { request, _ throws(HTTPFailure) in
      request.url.contains("klipy") ? .json(clip) : try failure()
    }
  }

  @Test func theFirstAnswersWhileItCan() async {
    let client = Self.client { .json(Self.clip) }
    let result = await SearchSession(client, Self.settings).outcome(.gifs("x")).result
    #expect(result?.service == .giphy)
    #expect(result?.diagnostics == [])
    #expect(await client.urls.allSatisfy { $0.hasPrefix("https://api.giphy.com/") })
  }

  @Test(arguments: [
    (503, "{}"), (429, "{}"), (401, #"{"message":"Invalid authentication credentials"}"#),
    (200, #"{"error":{"message":"API key not valid"}}"#), (200, "<html>"),
    (404, #"{"errors":{"message":["The provided API key is invalid."]}}"#),
  ])
  func theNextAnswersWhereTheFirstIsDownOrRefusesTheKey(status: Int, body: String) async throws {
    let client = Self.client { .json(body, status: status) }
    let session = SearchSession(client, Self.settings)
    let result = try #require(await session.outcome(.gifs("x")).result)
    #expect(result.service == .klipy)
    #expect(!result.isStale)
    let warning = try #require(result.diagnostics.first)
    #expect(warning.code == "provider.stand-in")
    #expect(warning.message.hasPrefix("'x' is answered by KLIPY: api.giphy.com/v2/search"))
    #expect(await session.outcome(.gifs("y")).result?.service == .klipy)
  }

  /// Offline, a plan tells what a build would show: whichever service's answer there is, as long
  /// as its terms allow it.
  @Test func offlineAPlanLooksAtEveryService() async throws {
    let folder = try TemporaryFolder()
    let store = ResponseStore(path: folder.url.appending(path: "answers.sqlite").path)
    let client = Self.client { .json("{}", status: 503) }
    let start = 1_800_000_000
    _ = await SearchSession(client, Self.settings, store: store, at: start).outcome(.gifs("x"))
    for (age, state) in [(60, SearchPlan.State.fresh), (86_401, .missing)] {
      let session = SearchSession(
        client,
        Self.settings,
        store: store,
        policy: FetchPolicy(.offline, maxAge: nil),
        at: start + age
      )
      #expect(await session.plan([.gifs("x")]).map(\.state) == [state])
      #expect((await session.outcome(.gifs("x")).result != nil) == (state == .fresh))
    }
  }

  @Test func eachIsSentItsOwnKeyAlone() async {
    let client = Self.client { .json("{}", status: 503) }
    _ = await SearchSession(client, Self.settings).outcome(.gifs("x"))
    for request in await client.requests {
      let isKlipy = request.url.hasPrefix("https://api.klipy.com/")
      let key = isKlipy ? "k11pyk11pyk11pyk11pyk11pyk11pyk1" : ProviderSettings.key
      #expect(request.credentials == [.query(name: "key", Secret(key))])
    }
  }

  @Test func aQueryThatIsRefusedIsNotAskedElsewhere() async {
    let client = Self.client { .json(#"{"message":"q is too long"}"#, status: 414) }
    let failure = await SearchSession(client, Self.settings).outcome(.gifs("x")).failure
    #expect(failure?.message.contains("414") == true)
    #expect(await client.urls.allSatisfy { !$0.contains("klipy") })
  }

  @Test func whereAllFailEachIsNamed() async {
    let client = ScriptedClient { _, _ throws(HTTPFailure) in
      throw HTTPFailure(.limited, "the limit is used up")
    }
    let failure = await SearchSession(client, Self.settings).outcome(.gifs("x")).failure
    #expect(failure?.notes.contains("the limit is used up") == true)
  }

  @Test(arguments: [TenorService.tenor, .tenorV1])
  func ofAClosedServiceTheMessageSaysSinceWhenAndWhatToWrite(_ service: TenorService) async {
    var settings = ProviderSettings.keyed
    settings.tenor.service = service
    let client = ScriptedClient { _, _ throws(HTTPFailure) in
      throw HTTPFailure(.unreachable, "no connection")
    }
    let failure = await SearchSession(client, settings).outcome(.gifs("x")).failure
    #expect(
      failure?.notes.contains {
        $0.contains("2026-06-30") && $0.contains("'service: giphy' or 'service: klipy'")
      } == true
    )
    settings.tenor.baseURL = "https://tenor.example"
    let elsewhere = await SearchSession(client, settings).outcome(.gifs("x")).failure
    #expect(elsewhere?.notes.contains { $0.contains("closed") } == false)
  }
}
