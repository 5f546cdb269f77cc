import Foundation
import TestSupport
import Testing

/// B08: a key in no file and in no message, whatever goes wrong.
@Suite(.enabled(if: StubProvider.isAvailable, "the shared stub provider is not here"))
struct SecretCaseTests {
  @Test(arguments: [
    "status:status=401", "status:status=404", "status:status=429,retry_after=0",
    "status:status=500",
    "reset", "truncate", "malformed", "wrong_type", "empty",
    "redirect:location=http://localhost:9/x",
  ])
  func theKeyIsNowhere(fault: String) throws {
    let stub = try StubProvider(["--synthetic", "2", "--fault", fault])
    try expectNoKey(baseURL: stub.baseURL)
  }

  @Test func theKeyIsNowhereWhenTheHostIsUnknown() throws {
    try expectNoKey(baseURL: "http://no-such-host.invalid")
  }

  /// A redirect to another port of this machine is to another host: it gets nothing at all.
  @Test(arguments: ["http://127.0.0.1", "http://localhost"])
  func aRedirectTakesTheKeyToNoOtherHost(host: String) throws {
    let other = try StubProvider(["--synthetic", "2", "--no-auth"])
    let port = other.baseURL.split(separator: ":")[2]
    let location = "\(host):\(port)/3/search/movie?query=x"
    let stub = try StubProvider(["--synthetic", "2", "--fault", "redirect:location=\(location)"])
    try expectNoKey(baseURL: stub.baseURL)
    #expect(try other.log().isEmpty)
  }

  // Both forms of credential: v3 in the address, v4 in a header.
  private func expectNoKey(baseURL: String) throws {
    let token = "eyJhbGciOiJIUzI1NiJ9.k3yk3yk3yk3yk3yk3yk3yk3yk3yk3y00.c2lnbmF0dXJl"
    let builds = try [SiteFixture.key, token].map { key in
      let fixture = try SiteFixture()
      try fixture.configure(
        galleries: "- query: query 1\n- query: query 2\n  provider: tenor",
        baseURL: baseURL,
        isLoopback: baseURL.contains("127.0.0.1")
      )
      let process = fixture.process(["--verbose"], environment: ["TMDB_API_KEY": key])
      try process.start()
      return (fixture, process)
    }
    for (fixture, process) in builds {
      let outcome = try process.finish()
      #expect(outcome.exitCode == 2, "\(outcome.messages)")
      let host = baseURL.split(separator: "/").last.map(String.init) ?? ""
      #expect(outcome.messages.contains(host.prefix { $0 != ":" }))
      #expect(outcome.messages.contains("/3/search/movie"))
      for secret in [SiteFixture.key, token] {
        #expect(!outcome.messages.contains(secret) && !outcome.output.contains(secret))
        for (path, bytes) in try contents(of: fixture.folder.url) {
          #expect(bytes.range(of: Data(secret.utf8)) == nil && !path.contains(secret), "\(path)")
        }
      }
    }
  }
}
