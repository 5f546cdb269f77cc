import Foundation
import TestSupport

/// A folder with a configuration, and the programme to build its site with.
struct SiteFixture {
  /// A key that is easy to find wherever it leaks.
  static let key = "k3yk3yk3yk3yk3yk3yk3yk3yk3yk3y00"

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  var site: URL { folder.url.appending(path: "_site") }

  /// Writes `vitrine.yml` for a loopback provider.
  ///
  /// `galleries` and `site` are YAML as it stands below those keys, not indented.
  func configure(
    galleries: String,
    baseURL: String,
    service: String = "giphy",
    site: String = "title: Test",
    maxAge: String = "1d",
    isLoopback: Bool = true
  ) throws {
    // Only a host of this machine may be asked faster than the services allow.
    let rate = isLoopback ? "requests_per_second: 1000" : "# no rate"
    let indented = galleries.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    try folder.write(
      """
      site:
        \(site.split(separator: "\n").joined(separator: "\n  "))
      providers:
        tmdb:
          base_url: \(baseURL)/3
          image_base_url: \(baseURL)/t/p
          \(rate)
        tenor:
          service: \(service)
          base_url: \(baseURL)
          \(rate)
      cache:
        max_age: \(maxAge)
      galleries:
      \(indented)

      """,
      to: "vitrine.yml"
    )
  }

  /// Builds the site, with the keys in the environment.
  func build(
    _ arguments: [String] = [],
    environment: [String: String] = [:]
  ) throws -> VitrineProcess.Outcome {
    try process(arguments, environment: environment).run()
  }

  func process(
    _ arguments: [String] = [],
    environment: [String: String] = [:],
    hasNetwork: Bool = true
  ) -> VitrineProcess {
    let keys = ["TMDB_API_KEY": Self.key, "TENOR_API_KEY": Self.key]
    return VitrineProcess(
      ["build"] + arguments,
      in: folder.url,
      environment: keys.merging(environment) { $1 },
      hasNetwork: hasNetwork
    )
  }

  /// The site's files as text, by path.
  func pages() throws -> [String: String] {
    try contents(of: site).mapValues { String(decoding: $0, as: UTF8.self) }
  }

  func page(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: site.appending(path: path)), as: UTF8.self)
  }
}

/// A TMDB answer of one page that holds these results.
func answer(_ results: [String], page: Int = 1, pages: Int = 1, total: Int? = nil) -> String {
  """
  {"page":\(page),"results":[\(results.joined(separator: ","))],"total_pages":\(pages),\
  "total_results":\(total ?? results.count)}
  """
}

/// The parts of `text` that stand between `start` and the next `end`.
func parts(of text: String, between start: String, and end: String) -> [String] {
  text.components(separatedBy: start).dropFirst().compactMap {
    $0.components(separatedBy: end).first
  }
}
