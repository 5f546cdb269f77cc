import Diagnostics
import Providers
import YAML

/// `key:`, the only value that is filled in from the environment; no message repeats it.
extension ConfigurationReader {
  /// The key of a provider, whose first gallery stands at `firstUse`, if it has one.
  mutating func key(
    _ entry: YAMLEntry?,
    of host: KeyHost,
    firstUse: SourceLocation?
  ) -> Secret? {
    guard let entry, let text = scalar(entry)?.trimmed, !text.isEmpty else {
      return keyOfEnvironment(of: host, firstUse: firstUse)
    }
    let place = entry.value.location
    if !text.contains("${") {
      guard !text.hasPrefix("$") else {
        let hint = "write the name of the variable in braces, such as ${\(host.variables[0])}"
        report(.badKey("a variable stands here without braces", at: place, hint: hint))
        return nil
      }
      report(.literalKey(of: host, at: place))
      return checked(text, in: "this key", at: place)
    }
    guard let parts = KeyTemplate(text) else {
      let hint = "write it such as ${\(host.variables[0])}"
      report(.badKey("behind '${' a name and a '}' were expected", at: place, hint: hint))
      return nil
    }
    let isNeeded = needsKeys && firstUse != nil
    if let name = parts.names.first(where: { (environment[$0] ?? "").trimmed.isEmpty }) {
      if isNeeded { report(.unsetVariable(name, of: host, at: place)) }
      return nil
    }
    let key = parts.filled { (environment[$0] ?? "").trimmed }.trimmed
    return checked(key, in: "this key", at: place)
  }

  private mutating func keyOfEnvironment(
    of host: KeyHost,
    firstUse: SourceLocation?
  ) -> Secret? {
    for name in host.variables {
      let text = (environment[name] ?? "").trimmed
      guard !text.isEmpty else { continue }
      guard let firstUse else { return isKey(text) ? Secret(text) : nil }
      return checked(text, in: "the key in \(name)", at: firstUse)
    }
    if needsKeys, let firstUse { report(.noKey(of: host, at: firstUse)) }
    return nil
  }

  private mutating func checked(
    _ key: String,
    in name: String,
    at location: SourceLocation
  ) -> Secret? {
    if isKey(key) { return Secret(key) }
    let message = "\(name) contains a space, a control character or a letter with an accent"
    report(.badKey(message, at: location, hint: "copy it again; a key is one word"))
    return nil
  }

  /// Visible ASCII: nothing else can stand in a header or was ever part of a key.
  private func isKey(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }
}

extension Diagnostic {
  fileprivate static func badKey(
    _ message: String,
    at location: SourceLocation,
    hint: String
  ) -> Diagnostic {
    Diagnostic(.error, code: "configuration.key", at: location, message, notes: [hint])
  }

  fileprivate static func literalKey(of host: KeyHost, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning,
      code: "configuration.literal-key",
      at: location,
      "the key stands in the file itself, where whoever gets the file can read it",
      notes: ["write ${\(host.variables[0])}, and set that variable in the environment"]
    )
  }

  /// A name that is not in capitals may be a key that was pasted between the braces.
  fileprivate static func unsetVariable(
    _ name: String,
    of host: KeyHost,
    at location: SourceLocation
  ) -> Diagnostic {
    let shown = name == name.uppercased() ? "'\(name.shortened)'" : "that is named here"
    return Diagnostic(
      .error,
      code: "configuration.no-key",
      at: location,
      "the environment variable \(shown) is not set",
      notes: ["set it to a key of \(host.service.name); \(host.source)", withoutKey]
    )
  }

  fileprivate static func noKey(of host: KeyHost, at location: SourceLocation) -> Diagnostic {
    let names = host.variables.joined(separator: " or ")
    return Diagnostic(
      .error,
      code: "configuration.no-key",
      at: location,
      "this gallery asks \(host.service.name), and there is no key for it",
      notes: ["set \(names) in the environment; \(host.source)", withoutKey]
    )
  }

  private static let withoutKey = "with --sample no key is needed"
}
