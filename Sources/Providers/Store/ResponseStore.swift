package import Diagnostics

/// Keeps answers from one build to the next, in one SQLite file.
///
/// An answer is whole or absent: what is damaged, cut off or unreadable counts as not there. A
/// store that fails never fails a build: it says so once, and the build goes on without it.
package actor ResponseStore {
  private let file: StoreFile
  /// A mark of the running program, by which it knows what it has read before.
  private let program: Int?
  private var database: SQLiteDatabase?
  private var warnings: [Diagnostic]
  /// Whether a failure was told, which is told once.
  private var hasFailed = false

  /// Opens the store at `path`, making it and its folder where they are absent.
  ///
  /// A damaged file is set aside beside it, and a new one begun. Where nothing can be opened the
  /// store is empty and keeps nothing; `takeWarnings` tells why.
  /// `isReadOnly`: only to be looked at, so that nothing is made, mended or set aside. `program`
  /// differs between all versions of the program; without it every answer is read anew.
  package init(path: String, isReadOnly: Bool = false, program: UInt64? = nil) {
    self.program = program.map { Int(bitPattern: UInt($0)) }
    file = StoreFile(path: path, isReadOnly: isReadOnly)
    let (database, warnings) = file.opened()
    self.database = database
    self.warnings = warnings
  }

  /// What went wrong since this was last asked.
  package func takeWarnings() -> [Diagnostic] {
    let taken = warnings
    warnings = []
    return taken
  }

  /// The answer to a request of that URL, if there is a whole one.
  func answer(for key: String) -> StoredAnswer? {
    let row = attempt { database throws(SQLiteError) in
      try database.row(
        "SELECT retrieved, checksum, body, expires, etag, modified FROM answers WHERE key = ?",
        [.text(key)]
      )
    }
    guard let row, let retrieved = row[0].integer, let checksum = row[1].integer,
      let packed = row[2].blob, Checksum.of(packed) == checksum, let expires = row[3].integer,
      let body = StoredAnswer.unpacked(packed)
    else { return nil }
    return StoredAnswer(
      key: key,
      retrieved: retrieved,
      expires: expires,
      validators: Validators(entityTag: row[4].text ?? "", lastModified: row[5].text ?? ""),
      body: body
    )
  }

  /// Keeps answers, all of them or, where that fails, none.
  ///
  /// Without `replacing`, answers that are there already stay.
  func save(_ answers: [StoredAnswer], replacing: Bool = true) {
    guard !answers.isEmpty else { return }
    let verb = replacing ? "REPLACE" : "IGNORE"
    attempt { database throws(SQLiteError) in
      try database.transaction { database throws(SQLiteError) in
        for answer in answers {
          let packed = StoredAnswer.packed(answer.body)
          try database.row(
            """
            INSERT OR \(verb) INTO answers
              (key, retrieved, checksum, body, expires, etag, modified, page)
              VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
              .text(answer.key), .integer(answer.retrieved),
              .integer(Checksum.of(packed)), .blob(packed), .integer(answer.expires),
              .text(answer.validators.entityTag), .text(answer.validators.lastModified),
              answer.page.flatMap(record(of:)).map(SQLiteValue.blob) ?? .null,
            ]
          )
        }
      }
    }
  }

  /// What the answer to a request of that URL says, if this program has read it before.
  nonisolated func page(
    for key: String,
    decoding: String
  ) async -> (retrieved: Int, page: ResultPage)? {
    // Read by whoever asks, so that the store is free for others.
    guard let mark = mark(of: decoding), let stored = await record(for: key) else { return nil }
    return StoredPage.page(from: stored.record, mark: mark).map { (stored.retrieved, $0) }
  }

  private func record(for key: String) -> (retrieved: Int, record: [UInt8])? {
    attempt { database throws(SQLiteError) in
      try database.first(
        "SELECT retrieved, checksum, body, page FROM answers WHERE key = ? AND page IS NOT NULL",
        [.text(key)]
      ) { row in
        // An answer that is damaged is none, whatever was read of it before.
        guard let retrieved = row.integer(0),
          row.integer(1) == Checksum.of(UnsafeRawBufferPointer(row.bytes(2)))
        else { return nil }
        return (retrieved, Array(row.bytes(3)))
      }
    }
  }

  /// Keeps what answers say beside those that are still there.
  func keep(_ pages: [StoredPage]) {
    guard !file.isReadOnly else { return }
    var values: [[SQLiteValue]] = []
    for page in pages {
      guard let record = record(of: page) else { continue }
      values.append([.blob(record), .text(page.key), .integer(page.retrieved)])
    }
    guard !values.isEmpty else { return }
    attempt { database throws(SQLiteError) in
      try database.transaction { database throws(SQLiteError) in
        try database.run(
          "UPDATE answers SET page = ? WHERE key = ? AND retrieved = ?",
          forEach: values
        )
      }
    }
  }

  private func record(of page: StoredPage) -> [UInt8]? {
    mark(of: page.decoding).map { StoredPage.record(of: page.page, mark: $0) }
  }

  private nonisolated func mark(of decoding: String) -> Int? {
    program.map { $0 ^ Checksum.of(Array(decoding.utf8)) }
  }

  /// A value that was kept under a name, such as an anonymous id.
  func value(named name: String) -> String? {
    attempt { database throws(SQLiteError) in
      try database.row("SELECT value FROM kept WHERE name = ?", [.text(name)])
    }?.first?.text
  }

  func keep(_ value: String, named name: String) {
    attempt { database throws(SQLiteError) in
      try database.row(
        "INSERT OR REPLACE INTO kept (name, value) VALUES (?, ?)",
        [.text(name), .text(value)]
      )
    }
  }

  /// What was remembered under a name of what can be made again.
  package func bytes(named name: String) -> [UInt8]? {
    attempt { database throws(SQLiteError) in
      try database.row("SELECT value FROM memory WHERE name = ?", [.text(name)])
    }?.first?.blob
  }

  /// Remembers it, in place of what was remembered under the name.
  package func keep(_ bytes: [UInt8], named name: String) {
    attempt { database throws(SQLiteError) in
      try database.row(
        "INSERT OR REPLACE INTO memory (name, value) VALUES (?, ?)",
        [.text(name), .blob(bytes)]
      )
    }
  }

  /// Replaces a kept value by what `change` makes of it, and returns what that returned.
  ///
  /// No other build comes between. Nil where nothing could be kept.
  func change<Outcome: Sendable>(
    named name: String,
    _ change: @Sendable (String?) -> (String, Outcome)
  ) -> (String, Outcome)? {
    attempt { database throws(SQLiteError) in
      var changed: (String, Outcome)?
      try database.transaction { database throws(SQLiteError) in
        let row = try database.row("SELECT value FROM kept WHERE name = ?", [.text(name)])
        let (value, outcome) = change(row?.first?.text)
        try database.row(
          "INSERT OR REPLACE INTO kept (name, value) VALUES (?, ?)",
          [.text(name), .text(value)]
        )
        changed = (value, outcome)
      }
      return changed
    }
  }

  /// Runs `body` if there is a database; a failure becomes a warning, a damaged file a new one.
  @discardableResult
  func attempt<Value>(
    _ body: (SQLiteDatabase) throws(SQLiteError) -> Value?
  ) -> Value? {
    guard let database else { return nil }
    do {
      return try body(database)
    } catch  where error.isDamage {
      self.database = nil
      let (replacement, warnings) = file.replacement(because: error)
      self.database = replacement
      self.warnings += warnings
    } catch {
      guard !hasFailed else { return nil }
      hasFailed = true
      warnings.append(file.warning(.unusable, error.message))
    }
    return nil
  }
}
