import Diagnostics
import Glibc

extension SiteWriter {
  /// Links the old site's file where it is the known one and nobody has touched it since; nil where
  /// it must be made.
  ///
  /// Whatever is done to a file but reading it, the system notes the time of (`st_ctim`), and no
  /// program can set that. Our own links are older than the end of the build that made them.
  func keep(_ known: KnownFile) throws(DiagnosticError) -> Written? {
    let manifest = previous.manifest
    guard let old, let index = manifest.index(of: ExactPath(known.path)),
      manifest.hash(of: index) == known.hash
    else { return nil }
    let size = manifest.size(of: index)
    return try DiagnosticError.describing { () -> Written? in
      guard let there = try FileSystem.status(of: known.path, in: old), there.kind == .file,
        there.mode == fileMode, there.size == size, there.changed <= known.untouchedSince
      else { return nil }
      do {
        try FileSystem.makingFolders(around: known.path, in: site) {
          try FileSystem.link(known.path, in: old, to: site)
        }
      } catch is SystemFailure {
        // No links on this file system, or another file stands in its place: the long way tells.
        return nil
      }
      // Looked at after it was linked, so that no swap in between can slip another file in.
      guard let linked = try FileSystem.status(of: known.path, in: site), linked.isSame(as: there),
        linked.size == size, linked.modified.tv_sec == there.modified.tv_sec,
        linked.modified.tv_nsec == there.modified.tv_nsec
      else {
        try FileSystem.removeFile(known.path, in: site)
        return nil
      }
      return Written(
        entry: Manifest.Entry(
          path: known.path,
          hash: known.hash,
          size: size,
          galleries: known.galleries
        ),
        isUnchanged: true,
        key: known.key,
        origin: .kept
      )
    }
  }
}
