import Diagnostics

/// What a person asked for.
struct BenchmarkOptions: Equatable {
  /// Numbers of galleries to build sites of.
  var sizes = [100, 1_000, 10_000]
  /// How often each thing is measured.
  var runs = 5
  /// Whether the tables are those of a Markdown page.
  var isMarkdown = false
  /// The folder to work in; nil: the system's for temporary files.
  var workFolder: String?

  static let usage = """
    usage: vitrine-bench [--sizes N,N,…] [--runs N] [--markdown] [--work DIR]

      --sizes N,N,…   numbers of galleries to build sites of (default: 100,1000,10000)
      --runs N        how often each thing is measured (default: 5)
      --markdown      write the tables for a Markdown page
      --work DIR      work in a new folder in DIR, such as one on a tmpfs; it is removed again

    """

  init() {}

  /// Reads the arguments, without the programme's name; nil where they ask for help.
  init?(_ arguments: [String]) throws(DiagnosticError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      func value() throws(DiagnosticError) -> String {
        if parts.count > 1 { return String(parts[1]) }
        guard let next = rest.popFirst() else { throw Self.fault("'\(argument)' needs a value") }
        return next
      }
      switch parts[0] {
      case "--help", "-h": return nil
      case "--markdown" where parts.count == 1: isMarkdown = true
      case "--sizes":
        let words = try value().split(separator: ",", omittingEmptySubsequences: false)
        sizes = []
        for word in words { sizes.append(try Self.number(word, of: "--sizes")) }
      case "--runs": runs = try Self.number(Substring(try value()), of: "--runs")
      case "--work": workFolder = try value()
      default:
        let names = ["--sizes", "--runs", "--markdown", "--work", "--help"]
        throw Self.fault(
          "unknown argument '\(argument)'",
          note: Suggestion.note(for: String(parts[0]), among: names)
        )
      }
    }
  }

  private static func number(
    _ text: Substring,
    of option: String
  ) throws(DiagnosticError) -> Int {
    guard let number = Int(text), number > 0 else {
      throw fault("'\(text)' is no number for '\(option)': it must be whole and above 0")
    }
    return number
  }

  private static func fault(_ message: String, note: String? = nil) -> DiagnosticError {
    DiagnosticError(
      Diagnostic(.error, code: "usage.bench", message, notes: note.map { [$0] } ?? [])
    )
  }
}
