package import Diagnostics

/// Where a site is published: an absolute path free of links, and no folder that must not be.
package struct OutputFolder: Sendable {
  /// A place that no output folder may be or contain.
  package struct Protected: Sendable {
    /// As a message calls it, such as `the home folder`.
    package var name: String
    package var path: String

    /// Whether what lies in it is kept from being an output folder as well.
    package var isWhole: Bool

    package init(_ name: String, path: String, isWhole: Bool = false) {
      self.name = name
      self.path = path
      self.isWhole = isWhole
    }
  }

  /// As the person wrote it, for messages.
  package let name: String
  /// Where it truly stands; perhaps nothing does yet.
  package let path: String
  /// The folder around it, in which the new site is built.
  let parent: String

  /// Resolves an output folder, following symbolic links, and refuses a dangerous one.
  ///
  /// - Parameters:
  ///   - output: as configured; a relative path starts from `base`.
  ///   - base: an absolute path.
  ///   - protected: the home folder, the working folder and the configuration file; relative
  ///     paths start from `base` as well.
  /// - Throws: what is wrong with the folder, or with the way to it.
  package init(
    _ output: String,
    relativeTo base: String,
    protecting protected: [Protected]
  ) throws(DiagnosticError) {
    let resolved = try DiagnosticError.describing {
      try Self.resolve(Self.absolute(output, from: base), output: output)
    }
    guard let parent = Self.parent(of: resolved) else {
      throw DiagnosticError(.protectedOutput(output, because: "it is the whole file system"))
    }
    for place in protected where !place.path.isEmpty {
      let kept = try DiagnosticError.describing {
        try Self.resolve(Self.absolute(place.path, from: base), output: place.path)
      }
      if kept == resolved {
        throw DiagnosticError(.protectedOutput(output, because: "it is \(place.name)"))
      }
      if place.isWhole, resolved.utf8.starts(with: (kept + "/").utf8) {
        throw DiagnosticError(.protectedOutput(output, because: "it lies in \(place.name)"))
      }
      if kept.utf8.starts(with: (resolved + "/").utf8) {
        throw DiagnosticError(.protectedOutput(output, because: "it contains \(place.name)"))
      }
    }
    let status = try DiagnosticError.describing { try FileSystem.status(of: resolved) }
    guard status == nil || status?.kind == .folder else {
      throw DiagnosticError(.outputIsNoFolder(output))
    }
    self.name = output
    self.path = resolved
    self.parent = parent
  }

  private static func absolute(_ path: String, from base: String) -> String {
    path.hasPrefix("/") ? path : base + "/" + path
  }

  /// The path with its links resolved as far as it exists, and the rest of it as written.
  private static func resolve(_ path: String, output: String, depth: Int = 0) throws -> String {
    if let canonical = try FileSystem.canonicalPath(of: path) { return canonical }
    guard depth < 40 else { throw DiagnosticError(.linkLoop(output)) }
    var parts = path.split(separator: "/")
    guard let last = parts.popLast() else { return "/" }
    let around = "/" + parts.joined(separator: "/")
    // A link whose target is still to be made: the site goes where the link leads.
    if try FileSystem.status(of: path)?.kind == .link {
      let target = absolute(try FileSystem.linkTarget(of: path), from: around)
      return try resolve(target, output: output, depth: depth + 1)
    }
    let parent = try resolve(around, output: output, depth: depth + 1)
    switch last {
    case ".": return parent
    case "..": return Self.parent(of: parent) ?? "/"
    default: return (parent == "/" ? "" : parent) + "/" + last
    }
  }

  /// The folder around an absolute path, or nil for the top of the file system.
  private static func parent(of path: String) -> String? {
    guard path != "/", let parent = SitePath.parent(of: path) else { return nil }
    return parent.isEmpty ? "/" : parent
  }
}

extension OutputFolder {
  /// The start of the names of what publishing puts beside the folder: `.<name>.vitrine-`.
  ///
  /// A name too long to be lengthened is replaced by its hash.
  var siblingPrefix: String {
    let own = path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? ""
    let stem = own.utf8.count <= 180 ? own : ContentHash(of: Array(own.utf8)).hex
    return ".\(stem).vitrine-"
  }

  /// The path of a neighbour, by the end of its name.
  func sibling(_ suffix: String) -> String {
    (parent == "/" ? "" : parent) + "/" + siblingPrefix + suffix
  }
}
