/// A bundled script or style sheet as visitors get it: the comments stay in the repository, where
/// they are read, and a fifth of the bytes with them.
enum UncommentedSource {
  /// `bytes` without blank lines and the comments that stand on lines of their own.
  ///
  /// It knows no grammar, only the theme's manner: a comment begins and ends with a line, and no
  /// line of a text looks like one. A file that is no script and no style sheet is returned as is.
  static func bytes(of path: String, _ bytes: [UInt8]) -> [UInt8] {
    guard path.hasSuffix(".js") || path.hasSuffix(".css") else { return bytes }
    var text = ""
    var isInComment = false
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let content = line.drop { $0 == " " }
      if isInComment || content.hasPrefix("/*") {
        isInComment = !content.hasSuffix("*/")
      } else if !content.isEmpty && !content.hasPrefix("//") {
        text += line + "\n"
      }
    }
    return Array(text.utf8)
  }
}
