import Diagnostics
import Providers
import YAML

/// Nodes → configuration, by the tables of the keys, with every fault of the file at once.
struct ConfigurationReader {
  let environment: [String: String]
  /// Whether a provider that is used must have a key: not with `--sample` or `--offline`.
  let needsKeys: Bool
  private(set) var faults: [Diagnostic] = []
  private(set) var warnings: [Diagnostic] = []

  private enum Key: String, ConfigurationKey {
    case site
    case providers
    case cache
    case galleries
    static let section = "the file"
  }

  private enum CacheKey: String, ConfigurationKey {
    case maxAge = "max_age"
    static let section = "cache"
  }

  init(environment: [String: String], needsKeys: Bool) {
    self.environment = environment
    self.needsKeys = needsKeys
  }

  /// The configuration, or nil where `faults` says why there is none.
  mutating func configuration(of document: YAMLDocument, file: String) -> Configuration? {
    faults = document.faults
    let start = SourceLocation(file: file, line: 1, column: 1)
    guard let root = document.root else {
      report(.noGalleries(at: start, "the file is empty"))
      return nil
    }
    let fields = fields(of: root, named: "the file", as: Key.self)
    let site = site(fields[.site], at: start)
    let cache = fields[.cache].map { self.fields($0, as: CacheKey.self) }
    let maxAge = duration(cache?[.maxAge], else: Self.standardMaxAge)
    if case .mapping = root.content, fields.isMissing(.galleries) {
      report(.noGalleries(at: root.location, "the file has no 'galleries'"))
    }
    let galleries = fields[.galleries].map { self.galleries($0) } ?? []
    let providers = providers(fields[.providers], usedBy: galleries)
    sortByPlace()
    guard faults.isEmpty else { return nil }
    return Configuration(
      site: site,
      providers: providers,
      maxAge: maxAge,
      galleries: galleries,
      folder: Self.folder(of: file),
      warnings: warnings
    )
  }

  /// One day.
  private static let standardMaxAge = 86_400

  mutating func report(_ fault: Diagnostic) {
    if fault.severity == .error { faults.append(fault) } else { warnings.append(fault) }
  }

  /// A section's fields; a key without a value counts as an empty section.
  mutating func fields<Key: ConfigurationKey>(
    _ entry: YAMLEntry,
    as keys: Key.Type
  ) -> Fields<Key> {
    if case .scalar("", .plain) = entry.value.content { return Fields(at: entry.location) }
    return fields(of: entry.value, named: "'\(entry.name)'", as: keys)
  }

  mutating func fields<Key: ConfigurationKey>(
    of node: YAMLNode,
    named name: String,
    as keys: Key.Type
  ) -> Fields<Key> {
    guard case .mapping(let entries) = node.content else {
      report(.wrongType(name, mustBe: "a mapping", at: node.location, hint: Key.hint))
      return Fields(at: node.location)
    }
    return Fields(of: entries, at: node.location, faults: &faults)
  }

  private mutating func sortByPlace() {
    faults.sortByPlace()
    warnings.sortByPlace()
  }

  /// The folder of a file, as its path is written.
  private static func folder(of file: String) -> String {
    guard let slash = file.lastIndex(of: "/") else { return "." }
    return slash == file.startIndex ? "/" : String(file[..<slash])
  }
}

extension ConfigurationKey {
  /// What to write where something else than a mapping stands.
  fileprivate static var hint: String {
    let names = allCases.prefix(3).map { "'\($0.rawValue): …'" }
    return "write lines such as " + names.joined(separator: ", ")
  }
}

extension [Diagnostic] {
  /// In the order of the file; faults of one place stay as they were found.
  fileprivate mutating func sortByPlace() {
    let ranked = enumerated().sorted { left, right in
      let (a, b) = (left.element.location, right.element.location)
      return (a?.line ?? 0, a?.column ?? 0, left.offset)
        < (b?.line ?? 0, b?.column ?? 0, right.offset)
    }
    self = ranked.map(\.element)
  }
}
