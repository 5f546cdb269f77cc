import Testing

@testable import CommandLineTool

@Suite struct UsageTests {
  private static let usage = """
    usage: vitrine build [--config <file>] [--output <dir>] [--sample]
                         [--offline|--refresh] [--strict] [--base-url <url>]
                         [--jobs <n>] [--no-validate] [--quiet|--verbose]
                         [--format text|json]
      See 'vitrine build --help' for more.

    """

  /// Arguments, separated by spaces, and what is said of them.
  struct Fault: Sendable, CustomTestStringConvertible {
    var arguments: String
    var message: String
    var note: String?

    init(_ arguments: String, _ message: String, note: String? = nil) {
      self.arguments = arguments
      self.message = message
      self.note = note
    }

    var testDescription: String { arguments }

    var text: String {
      "error: \(message)\n" + (note.map { "  note: did you mean \($0)?\n" } ?? "")
    }
  }

  private static let faultsOfBuild = [
    Fault(
      "--outptu x",
      "unknown option '--outptu' [arguments.unknown-option]",
      note: "'--output'"
    ),
    Fault(
      "-output x",
      "unknown option '-output' [arguments.unknown-option]",
      note: "'--output'"
    ),
    Fault("--xyzzy", "unknown option '--xyzzy' [arguments.unknown-option]"),
    Fault(
      "--a\u{1b}[31m",
      "unknown option '--a\\u{1b}[31m' [arguments.unknown-option]"
    ),
    Fault("--output", "'--output' needs a value: --output <dir> [arguments.missing-value]"),
    Fault(
      "--output --sample",
      "'--output' needs a value: --output <dir> [arguments.missing-value]"
    ),
    Fault("--output=", "'--output' must not be empty [arguments.invalid-value]"),
    Fault("--sample=yes", "'--sample' takes no value [arguments.unexpected-value]"),
    Fault(
      "--jobs 0",
      "'--jobs' must be a whole number of at least 1, not '0' [arguments.invalid-value]"
    ),
    Fault(
      "--jobs -1",
      "'--jobs' must be a whole number of at least 1, not '-1' [arguments.invalid-value]"
    ),
    Fault(
      "--jobs 9999999999999999999",
      """
      '--jobs' must be a whole number of at least 1, not '9999999999999999999' \
      [arguments.invalid-value]
      """
    ),
    Fault(
      "--format jsno",
      "'--format' must be text or json, not 'jsno' [arguments.invalid-value]",
      note: "'json'"
    ),
    Fault(
      "--base-url example.org",
      """
      '--base-url' must be an absolute http or https address, not 'example.org' \
      [arguments.invalid-value]
      """
    ),
    Fault(
      "--base-url=https:///films",
      """
      '--base-url' must be an absolute http or https address, not 'https:///films' \
      [arguments.invalid-value]
      """
    ),
    Fault(
      "--verbose --quiet",
      "'--quiet' and '--verbose' contradict each other [arguments.contradiction]"
    ),
    Fault("x", "unexpected argument 'x' [arguments.unexpected-argument]"),
    Fault("-- -x y", "2 unexpected arguments: '-x', 'y' [arguments.unexpected-argument]"),
  ]

  @Test(arguments: faultsOfBuild)
  func wrongArgumentsAreNamedWithTheUsage(_ fault: Fault) async {
    let arguments = fault.arguments.split(separator: " ").map(String.init)
    let run = await RecordedRun(["build"] + arguments)
    #expect(run.errors == fault.text + Self.usage)
    #expect(run.output == "")
    #expect(run.status == .usage)
    #expect(run.options == nil)
  }

  private static let faultsOfTheTool = [
    Fault("biuld", "unknown command 'biuld' [arguments.unknown-command]", note: "'build'"),
    Fault("help biuld", "unknown command 'biuld' [arguments.unknown-command]", note: "'build'"),
    Fault(
      "--sample",
      "unknown option '--sample' [arguments.unknown-option]",
      note: "'vitrine build --sample'"
    ),
    Fault("--hlep", "unknown option '--hlep' [arguments.unknown-option]", note: "'--help'"),
    Fault("--", "a command is missing [arguments.missing-command]"),
  ]

