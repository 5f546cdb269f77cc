internal import Diagnostics
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
  /// Of the site's own files, as they were read; the default theme's are in the program.
  var ownHash: ContentHash

  /// Reads the theme of the site whose configuration lies in `folder`; nil: the default one.
  static func load(folder: String?, language: String) throws(DiagnosticError) -> Theme {
    var texts = EmbeddedFiles.files(in: "Templates")
    let own =
      try folder.map { folder throws(DiagnosticError) in
        try FileTree.read(folder + "/Templates")
      } ?? [:]
    texts.merge(own) { $1 }
    var publicFiles = EmbeddedFiles.files(in: "Public")
    for (path, bytes) in publicFiles {
      publicFiles[path] = UncommentedSource.bytes(of: path, bytes)
    }
    let ownPublic =
      try folder.map { folder throws(DiagnosticError) in
        try FileTree.read(folder + "/Public")
      } ?? [:]
    publicFiles.merge(ownPublic) { $1 }

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
      diagnostics: diagnostics,
      ownHash: Self.hash(of: [own, ownPublic])
    )
  }

  /// Of the files of the site whose configuration lies in `folder`, as `ownHash`.
  static func ownHash(in folder: String) throws(DiagnosticError) -> ContentHash {
    hash(of: [try FileTree.read(folder + "/Templates"), try FileTree.read(folder + "/Public")])
  }

  private static func hash(of folders: [[String: [UInt8]]]) -> ContentHash {
    var input = InputHash()
    for folder in folders {
      input.add(folder.count)
      for (path, bytes) in folder.sorted(by: { $0.key < $1.key }) {
        input.add(path)
        input.add(ContentHash(of: bytes))
      }
    }
    return input.hash
  }
}
