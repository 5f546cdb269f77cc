import Foundation
import TestSupport

/// A site built from the answers of a provider on this machine, and served.
struct ProvidedSite {
  private let folder: TemporaryFolder
  private let server: StaticServer

  /// Where the site begins, with a slash at its end.
  var address: String { server.url }

  /// `galleries` is YAML as it stands below that key, not indented.
  init(galleries: String, baseURL: String) throws {
    folder = try TemporaryFolder()
    let indented = galleries.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    try folder.write(
      """
      site:
        title: Provided
      providers:
        tmdb:
          key: ${TMDB_API_KEY}
          base_url: \(baseURL)/3
          image_base_url: \(baseURL)/t/p
          requests_per_second: 1000
      galleries:
      \(indented)

      """,
      to: "vitrine.yml"
    )
    let outcome = try VitrineProcess(
      ["build"],
      in: folder.url,
      environment: ["TMDB_API_KEY": "0123456789abcdef0123456789abcdef"]
    ).run()
    guard outcome.exitCode == 0 else { throw BuildError(messages: outcome.messages) }
    server = try StaticServer(folder.url.appending(path: "_site"))
  }

  struct BuildError: Error {
    var messages: String
  }

  /// One gallery, `hostile`, of films whose titles are as long and as odd as titles come.
  static func hostile(count: Int) throws -> ProvidedSite {
    let titles = [
      "Short", String(repeating: "A title of many words ", count: 20),
      String(repeating: "Unbreakable", count: 30), "<b>\"bold\" & \u{1F469}\u{200D}\u{1F680}</b>",
      String(repeating: "عنوان طويل جدا ", count: 15), "ﷺ" + String(repeating: "ঁবাংলা ", count: 30),
    ]
    let films = (1...count).map { number -> [String: Any] in
      [
        "id": number, "title": titles[number % titles.count] + " \(number)",
        "release_date": "\(1900 + number % 120)-02-01", "vote_average": Double(number % 100) / 10,
        "vote_count": number * 977, "original_language": ["en", "ru", "xx", "zh"][number % 4],
      ]
    }
    let body: [String: Any] = [
      "page": 1, "results": films, "total_pages": 1, "total_results": count,
    ]
    let json = try JSONSerialization.data(withJSONObject: body)
    let provider = try MadeUpProvider([
      .init("/3/search/movie", body: String(decoding: json, as: UTF8.self))
    ])
    return try ProvidedSite(
      galleries: "- query: hostile\n  limit: \(count)",
      baseURL: provider.baseURL
    )
  }
}
