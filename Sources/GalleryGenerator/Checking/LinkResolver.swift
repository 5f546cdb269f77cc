import XHTML

/// A link of a page, and what it leads to.
struct Mention: Sendable {
  var link: Link
  var outcome: Outcome

  enum Outcome: Sendable {
    case target(LinkTarget)
    case fault(LinkFault)
  }
}

/// A file of the site, or a place in it.
struct LinkTarget: Sendable, Hashable {
  /// Relative to the site's folder, decoded.
  var path: String
  /// Decoded; empty where the file as a whole is meant.
  var fragment: String
}

/// Why a link cannot lead to a file of the site, whichever there are.
enum LinkFault: String, Sendable {
  case leavesSite = "site.link-outside"
  case rootRelative = "site.root-relative-link"
  case relativeInErrorPage = "site.relative-link"
  case badEscape = "site.link-escape"
}

/// Follows relative addresses through the site's folders (RFC 3986, § 5.2).
struct LinkResolver: Sendable {
  /// The page that a host shows for any address that is not there, so at any depth.
  static let errorPage = "404.html"

  /// The path part of the site's address, with a slash at both ends, such as `/films/`.
  let basePath: String

  init(basePath: String) {
    self.basePath = basePath.hasSuffix("/") ? basePath : basePath + "/"
  }

  /// The links of a page, each target and each fault once.
  func resolve(_ links: [Link], on page: String) -> [Mention] {
    var seen: Set<String> = []
    var result: [Mention] = []
    for link in links where seen.insert(link.target).inserted {
      result.append(Mention(link: link, outcome: resolve(link.target, on: page)))
    }
    return result
  }

  func resolve(_ address: String, on page: String) -> Mention.Outcome {
    let bytes = address.utf8
    let pathEnd = bytes.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    var path = address[..<(pathEnd ?? address.endIndex)]
    let hash = bytes.firstIndex(of: UInt8(ascii: "#"))
    let written = hash.map { address[address.utf8.index(after: $0)...] } ?? ""
    guard let fragment = Self.decoded(written) else { return .fault(.badEscape) }
    guard !path.isEmpty else { return .target(LinkTarget(path: page, fragment: fragment)) }

    var parts: [String] = []
    if page == Self.errorPage {
      guard path.hasPrefix(basePath) else { return .fault(.relativeInErrorPage) }
      path = path.dropFirst(basePath.count)
    } else {
      guard !path.hasPrefix("/") else { return .fault(.rootRelative) }
      parts = page.split(separator: "/").dropLast().map(String.init)
    }
    let steps = path.split(separator: "/", omittingEmptySubsequences: false)
    for step in steps {
      guard let step = Self.decoded(step) else { return .fault(.badEscape) }
      switch step {
      case "", ".": continue
      case "..":
        guard parts.popLast() != nil else { return .fault(.leavesSite) }
      default: parts.append(step)
      }
    }
    let namesFolder = steps.last.map { ["", ".", ".."].contains($0) } ?? true
    if namesFolder { parts.append("index.html") }
    return .target(LinkTarget(path: parts.joined(separator: "/"), fragment: fragment))
  }

  /// Without percent-escapes, or nil where one is broken or what it gives is not UTF-8.
  private static func decoded(_ text: Substring) -> String? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, let value = UInt8(digits, radix: 16) else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
