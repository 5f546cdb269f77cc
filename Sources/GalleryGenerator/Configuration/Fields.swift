import Diagnostics
import YAML

/// The keys that a section of the file may have: its table.
protocol ConfigurationKey: CaseIterable, Hashable, RawRepresentable<String> {
  /// How messages name the section, such as `site` or `a gallery`.
  static var section: String { get }
  /// What to say about a name that is not in the table.
  static func note(for unknownName: String) -> String?
}

extension ConfigurationKey {
  static func note(for unknownName: String) -> String? {
    Suggestion.note(for: unknownName, among: allCases.map(\.rawValue))
  }
}

/// A mapping of the file whose keys are all known.
struct Fields<Key: ConfigurationKey> {
  var location: SourceLocation
  private var entries: [Key: YAMLEntry] = [:]
  /// Keys that an unknown one was most likely meant to be.
  private var misspelt: Set<Key> = []

  /// A section that is not there.
  init(at location: SourceLocation) {
    self.location = location
  }

  /// The entries with known keys; each other one becomes a fault.
  init(of entries: [YAMLEntry], at location: SourceLocation, faults: inout [Diagnostic]) {
    self.location = location
    for entry in entries {
      if let key = Key(rawValue: entry.name) {
        self.entries[key] = entry
      } else {
        faults.append(Self.unknownKey(entry))
        let names = Key.allCases.map(\.rawValue)
        let nearest = Suggestion.nearest(to: entry.name, among: names)
        if let key = nearest.flatMap(Key.init(rawValue:)) { misspelt.insert(key) }
      }
    }
  }

  subscript(key: Key) -> YAMLEntry? { entries[key] }

  /// Whether a key is neither there nor misspelt, so that saying so helps.
  func isMissing(_ key: Key) -> Bool { entries[key] == nil && !misspelt.contains(key) }

  private static func unknownKey(_ entry: YAMLEntry) -> Diagnostic {
    Diagnostic(
      .error,
      code: "configuration.unknown-key",
      at: entry.location,
      "unknown key '\(entry.name.shortened)' in \(Key.section)",
      notes: Key.note(for: entry.name).map { [$0] } ?? []
    )
  }
}