  @Test(arguments: faultsOfTheTool)
  func aWrongBeginningIsNamedWithTheUsageOfTheTool(_ fault: Fault) async {
    let run = await RecordedRun(fault.arguments.split(separator: " ").map(String.init))
    #expect(
      run.errors == fault.text + """
        usage: vitrine <command> [options]
          See 'vitrine --help' for more.

        """
    )
    #expect(run.status == .usage)
  }

  @Test func aCommandFarFromAllNamesLearnsThemAll() async {
    let run = await RecordedRun(["frobnicate"])
    #expect(
      run.errors.contains("  note: known here: \(Command.all.map(\.name).joined(separator: ", "))")
    )
  }
}

@Suite struct HelpTests {
  @Test func theVersionIsOneLineOnTheOutput() async {
    for arguments in [["--version"], ["build", "--version"]] {
      let run = await RecordedRun(arguments)
      #expect(run.output == "\(Vitrine.version)\n")
      #expect(run.errors == "")
      #expect(run.status == .success)
    }
  }

  @Test func theHelpOfTheToolListsItsCommands() async {
    let run = await RecordedRun(["--help"])
    #expect(
      run.output == """
        OVERVIEW: Builds a static site of search galleries: a file of queries in, a
        folder of pages out.

        USAGE: vitrine <command> [options]

        COMMANDS:
          build  Builds the site.
          serve  Builds the site and serves it on this machine.
          plan   Shows what a build would fetch, before it does.
          cache  Shows or empties the response store.
          help   Shows the help of a command.

        OPTIONS:
          --version   Show the version.
          -h, --help  Show this help.

          See 'vitrine help <command>' for the options of a command.

        """
    )
    #expect(run.status == .success)
    #expect(run.errors == "")
  }

  @Test func theHelpOfBuildListsItsOptionsAndExitCodees() async {
    let run = await RecordedRun(["help", "build"])
    #expect(
      run.output == """
        OVERVIEW: Builds the site.

        Reads the queries of the configuration, fetches what the store does not hold,
        lays the results out, checks every page, and puts the new site in the old one's
        place at once.

        EXIT STATUS:
          0   all done; warnings are allowed
          1   nothing was published; the site that stood is untouched
          2   published, but some galleries are stale or missing
          64  wrong arguments
          78  wrong configuration
          130, 143  interrupted (SIGINT, SIGTERM); nothing was published

        USAGE: vitrine build [--config <file>] [--output <dir>] [--sample]
                             [--offline|--refresh] [--strict] [--base-url <url>]
                             [--jobs <n>] [--no-validate] [--quiet|--verbose]
                             [--format text|json]

        OPTIONS:
          --config <file>     Read this configuration. (default: vitrine.yml in the
                              working folder)
          --output <dir>      Write the site here. (default: site.output, else _site)
          --sample            Answer every query from the bundled catalogue: no key, no
                              network.
          --offline           Make no connection; use stored answers alone.
          --refresh           Fetch every answer anew, however young the stored one.
          --strict            Publish nothing if a gallery is stale or missing.
          --base-url <url>    Where the site will be served. (default: site.url)
          --jobs <n>          Do this many things at once. (default: one a core)
          --no-validate       Publish without checking the pages.
          --quiet             Print errors only.
          --verbose           Print details and timings too.
          --format text|json  Print the result so. (default: text)
          --version           Show the version.
          -h, --help          Show this help.

        """
    )
  }

  @Test func noLineOfAnyHelpIsWiderThanEightyColumns() {
    for command in Command.all.map(Optional.some) + [nil] {
      for line in HelpText(command: command).text.split(separator: "\n") {
        #expect(line.count <= 80, "\(line)")
      }
    }
  }
}
