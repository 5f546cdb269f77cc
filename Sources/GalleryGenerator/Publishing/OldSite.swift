import CExchange
import Diagnostics
import Glibc

/// The site that was replaced: removed file by file, and nothing else with it.
///
/// What came into it, or was replaced in it, after the foreign files were carried over moves to
/// the new site; so no file is lost to a build that somebody's `git commit` ran beside.
struct OldSite {
  /// Where the old site stands now.
  let root: String
  /// The new site, in place.
  let site: String
  private let previous: PreviousSite
  private let siteFolders: Set<ExactPath>
  private let carried: Set<ExactPath>
  /// What found no room in the new site.
  private(set) var kept: [String] = []

  init(root: String, replacedBy site: String, previous: PreviousSite, carried: ForeignFiles) {
    self.root = root
    self.site = site
    self.previous = previous
    self.siteFolders = carried.siteFolders
    self.carried = Set(carried.entries.map { ExactPath($0.path) })
  }

  mutating func remove() throws {
    try remove(folder: "", of: OpenFolder(root))
  }

  private mutating func remove(folder: String, of top: OpenFolder) throws {
    for (name, kind) in try FileSystem.list(root + "/" + folder) {
      let path = folder + name
      let exact = ExactPath(path)
      let isCarried = carried.contains(exact)
      switch kind {
      case .folder:
        if !isCarried, !siteFolders.contains(exact) {
          try FileSystem.makeFolders(site + "/" + path)
        }
        try remove(folder: path + "/", of: top)
      case .file where !isCarried && isOwn(exact):
        try FileSystem.removeFile(path, in: top)
      case .file, .link, .other:
        try retire(path, isCarried: isCarried)
      }
    }
    // What found no room keeps its folders.
    if kept.isEmpty { try FileSystem.removeFolder(root + "/" + folder) }
  }

  private func isOwn(_ path: ExactPath) -> Bool {
    path.text == Manifest.name || previous.manifest.contains(path)
  }

  /// Removes a foreign file whose twin stands in the new site, or moves it there.
  private mutating func retire(_ path: String, isCarried: Bool) throws {
    let source = root + "/" + path
    let target = site + "/" + path
    if isCarried {
      guard let old = try FileSystem.status(of: source) else { return }
      if let new = try FileSystem.status(of: target), new.isSame(as: old) || new.matches(old) {
        return try FileSystem.removeFile(source)
      }
      return try FileSystem.makingFolders(around: target) {
        try FileSystem.rename(source, to: target)
      }
    }
    do {
      try FileSystem.makingFolders(around: target) {
        let number = vitrine_rename_new(source, target)
        guard number == 0 else { throw SystemFailure("rename", source, number) }
      }
    } catch {
      kept.append(path)
    }
  }
}

extension FileSystem.Status {
  /// Whether a copy that was made with the time stamps of its source still looks like it.
  func matches(_ other: Self) -> Bool {
    kind == other.kind && size == other.size && modified.tv_sec == other.modified.tv_sec
      && modified.tv_nsec == other.modified.tv_nsec
  }
}
