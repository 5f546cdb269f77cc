import Diagnostics
import XHTML

/// The links of a file, and what each leads to.
struct MentionList: Sendable {
  /// As they are written.
  let links: LinkList
  /// Of each link, what a `LinkTarget` says; empty where there is a fault.
  private(set) var paths = TextList()
  private(set) var fragments = TextList()
  /// Those of few links.
  private var faults: [(link: Int, fault: LinkFault)] = []

  init(_ links: LinkList = LinkList()) {
    self.links = links
    // A target in a folder is longer than a link from that folder.
    paths.reserveCapacity(texts: links.count, bytes: links.targets.bytes.count * 2)
    fragments.reserveCapacity(texts: links.count, bytes: 0)
  }

  /// Adds what the next link leads to, or why it leads nowhere.
  mutating func append(_ target: LinkResolver.Target, _ fault: LinkFault?) {
    if let fault {
      faults.append((paths.count, fault))
      paths.append([])
      fragments.append([])
    } else {
      paths.append(target.path)
      fragments.append(target.fragment)
    }
  }

  /// What is wrong with the links of the file `path`, whatever the site has; each target once.
  func faults(on path: String) -> [Diagnostic] {
    var told: Set<String> = []
    return faults.map { (links[$0.link], $0.fault) }
      .filter { told.insert($0.0.target).inserted }
      .map { $0.1.diagnostic($0.0, on: path) }
  }
}

extension LinkFault {
  fileprivate func diagnostic(_ link: Link, on page: String) -> Diagnostic {
    let place = SourceLocation(file: page, line: link.line, column: link.column)
    let subject = "the \(link.kind.rawValue) '\(link.target)'"
    let (message, cure) =
      switch self {
      case .leavesSite: ("\(subject) leads out of the site", "take away a '../'")
      case .rootRelative:
        (
          "\(subject) begins with '/'",
          "make it relative to the page, so that the site works anywhere"
        )
      case .relativeInErrorPage:
        (
          "\(subject) does not begin with the site's path",
          "the page is shown at any address: begin with the path of site.url"
        )
      case .badEscape: ("\(subject) has a broken percent-escape", "write %25 for a percent sign")
      }
    return Diagnostic(.error, code: rawValue, at: place, message, notes: [cure])
  }
}
