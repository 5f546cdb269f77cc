package import Diagnostics
internal import Foundation
internal import Providers

/// What `vitrine cache` does with the response store that lies beside a configuration.
package struct StoreTask: Sendable {
  package enum Action: String, Sendable, CaseIterable {
    /// Counts what is there.
    case stats
    /// Removes what the services' terms allow no more, and gives its space back.
    case prune
    /// Removes every answer; what galleries held when is no answer, and stays.
    case clear
  }

  /// The configuration file, as given, which need not be sound; nil where none is named.
  package var configurationFile: String?
  package var surroundings: BuildSurroundings

  package init(configurationFile: String?, surroundings: BuildSurroundings) {
    self.configurationFile = configurationFile
    self.surroundings = surroundings
  }

  /// Does it; nil where there is no store, and none is made.
  package func run(_ action: Action) async throws(BuildError) -> StoreReport? {
    let base = URL(filePath: surroundings.workingFolder, directoryHint: .isDirectory)
    let name = configurationFile ?? BuildOptions.standardFile
    let file = URL(filePath: name, relativeTo: base).absoluteURL.standardizedFileURL
    if configurationFile != nil, !FileManager.default.fileExists(atPath: file.path) {
      throw .configuration([.noFile(named: name)])
    }
    let path = AnswerSource.storePath(in: file.deletingLastPathComponent().path)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let store = ResponseStore(path: path, isReadOnly: action == .stats)
    let now = surroundings.now()
    var removed = 0
    switch action {
    case .stats: break
    case .prune:
      removed = await store.prune(at: now)
      await store.compact()
    case .clear:
      removed = await store.clear()
      await store.compact()
    }
    let hosts = await store.statistics(at: now).hosts.map { host in
      StoreReport.Host(
        name: host.name,
        answers: host.answers,
        bytes: host.bytes,
        oldest: max(0, now - host.oldest),
        newest: max(0, now - host.newest),
        expired: host.expired
      )
    }
    return StoreReport(
      path: path,
      removed: removed,
      hosts: hosts,
      diagnostics: await store.takeWarnings()
    )
  }
}

/// What a store holds after `vitrine cache` has done its work.
package struct StoreReport: Sendable, Hashable {
  /// The answers of one host.
  package struct Host: Sendable, Hashable {
    package var name: String
    package var answers: Int
    /// Bytes, as they are kept.
    package var bytes: Int
    /// The ages of the oldest and the newest, in seconds.
    package var oldest: Int
    package var newest: Int
    /// How many the service's terms forbid to use any more.
    package var expired: Int
  }

  package var path: String
  package var removed: Int
  /// By name.
  package var hosts: [Host]
  /// What went wrong with the store.
  package var diagnostics: [Diagnostic]

  package var answers: Int { hosts.reduce(0) { $0 + $1.answers } }
  package var bytes: Int { hosts.reduce(0) { $0 + $1.bytes } }
}

extension Diagnostic {
  fileprivate static func noFile(named name: String) -> Diagnostic {
    Diagnostic(
      .error,
      code: "configuration.file",
      at: SourceLocation(file: name),
      "there is no such file",
      notes: ["the store lies beside the configuration"]
    )
  }
}
