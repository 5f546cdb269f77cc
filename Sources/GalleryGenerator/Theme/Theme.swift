internal import Diagnostics
internal import Foundation
internal import Mustache

/// How a site looks: its templates, its static files and its pages' own words.
///
/// The default theme lies in the binary; a site's own `Templates/` and `Public/` override it file
/// by file and add to it.
struct Theme {
  var templates: [TemplateSource]
  /// The static files, by their path below `Public/`.
  var publicFiles: [String: [UInt8]]
  var words: Words
  /// The templates that are the site's own, by name.
  var ownTemplates: Set<String>
  /// A missing translation and the like.
  var diagnostics: [Diagnostic]

  /// Reads the theme of the site whose configuration lies in `folder`.
  static func load(folder: String, language: String) throws(DiagnosticError) -> Theme {
    var texts = EmbeddedFiles.files(in: "Templates")
    let own = try FileTree.read(folder + "/Templates")
    texts.merge(own) { $1 }
    var publicFiles = EmbeddedFiles.files(in: "Public")
    publicFiles.merge(try FileTree.read(folder + "/Public")) { $1 }

    let suffix = ".mustache"
    let templates = texts.keys.filter { $0.hasSuffix(suffix) }.sorted().map { path in
      TemplateSource(
        name: String(path.dropLast(suffix.count)),
        file: "Templates/" + path,
        bytes: texts[path] ?? []
      )
    }
    let ownTemplates = own.keys.filter { $0.hasSuffix(suffix) }
      .map { String($0.dropLast(suffix.count)) }
    let (words, diagnostics) = try Words.load(own: own, language: language)
    return Theme(
      templates: templates,
      publicFiles: publicFiles,
      words: words,
      ownTemplates: Set(ownTemplates),
      diagnostics: diagnostics
    )
  }
}

/// The regular files below a folder.
enum FileTree {
  /// Their bytes by path relative to `folder`; none where the folder does not exist.
  ///
  /// Left out: editors' leftovers and the Finder's, which end in `~` or are called `.DS_Store`.
  static func read(_ folder: String) throws(DiagnosticError) -> [String: [UInt8]] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else { return [:] }
    guard isFolder.boolValue else {
      throw DiagnosticError(
        Diagnostic(
          .error,
          code: "theme.not-a-folder",
          at: SourceLocation(file: folder),
          "a folder is expected here, not a file"
        )
      )
    }
    var files: [String: [UInt8]] = [:]
    var unread = folder
    do {
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder)
      where !path.hasSuffix("~") && !path.hasSuffix(".DS_Store") {
        unread = folder + "/" + path
        let url = URL(filePath: unread).resolvingSymlinksInPath()
        if try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true { continue }
        files[path] = [UInt8](try Data(contentsOf: url))
      }
    } catch {
      throw DiagnosticError(
        Diagnostic(
          .error,
          code: "theme.unreadable-file",
          at: SourceLocation(file: unread),
          "cannot be read: \(error.localizedDescription)"
        )
      )
    }
    return files
  }
}
