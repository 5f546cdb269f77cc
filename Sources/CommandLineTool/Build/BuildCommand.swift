import Foundation
import GalleryGenerator

extension Command {
  static let build = Command(
    name: "build",
    summary: "Builds the site.",
    discussion: """
      Reads the queries of the configuration, fetches what the store does not hold, lays the \
      results out, checks every page, and puts the new site in the old one's place at once.

      EXIT STATUS:
        0   all done; warnings are allowed
        1   nothing was published; the site that stood is untouched
        2   published, but some galleries are stale or missing
        64  wrong arguments
        78  wrong configuration
        130, 143  interrupted (SIGINT, SIGTERM); nothing was published
      """,
    options: Option.ofBuild
  ) { tool, arguments in
    tool.report(await tool.build(arguments), arguments, hasHint: true)
  }
}

extension Option {
  static let config = Option(
    name: "config",
    value: .file,
    summary: "Read this configuration.",
    standard: "vitrine.yml in the working folder"
  )
  static let output = Option(
    name: "output",
    value: .folder,
    summary: "Write the site here.",
    standard: "site.output, else _site"
  )
  static let sample = Option(
    name: "sample",
    value: .none,
    summary: "Answer every query from the bundled catalogue: no key, no network."
  )
  static let offline = Option(
    name: "offline",
    value: .none,
    summary: "Make no connection; use stored answers alone.",
    excludes: ["refresh"]
  )
  static let refresh = Option(
    name: "refresh",
    value: .none,
    summary: "Fetch every answer anew, however young the stored one.",
    excludes: ["offline"]
  )
  static let strict = Option(
    name: "strict",
    value: .none,
    summary: "Publish nothing if a gallery is stale or missing."
  )
  static let baseURL = Option(
    name: "base-url",
    value: .address,
    summary: "Where the site will be served.",
    standard: "site.url"
  )
  static let jobs = Option(
    name: "jobs",
    value: .integer(1...Int.max),
    summary: "Do this many things at once.",
    standard: "one a core"
  )
  static let noValidate = Option(
    name: "no-validate",
    value: .none,
    summary: "Publish without checking the pages."
  )
  static let quiet = Option(
    name: "quiet",
    value: .none,
    summary: "Print errors only.",
    excludes: ["verbose"]
  )
  static let verbose = Option(
    name: "verbose",
    value: .none,
    summary: "Print details and timings too.",
    excludes: ["quiet"]
  )
  static let format = Option(
    name: "format",
    value: .choice(["text", "json"]),
    summary: "Print the result so.",
    standard: "text"
  )

  /// What `build` understands, and every command that builds first.
  static let ofBuild = [
    config, output, sample, offline, refresh, strict, baseURL, jobs, noValidate, quiet, verbose,
    format,
  ]
}

extension BuildOptions {
  /// What the arguments say; `vitrine.yml` is taken where it lies in the working folder.
  init(_ arguments: ParsedArguments, workingFolder: String) {
    self.init()
    let standard = Self.standardFile
    let isThere = FileManager.default.fileExists(atPath: "\(workingFolder)/\(standard)")
    configurationFile = arguments[.config] ?? (isThere ? standard : nil)
    output = arguments[.output]
    baseURL = arguments[.baseURL]
    usesSample = arguments.contains(.sample)
    isOffline = arguments.contains(.offline)
    refreshes = arguments.contains(.refresh)
    isStrict = arguments.contains(.strict)
    validates = !arguments.contains(.noValidate)
    jobs = arguments[.jobs].flatMap { Int($0) }
  }
}
