import Diagnostics

/// Diagnostics, with those that one template fault causes on many pages told once.
struct DiagnosticTally: Sendable {
  private struct Key: Hashable {
    var code: String
    var message: String
    var notes: [String]
  }

  private struct Entry {
    var diagnostic: Diagnostic
    /// How often it was found beyond the first time.
    var repetitions = 0
    var files = 1
    var lastFile: String?
  }

  private var entries: [Entry] = []
  private var indices: [Key: Int] = [:]

  mutating func add(_ diagnostic: Diagnostic) {
    let key = Key(
      code: diagnostic.code,
      message: diagnostic.message,
      notes: diagnostic.notes
    )
    let file = diagnostic.location?.file
    guard let index = indices[key] else {
      indices[key] = entries.count
      entries.append(Entry(diagnostic: diagnostic, lastFile: file))
      return
    }
    entries[index].repetitions += 1
    if entries[index].lastFile != file {
      entries[index].files += 1
      entries[index].lastFile = file
    }
  }

  /// Each with its first place and a note on how many more there are.
  var diagnostics: [Diagnostic] {
    entries.map { entry in
      var diagnostic = entry.diagnostic
      if entry.repetitions > 0 {
        let more = entry.repetitions == 1 ? "1 more place" : "\(entry.repetitions) more places"
        let pages = entry.files == 1 ? "of this page" : ", on \(entry.files) pages in all"
        diagnostic.notes.append("the same in \(more)\(entry.files == 1 ? " " : "")\(pages)")
      }
      return diagnostic
    }
  }
}
