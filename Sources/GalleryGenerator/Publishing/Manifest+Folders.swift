extension Manifest {
  /// The folders that the files need, the top one left out.
  var folders: Set<ExactPath> {
    var folders: Set<ExactPath> = []
    var last: [UInt8] = []
    for place in places {
      withPath(of: place) { path in
        let slash = path.lastIndex(of: UInt8(ascii: "/")) ?? 0
        // Files of a folder stand together, mostly.
        guard !path[..<slash].elementsEqual(last) else { return }
        last = Array(path[..<slash])
        var folder = String(decoding: last, as: UTF8.self)
        while !folder.isEmpty, folders.insert(ExactPath(folder)).inserted {
          folder = SitePath.parent(of: folder) ?? ""
        }
      }
    }
    return folders
  }

  /// Calls `body` with each path that `other` has not.
  func forEachPath<Failure>(
    notIn other: Manifest,
    _ body: (String) throws(Failure) -> Void
  ) throws(Failure) {
    for place in places {
      let missing = withPath(of: place) { path in
        other.contains(path) ? nil : String(decoding: path, as: UTF8.self)
      }
      if let missing { try body(missing) }
    }
  }
}
