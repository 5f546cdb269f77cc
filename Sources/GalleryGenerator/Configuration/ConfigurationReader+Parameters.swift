import Diagnostics
import YAML

/// `parameters:` of a gallery, passed on to the service as they are.
extension ConfigurationReader {
  mutating func parameters(_ entry: YAMLEntry?) -> [String: String] {
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
      } else if let value = text(entry, mayBeEmpty: true) {
        parameters[entry.name] = value
      }
    }
    return parameters
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
  fileprivate static func parameter(
    _ message: String,
    at location: SourceLocation,
    hint: String
  ) -> Diagnostic {
    Diagnostic(.error, code: "configuration.parameter", at: location, message, notes: [hint])
  }
}
