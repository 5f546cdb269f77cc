import Diagnostics
import Providers
import YAML

/// `parameters:` of a gallery, passed on to the service as they are.
extension ConfigurationReader {
  /// `endpoint` is nil where it is not known what it takes.
  mutating func parameters(_ entry: YAMLEntry?, of endpoint: Endpoint?) -> [String: String] {
    guard let entry else { return [:] }
    if case .scalar("", .plain) = entry.value.content { return [:] }
    guard case .mapping(let entries) = entry.value.content else {
      let hint = "write it such as { year: \"1954\" }"
      report(.wrongType("'parameters'", mustBe: "a mapping", at: entry.value.location, hint: hint))
      return [:]
    }
    var parameters: [String: String] = [:]
    for entry in entries {
      if let reason = Self.refusal(of: entry.name) {
        report(
          .parameter(
            "the parameter '\(entry.name.shortened)' \(reason.message)",
            at: entry.location,
            hint: reason.hint
          )
        )
      } else if let names = endpoint?.parameters, !names.contains(entry.name) {
        let choices = names.sorted()
        report(.unknownParameter(entry, of: endpoint?.path ?? "", among: choices))
      } else if let value = text(entry, mayBeEmpty: true) {
        parameters[entry.name] = endpoint.map { checked(value, of: entry, $0) } ?? value
      }
    }
    return parameters
  }

  /// The value to send: a genre's number where its name is written, else what is written.
  private mutating func checked(
    _ value: String,
    of entry: YAMLEntry,
    _ endpoint: Endpoint
  ) -> String {
    if let values = endpoint.values(of: entry.name), !values.contains(value) {
      report(.unknownChoice(value, what: entry.name, among: values, at: entry.value.location))
    }
    guard ["with_genres", "without_genres"].contains(entry.name), !endpoint.genres.isEmpty else {
      return value
    }
    // A comma asks for all of them, a bar for one.
    let separator: Character = value.contains("|") ? "|" : ","
    let numbers = value.split(separator: separator).map { part in
      let name = String(part).trimmed
      if name.isDigits { return name }
      let genre = endpoint.genres.first { $0.name.lowercased() == name.lowercased() }
      if let genre { return String(genre.id) }
      let names = endpoint.genres.map(\.name)
      report(.unknownChoice(name, what: "genre", among: names, at: entry.value.location))
      return name
    }
    return numbers.joined(separator: String(separator))
  }

  private static func refusal(of name: String) -> (message: String, hint: String)? {
    switch name.lowercased() {
    case "api_key", "apikey", "key", "access_token", "token", "authorization", "client_key",
      "session_id", "guest_session_id":
      return ("would carry a secret", "write it as 'key' of the provider, as ${NAME}")
    case "query", "q":
      return ("would replace the query", "write it as 'query' of the gallery")
    case "page", "pos", "offset", "next":
      return ("is Vitrine's own: it fetches as many pages as 'limit' asks for", "remove it")
    case "limit", "per_page":
      return ("is Vitrine's own", "write it as 'limit' of the gallery")
    default:
      let isPlain = name.utf8.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || "._-".utf8.contains($0)
      }
      guard name.isEmpty || !isPlain else { return nil }
      return ("is not a name that a service knows", "use letters, digits, '_', '.' and '-'")
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownParameter(
    _ entry: YAMLEntry,
    of endpoint: String,
    among names: [String]
  ) -> Diagnostic {
    .parameter(
      "'\(endpoint)' has no parameter '\(entry.name.shortened)'",
      at: entry.location,
      hint: Suggestion.note(for: entry.name, among: names)
        ?? "known here: " + names.joined(separator: ", ")
    )
  }

  fileprivate static func parameter(
    _ message: String,
    at location: SourceLocation,
    hint: String
  ) -> Diagnostic {
    Diagnostic(.error, code: "configuration.parameter", at: location, message, notes: [hint])
  }
}
