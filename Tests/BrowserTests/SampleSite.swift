import Foundation
import TestSupport
import Testing

/// A site of the sample catalogue with a page of every kind.
struct SampleSite {
  private let folder: TemporaryFolder

  var url: URL { folder.url.appending(path: "_site") }

  /// Builds it with its own words in `language`.
  init(language: String = "en", baseURL: String = "https://lantern.example/") throws {
    folder = try TemporaryFolder()
    try folder.write(Self.configuration(language: language, baseURL: baseURL), to: "vitrine.yml")
    let outcome = try VitrineProcess(["build", "--sample"], in: folder.url).run()
    try #require(outcome.exitCode == 0, "\(outcome.messages)")
  }

  private static func configuration(language: String, baseURL: String) -> String {
    """
    site:
      title: The Magic Lantern
      url: \(baseURL)
      language: \(language)
      description: Old films and loops
    galleries:
      - title: Twenty films
        slug: twenty
        endpoint: discover/movie
        limit: 20
      - title: In their own letters
        slug: letters
        endpoint: discover/movie
        parameters: { with_original_language: ru|uk|ja|zh|ko|bn|fa|ar }
      - title: The whole collection
        slug: everything
        endpoint: trending/movie/week
        limit: 80
      - title: Loops
        slug: loops
        provider: tenor
        endpoint: featured
      - title: A wall of loops
        slug: wall
        provider: tenor
        endpoint: featured
        layout: explore
      - query: no such film anywhere
        slug: nothing

    """
  }

  /// Every page, by its path below the site, in order.
  func pages() throws -> [String] {
    try contents(of: url).keys.filter { $0.hasSuffix(".html") }.sorted()
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }

  /// One page of every kind: the explore page, galleries of each layout, with and without
  /// results, items, and what is shown where there is nothing.
  func pagesOfEveryKind() throws -> [String] {
    let pages = try pages()
    let film = try #require(pages.first { $0.hasPrefix("movie/") })
    let loop = try #require(pages.first { $0.hasPrefix("gif/") })
    let reports = pages.filter { $0 == "twenty/report.html" || $0 == "loops/report.html" }
    let galleries = ["twenty", "letters", "everything", "loops", "wall", "nothing"]
    return ["index.html"] + galleries.map { $0 + ".html" } + ["everything/page-2.html"]
      + [film, loop, "404.html"] + reports + pages.filter { $0 == "search.html" }
  }
}
