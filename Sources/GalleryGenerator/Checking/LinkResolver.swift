import XHTML

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
  typealias Text = UnsafeBufferPointer<UInt8>

  /// The page that a host shows for any address that is not there, so at any depth.
  private static let errorPage = "404.html"

  /// The path part of the site's address, with a slash at both ends, such as `/films/`.
  private let basePath: [UInt8]

  init(basePath: String) {
    self.basePath = Array(basePath.utf8) + (basePath.hasSuffix("/") ? [] : [Self.slash])
  }

  /// What the links of a file lead to.
  func resolve(_ links: LinkList, on page: String) -> MentionList {
    var result = MentionList(links)
    let base = Base(page)
    var target = Target()
    links.targets.bytes.withUnsafeBufferPointer { bytes in
      for index in links.indices {
        let address = Text(rebasing: bytes[links.targets.range(of: index)])
        let fault = resolve(address, on: base, to: &target)
        result.append(target, fault)
      }
    }
    return result
  }

  /// What an address leads to; nil where that cannot be a file of the site.
  func resolve(_ address: String, on page: String) -> LinkTarget? {
    var address = address
    var target = Target()
    let fault = address.withUTF8 { resolve($0, on: Base(page), to: &target) }
    return fault != nil
      ? nil
      : LinkTarget(
        path: String(decoding: target.path, as: UTF8.self),
        fragment: String(decoding: target.fragment, as: UTF8.self)
      )
  }
}

extension LinkResolver {
  /// The bytes of a `LinkTarget`: one is filled again and again.
  struct Target {
    fileprivate(set) var path: [UInt8] = []
    fileprivate(set) var fragment: [UInt8] = []
  }

  /// What addresses are relative to.
  private struct Base {
    let page: [UInt8]
    let isErrorPage: Bool
    /// How much of the path is that of the folder, with the slash at its end.
    let folderLength: Int

    init(_ page: String) {
      self.page = Array(page.utf8)
      isErrorPage = page == LinkResolver.errorPage
      folderLength = self.page.lastIndex(of: LinkResolver.slash).map { $0 + 1 } ?? 0
    }
  }

  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  private func resolve(_ address: Text, on base: Base, to target: inout Target) -> LinkFault? {
    target.path.removeAll(keepingCapacity: true)
    target.fragment.removeAll(keepingCapacity: true)
    let pathEnd = address.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    let path = Text(rebasing: address[..<(pathEnd ?? address.count)])
    if let pathEnd, let hash = address[pathEnd...].firstIndex(of: UInt8(ascii: "#")) {
      let fragment = Text(rebasing: address[(hash + 1)...])
      guard Self.append(fragment, to: &target.fragment) else { return .badEscape }
    }
    if path.isEmpty {
      target.path.append(contentsOf: base.page)
      return nil
    }
    if base.isErrorPage {
      guard path.starts(with: basePath) else { return .relativeInErrorPage }
      return Self.follow(Text(rebasing: path.dropFirst(basePath.count)), to: &target.path)
    }
    guard path[0] != Self.slash else { return .rootRelative }
    target.path.append(contentsOf: base.page[..<base.folderLength])
    return Self.follow(path, to: &target.path)
  }

  /// Goes along the steps of a path, from a folder that is written with a slash at its end or empty.
  private static func follow(_ path: Text, to result: inout [UInt8]) -> LinkFault? {
    var rest = path[...]
    while true {
      let end = rest.firstIndex(of: slash) ?? rest.endIndex
      let start = result.count
      guard append(Text(rebasing: rest[..<end]), to: &result) else { return .badEscape }
      switch result.count - start {
      case 2 where result[start] == dot && result[start + 1] == dot:
        result.removeLast(2)
        guard !result.isEmpty else { return .leavesSite }
        result.removeLast()
        while let last = result.last, last != slash { result.removeLast() }
      case 1 where result[start] == dot: result.removeLast()
      case 1... where end < rest.endIndex: result.append(slash)
      default: break
      }
      guard end < rest.endIndex else { break }
      rest = rest[(end + 1)...]
    }
    if result.isEmpty || result.last == slash { result += "index.html".utf8 }
    return nil
  }

  /// Adds a text without its percent-escapes; false where one is broken or gives what is not UTF-8.
  private static func append(_ text: Text, to result: inout [UInt8]) -> Bool {
    guard text.contains(UInt8(ascii: "%")) else {
      result.append(contentsOf: text)
      return true
    }
    return result.append(percentDecoding: text)
  }
}
