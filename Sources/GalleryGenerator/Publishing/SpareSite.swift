import Diagnostics
import Glibc

/// The site that was replaced last, kept beside a large one to become the next.
///
/// Where little has changed, giving a hundred thousand files a second name and removing as many
/// names takes longer than all else. The old site's names lead to the same files. So it stays, as
/// `.<name>.vitrine-spare`, without what the new site has no more, and the next publication begins
/// with it rather than with an empty folder. It takes room for the names, and for what has changed
/// as it was before; whoever removes it loses nothing but time.
enum SpareSite {
  /// In the folder, it holds the seal of the site that the spare one belongs to.
  private static let note = "spare"

  /// Takes the spare site for the staging folder `path`; false where there is none that fits.
  ///
  /// It is taken before it is looked at: should this process be killed, it is a leftover.
  static func take(
    beside output: OutputFolder,
    of previous: PreviousSite,
    as path: String
  ) throws -> Bool {
    let spare = output.sibling("spare")
    guard try FileSystem.status(of: spare + "/" + note)?.kind == .file else { return false }
    let seal = SiteSeal(String(decoding: try FileSystem.read(spare + "/" + note), as: UTF8.self))
    do throws(SystemFailure) {
      try FileSystem.rename(spare, to: path)
    } catch {
      // Such as on a layer that cannot be written to; an empty folder does as well.
      return false
    }
    if let seal, try seal.isStill(of: previous), try seal.holdsNames(in: path + "/site", previous) {
      try FileSystem.removeFile(path + "/" + note)
      return true
    }
    try Staging.remove(path)
    return false
  }

  /// Keeps the staging folder `path`, whose site has no name that the published one has not.
  static func keep(
    _ path: String,
    beside output: OutputFolder,
    of published: SiteSeal
  ) throws(SystemFailure) {
    try FileSystem.write(Array(published.text.utf8), to: path + "/" + note)
    try FileSystem.rename(path, to: output.sibling("spare"))
  }
}

extension SiteSeal {
  /// Whether no name has come into the folders of a site in `root`, or gone, since it was left.
  ///
  /// The system notes for a folder, as for a file, when that happens.
  fileprivate func holdsNames(
    in root: String,
    _ site: PreviousSite
  ) throws(SystemFailure) -> Bool {
    guard try FileSystem.status(of: root)?.kind == .folder else { return false }
    let top = try OpenFolder(root)
    for folder in site.manifest.folders.map(\.text) + ["."] {
      // One that is gone was known to be, or else the folder around it has changed.
      guard let status = try FileSystem.status(of: folder, in: top) else { continue }
      guard status.kind == .folder, status.changed <= moment else { return false }
    }
    return true
  }
}
