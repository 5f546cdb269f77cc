import Foundation
import TestSupport
import Testing

@testable import Providers

/// Damaged answers cost no more than what is damaged: no crash, no endless loop, no odd item.
///
/// `VITRINE_FUZZ` says how many; without it there are some thousands. A failure names the number
/// of the answer, which is the same in every run.
@Suite(.timeLimit(.minutes(60))) struct DecoderFuzzTests {
  private static let standardCount = 20_000

  private static let count =
    ProcessInfo.processInfo.environment["VITRINE_FUZZ"].flatMap { Int($0) } ?? standardCount

  /// Answers of our own: each holds every field that a decoder reads.
  private static let own: [String] = [
    """
    {"page":1,"total_pages":3,"total_results":45,"results":[{"id":42,"media_type":"movie",
    "title":"Lantern","original_title":"Laterne","original_language":"de","overview":"Light.",
    "release_date":"1926-04-08","poster_path":"/a.jpg","vote_average":7.5,"vote_count":12,
    "genre_ids":[18,27],"adult":false},{"id":7,"media_type":"person","name":"Ada",
    "profile_path":"/p.jpg","known_for":[null]},{"id":9,"media_type":"tv","name":"Spoon",
    "first_air_date":"","poster_path":null}]}
    """,
    """
    {"id":42,"runtime":93,"overview":"","genres":[{"id":18,"name":"Drama"}],"credits":{"cast":[
    {"name":"B","order":1},{"name":"A","order":0}],"crew":[{"name":"D","job":"Director"}]},
    "videos":{"results":[{"key":"dQw4w9WgXcQ","site":"YouTube","type":"Trailer","official":true,
    "iso_639_1":"en","name":"T","published_at":"2020-01-02T03:04:05.000Z"}]},"translations":{
    "translations":[{"iso_639_1":"de","iso_3166_1":"DE","data":{"overview":"Licht."}}]}}
    """,
    """
    {"next":"CAUQ","results":[{"id":"99","title":"","content_description":"A cat","tags":["cat"],
    "created":1600000000.5,"hasaudio":false,"itemurl":"https://tenor.com/view/1","url":"https://t.co",
    "bg_color":"#a0b1c2","flags":["x"],"media_formats":{"mp4":{"url":"https://m.example/a.mp4",
    "dims":[320,180],"duration":2.5,"size":1000},"gifpreview":{"url":"https://m.example/a.png",
    "dims":[320,180],"duration":0,"size":10}}}]}
    """,
    """
    {"next":"0","results":[{"id":1,"title":"x","media":[{"mp4":{"url":"https://m.example/a.mp4",
    "preview":"https://m.example/a.png","dims":[320,180],"duration":2.5,"size":1000}}]}]}
    """,
    #"{"error":{"code":400,"message":"API key not valid","status":"INVALID_ARGUMENT"}}"#,
    #"{"result":false,"errors":{"message":["The provided API key is invalid."]}}"#,
    #"{"success":false,"status_code":7,"status_message":"Invalid API key","anon_id":"abc"}"#,
  ]

  private static func originals() throws -> [[UInt8]] {
    var originals = own.map { Array($0.utf8) }
    guard let folder = SharedFiles.folder?.appending(path: "responses") else { return originals }
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    for path in paths where path.hasSuffix(".json") && path.contains("/") {
      // The beginning of a long one holds the same fields as all of it.
      let bytes = try Data(contentsOf: folder.appending(path: path))
      originals.append(Array(bytes.prefix(20_000)))
    }
    return originals
  }

  @Test func noDamageOfAnAnswerDoesMoreThanItsOwn() throws {
    let originals = try Self.originals()
    var random = SeededGenerator(seed: 2026)
    var decoded = 0
    for number in 0..<Self.count {
      let original = originals[number % originals.count]
      let answer = MutatedAnswer(of: original, &random)
      guard let body = JSON(parsing: answer.bytes) else { continue }
      decoded += 1
      for items in [filmItems(in: body), gifItems(in: body)] {
        for item in items { expectSound(item, number) }
      }
    }
    #expect(decoded > Self.count / 20, "hardly an answer was read at all")
  }

  private func filmItems(in body: JSON) -> [Item] {
    let provider = TMDBProvider(.init())
    _ = provider.refusal(in: body)
    let search = SearchRequest(provider: .tmdb, endpoint: "search/multi", query: "x")
    var items = provider.page(body, of: search, at: .start).items
    for index in items.indices {
      guard let request = provider.detailsRequest(of: items[index], in: search) else { continue }
      #expect(request.url.hasPrefix("https://api.themoviedb.org/3/"))
      if let supplement = provider.supplement(body, to: items[index], in: search) {
        items[index].add(supplement)
      }
    }
    var film = Item(kind: .movie, id: "42", title: "Lantern")
    film.originalLanguage = "de"
    if let supplement = provider.supplement(body, to: film, in: search) {
      film.add(supplement)
      items.append(film)
    }
    return items
  }

  private func gifItems(in body: JSON) -> [Item] {
    let provider = TenorProvider(.init())
    _ = provider.refusal(in: body)
    _ = TenorProvider.anonymousID(in: body)
    return provider.page(body, of: .gifs("x"), at: .start).items
  }

  /// What pages rely on, whatever the service sent.
  private func expectSound(_ item: Item, _ number: Int) {
    #expect(!item.title.isEmpty && !item.id.isEmpty, "answer \(number)")
    #expect(item.rating.map { (0...10).contains($0) } ?? true, "answer \(number)")
    #expect(item.voteCount >= 0, "answer \(number)")
    #expect(item.duration.map { $0 > 0 && $0.isFinite } ?? true, "answer \(number)")
    for rendition in item.pictures + item.videos {
      let scheme = rendition.url.prefix { $0 != ":" }.lowercased()
      #expect(["http", "https"].contains(scheme), "answer \(number): \(rendition.url)")
      #expect((1...100_000).contains(rendition.width), "answer \(number)")
      #expect((1...100_000).contains(rendition.height), "answer \(number)")
    }
    let link = item.sourceURL
    #expect(link.isEmpty || link.hasPrefix("http"), "answer \(number): \(link)")
    let trailer = item.details?.trailer?.url ?? "https://"
    #expect(trailer.hasPrefix("https://"), "answer \(number): \(trailer)")
  }
}
