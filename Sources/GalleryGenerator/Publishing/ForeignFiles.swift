import Diagnostics
import Glibc

/// What stands in the old site and was not published there: it is carried over to the new one.
struct ForeignFiles: Sendable {
  struct Entry: Sendable {
    var path: String
    var kind: FileSystem.Kind
  }

  /// Every folder stands before what is in it.
  private(set) var entries: [Entry] = []
  /// The folders that published files stand in.
  let siteFolders: Set<ExactPath>
  /// The folder that they were found in.
  let root: String

  init(in previous: PreviousSite) throws {
    root = previous.folder
    siteFolders = previous.manifest.folders
    if previous.exists { try find(in: "", previous: previous) }
  }

  private mutating func find(in folder: String, previous: PreviousSite) throws {
    for (name, kind) in try FileSystem.list(root + "/" + folder) {
      let path = folder + name
      let exact = ExactPath(path)
      switch kind {
      case .folder:
        if !siteFolders.contains(exact) { entries.append(Entry(path: path, kind: kind)) }
        try find(in: path + "/", previous: previous)
      case .file:
        guard path != Manifest.name, !previous.manifest.contains(exact) else { continue }
        entries.append(Entry(path: path, kind: kind))
      case .link, .other:
        entries.append(Entry(path: path, kind: kind))
      }
    }
  }

  /// Hard-links them into the new site, whose own files are `files`.
  ///
  /// One in the place of a file of the site is an error, unless their bytes are the same.
  func carry(into site: String, beside files: SiteListing) throws {
    guard !entries.isEmpty else { return }
    let owned = try unowned(besides: files, in: site)
    for entry in owned {
      let source = root + "/" + entry.path
      let target = site + "/" + entry.path
      do {
        try FileSystem.makingFolders(around: target) {
          switch entry.kind {
          case .folder: try FileSystem.makeFolder(target, mode: 0o700)
          case .file, .link: try FileSystem.linkOrCopy(source, to: target, kind: entry.kind)
          case .other: try FileSystem.link(source, to: target)
          }
        }
      } catch  where entry.kind == .other {
        throw DiagnosticError(.uncarriable(source))
      }
    }
    // Last, and from the innermost: filling a folder touches its time stamp.
    for entry in owned.reversed() where entry.kind == .folder {
      try FileSystem.copyAttributes(
        of: root + "/" + entry.path,
        to: site + "/" + entry.path,
        withTimes: true
      )
    }
  }

  /// The entries but for those that the new site has already, byte for byte.
  private func unowned(besides files: SiteListing, in site: String) throws -> [Entry] {
    let folders = files.folders
    var rest: [Entry] = []
    var conflicts: [Diagnostic] = []
    for entry in entries {
      let exact = ExactPath(entry.path)
      let isFolder = entry.kind == .folder
      if entry.path == Manifest.name || files.contains(exact) {
        let isSame =
          try entry.kind == .file
          && FileSystem.read(root + "/" + entry.path) == FileSystem.read(site + "/" + entry.path)
        if !isSame { conflicts.append(.foreignFile(entry.path)) }
      } else if !isFolder, folders.contains(exact) {
        conflicts.append(.foreignFile(entry.path))
      } else if !(isFolder && folders.contains(exact)) {
        rest.append(entry)
      }
    }
    guard conflicts.isEmpty else { throw DiagnosticError(conflicts) }
    return rest
  }
}

extension FileSystem {
  /// Gives a folder the owner and permissions of another, and its time stamps if wanted.
  ///
  /// The owner only where the process may: few may give files away.
  static func copyAttributes(
    of source: String,
    to target: String,
    withTimes: Bool
  ) throws(SystemFailure) {
    guard let status = try status(of: source) else { return }
    let folder = try OpenFile(target, O_RDONLY | O_DIRECTORY, to: "open the folder")
    let own = try folder.status()
    if own.owner != status.owner || own.group != status.group {
      guard fchown(folder.descriptor, status.owner, status.group) == 0 || errno == EPERM else {
        throw SystemFailure("set the owner of", target)
      }
    }
    // After the owner, since changing that drops the set-group bit.
    guard fchmod(folder.descriptor, status.mode) == 0,
      !withTimes || futimens(folder.descriptor, [status.accessed, status.modified]) == 0
    else { throw SystemFailure("set the attributes of", target) }
  }
}
