import Glibc

/// What tells a browser whether the copy that it has is still good (RFC 9110, section 13).
struct Validators: Sendable {
  /// A strong entity tag, quotes and all.
  let tag: String
  /// In whole seconds since 1970.
  let modified: Int

  init(of file: borrowing ServedFile) {
    let parts = [Int(file.inode), file.size, Int(file.modified.tv_sec), Int(file.modified.tv_nsec)]
    tag = "\"" + parts.map { String($0, radix: 16) }.joined(separator: "-") + "\""
    modified = Int(file.modified.tv_sec)
  }

  init(tag: String, modified: Int) {
    self.tag = tag
    self.modified = modified
  }

  /// Whether the browser's copy is good; the time counts only where there is no tag.
  func isFresh(for request: Request) -> Bool {
    if let tags = request.ifNoneMatch {
      return tags.split(separator: ",").contains { listed in
        var listed = listed.drop { $0 == " " || $0 == "\t" }
        while listed.last == " " || listed.last == "\t" { listed.removeLast() }
        if listed.hasPrefix("W/") { listed = listed.dropFirst(2) }
        return listed == "*" || listed == tag
      }
    }
    guard let time = request.ifModifiedSince.flatMap(HTTPDate.time) else { return false }
    return modified <= time
  }

  /// Whether a range may be sent: not where the browser has the start of another version.
  func permitsRange(for request: Request) -> Bool {
    guard let condition = request.ifRange else { return true }
    return condition == tag || HTTPDate.time(of: condition) == modified
  }
}
