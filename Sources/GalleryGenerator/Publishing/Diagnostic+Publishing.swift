import Diagnostics

/// What can be wrong with an output folder, what stands in it, or what is to be put there.
extension Diagnostic {
  static func protectedOutput(_ output: String, because reason: String) -> Self {
    Diagnostic(
      .error,
      code: "publish.protected-folder",
      "refusing to publish to '\(output)': \(reason)",
      notes: ["name a folder of the site's own, such as '_site'"]
    )
  }

  static func outputIsNoFolder(_ output: String) -> Self {
    Diagnostic(
      .error,
      code: "publish.not-a-folder",
      "refusing to publish to '\(output)': it is not a folder"
    )
  }

  static func linkLoop(_ output: String) -> Self {
    Diagnostic(
      .error,
      code: "publish.not-a-folder",
      "refusing to publish to '\(output)': its symbolic links lead round in a circle"
    )
  }

  static func foreignFolder(_ output: String, holding names: [String]) -> Self {
    let shown = names.sorted().prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    let more = names.count > 5 ? " and \(names.count - 5) more" : ""
    return Diagnostic(
      .error,
      code: "publish.foreign-folder",
      "refusing to publish to '\(output)': it holds what was not published here: \(shown)\(more)",
      notes: [
        "publish to a new or empty folder, or move these out of it first",
        "nothing in it was changed",
      ]
    )
  }

  static func foreignFile(_ path: String) -> Self {
    let own = "move it to 'Public/\(path)' beside the configuration, and the site will have yours"
    // A page's address comes from a slug; what is no page may come from `Public/` as well.
    let cure = path.hasSuffix(".html") ? "move it away, or give the gallery another slug" : own
    return Diagnostic(
      .error,
      code: "publish.foreign-file",
      "'\(path)' in the output folder was not published here, and the new site needs its place",
      notes: [cure]
    )
  }

  static func corruptManifest(file: String, line: Int) -> Self {
    Diagnostic(
      .error,
      code: "publish.corrupt-manifest",
      at: SourceLocation(file: file, line: line),
      "the list of published files cannot be read",
      notes: [
        "without it nobody can tell the site's files from others, so nothing was changed",
        "move the folder away and build again",
      ]
    )
  }

  static func newerManifest(file: String, version: String) -> Self {
    Diagnostic(
      .error,
      code: "publish.newer-manifest",
      at: SourceLocation(file: file, line: 1),
      "the list of published files has version '\(version)', and this program reads version 1",
      notes: ["build with the version of vitrine that published it, or move the folder away"]
    )
  }

  static func busy(_ output: String, process: String) -> Self {
    let other = process.isEmpty ? "another build" : "another build (process \(process))"
    return Diagnostic(
      .error,
      code: "publish.busy",
      "\(other) is publishing to '\(output)'",
      notes: ["wait until it is done, then build again"]
    )
  }

  static func duplicatePath(_ path: String) -> Self {
    Diagnostic(.error, code: "publish.duplicate-path", "two files of the site are called '\(path)'")
  }

  static func pathOutside(_ path: String) -> Self {
    Diagnostic(.error, code: "publish.path", "'\(path)' is no path inside the site")
  }

  static func reservedPath(_ path: String) -> Self {
    Diagnostic(.error, code: "publish.path", "'\(path)' is kept for the list of published files")
  }

  static func nameTooLong(_ path: String, length: Int) -> Self {
    Diagnostic(
      .error,
      code: "publish.long-name",
      "a name in '\(path)' is \(length) bytes long; file systems take \(SitePath.longestName)"
    )
  }

  static func unportableName(_ path: String, reason: String) -> Self {
    Diagnostic(
      .error,
      code: "publish.unportable-name",
      "'\(path)' cannot be stored on Windows: \(reason)",
      notes: ["rename the file, or give the gallery another slug"]
    )
  }

  static func undecodableName(_ name: String, in folder: String) -> Self {
    Diagnostic(
      .error,
      code: "publish.undecodable-name",
      "'\(name)' in '\(folder)' is not named in UTF-8, so it cannot be carried over",
      notes: ["rename it, or move it away"]
    )
  }

  static func uncarriable(_ path: String) -> Self {
    Diagnostic(
      .error,
      code: "publish.uncarriable-file",
      "'\(path)' is neither a file nor a folder nor a link, so it cannot be carried over",
      notes: ["move it away"]
    )
  }

  static func notFlushed(_ output: String, because failure: SystemFailure) -> Self {
    Diagnostic(
      .warning,
      code: "publish.not-flushed",
      "the site is published to '\(output)', but may not outlast a loss of power",
      notes: [failure.message]
    )
  }

  static func lateFile(_ path: String, keptIn folder: String) -> Self {
    Diagnostic(
      .warning,
      code: "publish.late-file",
      "'\(path)' came into the old site while the new one, which has its own, took the place",
      notes: ["it is kept in '\(folder)'"]
    )
  }

  static func oldSiteKept(in folder: String, because error: DiagnosticError) -> Self {
    Diagnostic(
      .warning,
      code: "publish.old-site-kept",
      "the site is published, but the old one could not be removed",
      notes: error.diagnostics.map(\.message) + ["what is left of it is in '\(folder)'"]
    )
  }
}
