import Foundation
import TestSupport
import Testing

/// Real answers of the services, served by the stub: each becomes a gallery or a message.
@Suite(.enabled(if: StubProvider.isAvailable, "the shared recorded answers are not here"))
struct RecordedAnswerTests {
  private struct Recording {
    var path: String
    var query: String
    var status: Int
    /// How many results the answer holds; what lies on its next page was not recorded.
    var count: Int
  }

  @Test func everyRecordedFilmSearchIsAGalleryOrAMessage() throws {
    let recordings = try recordings().filter { $0.path.hasPrefix("/3/search/") }
    #expect(recordings.count >= 20)
    try expectGalleries(recordings, service: "giphy") { recording in
      "  endpoint: \(recording.path.dropFirst(3))"
    }
  }

  @Test(arguments: [("/v1/search", "tenor-v1"), ("/v2/search", "klipy")])
  func everyRecordedClipSearchIsAGalleryOrAMessage(path: String, service: String) throws {
    let recordings = try recordings().filter { $0.path == path }
    #expect(recordings.count >= 3)
    try expectGalleries(recordings, service: service) { _ in "  provider: tenor" }
  }

  /// Answers of other protocols at the address of this one: whatever a host may say.
  @Test(arguments: [
    "klipy/native-gifs-search-50.json", "giphy/v1-gifs-search-2025.json",
    "giphy/translate-no-result-data-array.json", "giphy/error-403-invalid-credentials.json",
    "tmdb/configuration-languages.json", "tmdb/genre-movie-list.json",
  ])
  func anAnswerOfAnotherProtocolIsAMessage(file: String) throws {
    let folder = try #require(SharedFiles.folder)
    let body = try String(contentsOf: folder.appending(path: "responses/" + file), encoding: .utf8)
    let provider = try MadeUpProvider([
      .init("/v2/search", body: body), .init("/3/search/movie", body: body),
    ])
    let fixture = try SiteFixture()
    try fixture.configure(
      galleries: "- query: films\n- query: clips\n  provider: tenor",
      baseURL: provider.baseURL
    )
    let outcome = try fixture.build()
    #expect([0, 2].contains(outcome.exitCode), "\(outcome.messages)")
    expectLocated(outcome)
  }

  private func expectGalleries(
    _ recordings: [Recording],
    service: String,
    _ lines: (Recording) -> String
  ) throws {
    let folder = try #require(SharedFiles.folder)
    let stub = try StubProvider(["--responses", folder.appending(path: "responses").path])
    let fixture = try SiteFixture()
    let galleries = recordings.enumerated().map { index, recording in
      "- query: \"\(recording.query)\"\n\(lines(recording))\n  slug: r\(index)\n  limit: \(max(1, recording.count))"
    }
    try fixture.configure(
      galleries: galleries.joined(separator: "\n"),
      baseURL: stub.baseURL,
      service: service
    )
    let outcome = try fixture.build()
    let failures = recordings.count { $0.status != 200 }
    #expect(outcome.exitCode == (failures > 0 ? 2 : 0), "\(outcome.messages)")
    expectLocated(outcome)
    let pages = try fixture.pages()
    for (index, recording) in recordings.enumerated() {
      #expect((pages["r\(index).html"] != nil) == (recording.status == 200), "\(recording.query)")
    }
    #expect(outcome.messages.components(separatedBy: ": error: ").count - 1 == failures)
  }

  /// Every message but the hints and the progress names its place in the configuration.
  private func expectLocated(_ outcome: VitrineProcess.Outcome) {
    for line in outcome.messages.split(separator: "\n")
    where line.contains("error: ") || line.contains("warning: ") {
      #expect(line.hasPrefix("vitrine.yml:"), "\(line)")
    }
  }

  private func recordings() throws -> [Recording] {
    let folder = try #require(SharedFiles.folder)
    let data = try Data(contentsOf: folder.appending(path: "responses/index.json"))
    let entries = try JSONSerialization.jsonObject(with: data) as? [[String: Any]] ?? []
    return try entries.compactMap { entry in
      let query = entry["query"] as? [String: String] ?? [:]
      guard let path = entry["path"] as? String, let text = query["query"] ?? query["q"],
        query["page"] == nil, let file = entry["file"] as? String
      else { return nil }
      let status = entry["status"] as? Int ?? 200
      var count = 0
      if status == 200 {
        let body = try Data(contentsOf: folder.appending(path: "responses/" + file))
        let answer = try JSONSerialization.jsonObject(with: body) as? [String: Any] ?? [:]
        count = (answer["results"] as? [Any])?.count ?? 0
      }
      return Recording(path: path, query: text, status: status, count: count)
    }
  }
}
