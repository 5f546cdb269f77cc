import Diagnostics
import Foundation
import GalleryGenerator
import Providers

/// A folder with the configuration of a site, the answers to its queries in the response store.
struct MadeUpSite {
  static let configurationName = "vitrine.yml"

  let catalogue: MadeUpCatalogue
  /// Its place in the work folder, and its path.
  let name: String
  let folder: String

  var configuration: String { folder + "/" + Self.configurationName }
  var output: String { folder + "/_site" }
  /// The output's place in the work folder.
  var outputName: String { name + "/_site" }

  /// Writes the configuration, and lets a child, whose memory is its own, fill the store.
  init(_ catalogue: MadeUpCatalogue, in work: borrowing WorkFolder) throws(DiagnosticError) {
    self.catalogue = catalogue
    name = String(catalogue.size)
    folder = work.path + "/" + name
    try configure(firstTitle: "First", in: work)
    let filler = ChildProcess(role: .filler, arguments: [folder, String(catalogue.size)])
    _ = try filler.run(output: "/dev/null")
  }

  /// Writes the configuration, with the first gallery called so.
  func configure(firstTitle: String, in work: borrowing WorkFolder) throws(DiagnosticError) {
    let galleries = catalogue.queries.enumerated().map { index, query in
      "  - query: \(query)\n" + (index == 0 ? "    title: \(firstTitle)\n" : "")
    }
    _ = try work.write(
      """
      site:
        title: Made up by the benchmark
        url: https://example.org/
        outputs: [pages, feed, sitemap]
      galleries:
      \(galleries.joined())
      """,
      to: name + "/" + Self.configurationName
    )
  }

  /// What the filler does.
  static func fillStore(
    in folder: String,
    _ catalogue: MadeUpCatalogue,
    time: Timekeeper
  ) async throws(DiagnosticError) {
    let bodies = try catalogue.answers()
    let store = ResponseStore(path: BuildStages.storePath(in: folder))
    var faults: [Diagnostic] = []
    await catalogue.session(bodies, store: store, time: time).search(catalogue.requests) {
      if case .failed(let reason) = $1 { faults.append(reason) }
    }
    faults += await store.takeWarnings()
    guard faults.isEmpty else { throw DiagnosticError(faults) }
  }
}
