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
  private let basePath: [UInt8]

  init(basePath: String) {
    self.basePath = Array(basePath.utf8) + (basePath.hasSuffix("/") ? [] : [Self.slash])
  }

  /// The links of a page, each target and each fault once.
  func resolve(_ links: [Link], on page: String) -> [Mention] {
    let folder = Self.folder(of: page)
    var seen = Set<String>(minimumCapacity: links.count)
    var result: [Mention] = []
    result.reserveCapacity(links.count)
    for link in links where seen.insert(link.target).inserted {
      result.append(Mention(link: link, outcome: resolve(link.target, on: page, in: folder)))
    }
    return result
  }

  func resolve(_ address: String, on page: String) -> Mention.Outcome {
    resolve(address, on: page, in: Self.folder(of: page))
  }

  /// `folder` is the one that the page lies in, written with a slash at its end or empty.
  private func resolve(
    _ address: String,
    on page: String,
    in folder: [UInt8]
  ) -> Mention.Outcome {
    let bytes = Array(address.utf8)
    let pathEnd = bytes.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    let path = bytes[..<(pathEnd ?? bytes.endIndex)]
    let hash = bytes.firstIndex(of: UInt8(ascii: "#"))
    guard let fragment = Self.decoded(bytes[(hash.map { $0 + 1 } ?? bytes.endIndex)...]) else {
      return .fault(.badEscape)
    }
    let place = String(decoding: fragment, as: UTF8.self)
    guard !path.isEmpty else { return .target(LinkTarget(path: page, fragment: place)) }
    guard page != Self.errorPage else {
      guard path.starts(with: basePath) else { return .fault(.relativeInErrorPage) }
      return follow(path.dropFirst(basePath.count), from: [], to: place)
    }
    guard path.first != Self.slash else { return .fault(.rootRelative) }
    return follow(path, from: folder, to: place)
  }
}

extension LinkResolver {
  private static let slash = UInt8(ascii: "/")

  private static func folder(of page: String) -> [UInt8] {
    var path = Array(page.utf8)
    removeLastPart(of: &path)
    return path
  }

  /// Goes from a folder, written with a slash at its end or empty, along the steps of a path.
  private func follow(
    _ path: ArraySlice<UInt8>,
    from folder: [UInt8],
    to fragment: String
  ) -> Mention.Outcome {
    var result: [UInt8] = []
    result.reserveCapacity(folder.count + path.count)
    result += folder
    var rest = path
    while true {
      let end = rest.firstIndex(of: Self.slash) ?? rest.endIndex
      guard let step = Self.decoded(rest[..<end]) else { return .fault(.badEscape) }
      if step.elementsEqual("..".utf8) {
        guard !result.isEmpty else { return .fault(.leavesSite) }
        result.removeLast()
        Self.removeLastPart(of: &result)
      } else if !step.isEmpty, !step.elementsEqual(".".utf8) {
        result += step
        if end < rest.endIndex { result.append(Self.slash) }
      }
      guard end < rest.endIndex else { break }
      rest = rest[(end + 1)...]
    }
    if result.isEmpty || result.last == Self.slash { result += "index.html".utf8 }
    let path = String(decoding: result, as: UTF8.self)
    return .target(LinkTarget(path: path, fragment: fragment))
  }

  /// Leaves `a/` of `a/b`, and nothing of `b`.
  private static func removeLastPart(of path: inout [UInt8]) {
    while let last = path.last, last != slash { path.removeLast() }
  }

  /// Without percent-escapes, or nil where one is broken or what it gives is not UTF-8.
  private static func decoded(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard text.contains(UInt8(ascii: "%")) else { return text }
    var bytes: [UInt8] = []
    var rest = text
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
    return String(validating: bytes, as: UTF8.self) == nil ? nil : bytes[...]
  }
}
