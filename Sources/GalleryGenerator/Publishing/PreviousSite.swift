package import Diagnostics
import Glibc

/// What an earlier publication left in the output folder.
package struct PreviousSite: Sendable {
  let folder: String
  let manifest: Manifest
  /// Whether anything stands at the folder's path.
  let exists: Bool
  /// Tells the manifest's bytes from those that stand there later; nil where there were none.
  private let hash: ContentHash?

  /// Names that people and hosts put into a folder before a site is first published to it.
  ///
  /// They are carried over, as every foreign file is; any other one, where there is no manifest,
  /// shows that the folder is something else.
  static let expectedNames: Set<String> = [
    ".git", ".gitattributes", ".gitignore", ".gitkeep", ".github", ".gitlab-ci.yml", ".htaccess",
    ".nojekyll", ".well-known", "BingSiteAuth.xml", "CNAME", "_headers", "_redirects", "ads.txt",
    "lost+found", "netlify.toml", "vercel.json",
  ]

  /// Reads the manifest of an output folder, and refuses a folder that holds something else.
  ///
  /// Where it is the manifest of `earlier`, what that knows is held once.
  package init(
    in output: OutputFolder,
    after earlier: PreviousSite? = nil
  ) throws(DiagnosticError) {
    let bytes: [UInt8]?
    folder = output.path
    (exists, bytes) = try DiagnosticError.describing { try Self.read(output) }
    hash = bytes.map { ContentHash(of: $0) }
    if let earlier, earlier.folder == folder, earlier.hash == hash {
      manifest = earlier.manifest
    } else if let bytes {
      manifest = try Manifest(parsing: bytes, file: folder + "/" + Manifest.name)
    } else {
      manifest = Manifest()
    }
  }

  /// The bytes of the manifest; nil where there is none, and nothing foreign either.
  private static func read(_ output: OutputFolder) throws -> (exists: Bool, manifest: [UInt8]?) {
    guard try FileSystem.status(of: output.path) != nil else { return (false, nil) }
    let file = output.path + "/" + Manifest.name
    if try FileSystem.status(of: file)?.kind == .file { return (true, try FileSystem.read(file)) }
    let foreign = try FileSystem.list(output.path).map(\.name).filter { !isExpected($0) }
    guard foreign.isEmpty else {
      throw DiagnosticError(.foreignFolder(output.name, holding: foreign))
    }
    return (true, nil)
  }

  private static func isExpected(_ name: String) -> Bool {
    // Google's proof of ownership, `google<16 digits>.html`.
    expectedNames.contains(name) || name.wholeMatch(of: /google[0-9a-f]+\.html/) != nil
  }

  func entry(at path: ExactPath) -> Manifest.Entry? { manifest.entry(at: path) }

  /// The paths of the files that were published for a gallery.
  package func paths(ofGallery slug: String) -> [String] {
    manifest.entries.filter { $0.galleries.contains(slug) }.map(\.path)
  }

  /// The bytes of a published file, or nil where there was none, or somebody changed it since.
  package func bytes(of path: String) throws(DiagnosticError) -> [UInt8]? {
    guard let entry = entry(at: ExactPath(path)) else { return nil }
    let bytes = try DiagnosticError.describing { try Self.readIfThere(folder + "/" + path) }
    guard let bytes, ContentHash(of: bytes) == entry.hash else { return nil }
    return bytes
  }

  private static func readIfThere(_ file: String) throws(SystemFailure) -> [UInt8]? {
    do {
      return try FileSystem.read(file)
    } catch {
      if [ENOENT, ENOTDIR, ELOOP, EISDIR].contains(error.number) { return nil }
      throw error
    }
  }
}
