import Foundation
import TestSupport
import Testing

/// What a fetch makes of answers that are none, and of a service that wants less of it.
@Suite(.enabled(if: StubProvider.isAvailable, "the shared stub provider is not here"))
struct FetchCaseTests {
  /// B09, B21, and every other form in which an answer is none.
  @Test(arguments: [
    ("status:status=502", "answered 502 (application/json)"),
    ("wrong_type", "answered 200 (text/html), but with a page instead of JSON"),
    ("empty", "answered 200 (application/json), but with an empty body"),
    ("malformed", "answered 200 (application/json), but with JSON that is cut off"),
    ("truncate", "answered 200 (application/json), but broke off within its answer"),
    ("bad_gzip", "answered 200 (application/json), but broke off within its answer"),
    ("huge:bytes=20000000,gzip=1", "answered 200 (application/json) with more than 16777216 bytes"),
    (
      "huge:bytes=20000000,chunked=1",
      "answered 200 (application/json) with more than 16777216 bytes"
    ),
  ])
  func whatIsNoAnswerIsToldInOneLineAndNotKept(fault: String, words: String) throws {
    let fixture = try SiteFixture()
    let separator = fault.contains(":") ? "," : ":"
    let stub = try StubProvider([
      "--synthetic", "3", "--fault", "\(fault)\(separator)match=query%202",
    ])
    try fixture.configure(
      galleries: "- query: query 1\n- query: query 2\n- query: query 3",
      baseURL: stub.baseURL
    )
    let outcome = try fixture.build(["--verbose"])
    #expect(outcome.exitCode == 2, "\(outcome.messages)")
    let host = stub.baseURL.dropFirst("http://".count)
    let told = outcome.messages.split(separator: "\n").filter { $0.contains("error:") }
    #expect(
      told.count == 1
        && told[0].contains("'query 2' cannot be fetched: \(host)/3/search/movie \(words)"),
      "\(outcome.messages)"
    )
    #expect(Set(try fixture.pages().keys).isSuperset(of: ["query-1.html", "query-3.html"]))

    // Then the service is well again, and nothing has to be cleaned up.
    try stub.control(#"{"reset": true, "faults": []}"#)
    let healthy = try fixture.build()
    #expect(healthy.exitCode == 0, "\(healthy.messages)")
    let asked = try stub.log().compactMap { $0["url"] as? String }
    #expect(asked.count == 1 && asked.allSatisfy { $0.contains("query%202") }, "\(asked)")
  }

  /// B09: an answer that is sound is one, whatever it is called and however it is packed.
  @Test(arguments: ["wrong_type:keep=1", "hidden_gzip"])
  func aSoundAnswerUnderAWrongLabelIsOne(fault: String) throws {
    let fixture = try SiteFixture()
    let stub = try StubProvider(["--synthetic", "1", "--fault", fault])
    try fixture.configure(galleries: "- query: query 1", baseURL: stub.baseURL)
    let outcome = try fixture.build()
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    #expect(try stub.log().count == 1)
  }

  /// B10: the first tries are refused, without a word of when to come again.
  @Test func aBusyServiceIsAskedAgainLater() throws {
    let fixture = try SiteFixture()
    let stub = try StubProvider(["--synthetic", "9", "--fault", "status:status=429,first=3"])
    try fixture.configure(galleries: "- query: query 1", baseURL: stub.baseURL)
    #expect(try fixture.build().exitCode == 0)
    #expect(
      try fixture.page("query-1.html").components(separatedBy: "class=\"card card-").count == 21
    )
    let times = try stub.log().compactMap { $0["t"] as? Double }
    #expect(times.count == 4)
    for (first, second) in zip(times, times.dropFirst()) { #expect(second - first >= 0.49) }
  }

  /// B10: refused for ever.
  @Test func aServiceThatStaysBusyIsGivenUp() throws {
    let fixture = try SiteFixture()
    let stub = try StubProvider(["--synthetic", "1", "--fault", "status:status=429"])
    try fixture.configure(galleries: "- query: query 1", baseURL: stub.baseURL)
    let start = Date()
    let outcome = try fixture.build()
    #expect(Date().timeIntervalSince(start) < 120)
    #expect(outcome.exitCode == 2)
    #expect(outcome.messages.contains(#/error: 'query 1' cannot be fetched: .* answered 429/#))
    #expect(try stub.log().count <= 10)
    #expect(try fixture.build(["--offline"]).exitCode == 2)
  }

  /// B10: what the service asks for is kept, by every request to it.
  @Test func aServiceThatAsksForAPauseGetsIt() throws {
    let fixture = try SiteFixture()
    let stub = try StubProvider([
      "--synthetic", "30", "--fault", "status:status=429,retry_after=2,times=1",
    ])
    try fixture.configure(
      galleries: (1...30).map { "- query: query \($0)" }.joined(separator: "\n"),
      baseURL: stub.baseURL
    )
    #expect(try fixture.build().exitCode == 0)
    let times = try stub.log().compactMap { $0["t"] as? Double }.sorted()
    #expect(times.count == 31)
    // Those that were under way already are answered.
    let pause = zip(times.dropFirst(), times).map(-).firstIndex { $0 >= 1.9 }
    #expect((pause ?? 99) < 8, "\(times)")
  }

  /// The limit of an hour holds over any number of builds, and nothing is asked past it.
  @Test func anHoursLimitHoldsOverBuilds() throws {
    let fixture = try SiteFixture()
    let stub = try StubProvider(["--synthetic", "200"])
    func build(_ queries: ClosedRange<Int>) throws -> VitrineProcess.Outcome {
      try fixture.configure(
        galleries: queries.map { "- query: cat \($0)\n  provider: tenor" }.joined(separator: "\n"),
        baseURL: stub.baseURL,
        isLoopback: false
      )
      return try fixture.build()
    }
    #expect(try build(1...60).exitCode == 0)
    let second = try build(61...120)
    #expect(second.exitCode == 2)
    #expect(second.messages.contains("the limit of GIPHY is used up for another "))
    #expect(try build(61...120).exitCode == 2)
    #expect(try stub.log().count == 100)
  }

  @Test func aRefusedKeyIsToldOnceAndNotSentAgain() throws {
    let fixture = try SiteFixture()
    let stub = try StubProvider(["--synthetic", "100"])
    try fixture.configure(
      galleries: (1...100).map { "- query: query \($0)" }.joined(separator: "\n"),
      baseURL: stub.baseURL
    )
    let outcome = try fixture.build(environment: ["TMDB_API_KEY": "bad"])
    #expect(outcome.exitCode == 2)
    #expect(try stub.log().count <= 8)
    #expect(outcome.messages.components(separatedBy: "check providers.tmdb.key").count == 2)
  }
}
