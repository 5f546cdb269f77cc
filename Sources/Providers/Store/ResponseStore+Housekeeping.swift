/// What a response store holds.
package struct StoreStatistics: Sendable, Hashable {
  /// The answers of one host.
  package struct Host: Sendable, Hashable {
    package var name: String
    package var answers: Int
    /// Bytes, as they are kept.
    package var bytes: Int
    /// When the oldest and the newest were received, in seconds since 1970.
    package var oldest: Int
    package var newest: Int
    /// How many the service's terms forbid to use any more.
    package var expired: Int
  }

  /// By name.
  package var hosts: [Host] = []
}

extension ResponseStore {
  /// Counts what is there, as it stands at `now`, in seconds since 1970.
  package func statistics(at now: Int) -> StoreStatistics {
    // What stands between the scheme and the first slash after it: a key is a whole URL.
    let rows = attempt { database throws(SQLiteError) in
      try database.rows(
        """
        SELECT substr(rest, 1, instr(rest || '/', '/') - 1) AS host, count(*),
          coalesce(sum(length(body)), 0), min(retrieved), max(retrieved), sum(expires < ?)
        FROM (SELECT substr(key, instr(key, '://') + 3) AS rest, * FROM answers)
        GROUP BY host ORDER BY host
        """,
        [.integer(now)]
      )
    }
    return StoreStatistics(
      hosts: (rows ?? []).map { row in
        StoreStatistics.Host(
          name: row[0].text ?? "",
          answers: row[1].integer ?? 0,
          bytes: row[2].integer ?? 0,
          oldest: row[3].integer ?? 0,
          newest: row[4].integer ?? 0,
          expired: row[5].integer ?? 0
        )
      }
    )
  }

  /// A hash of all answers and of the history; nil where one is damaged, or there is no store.
  package func fingerprint() -> Int? {
    attempt { database throws(SQLiteError) -> Int? in
      var writer = RecordWriter()
      var isWhole = true
      try database.forEachRow("SELECT key, retrieved, checksum, body FROM answers ORDER BY key") {
        row in
        let checksum = Checksum.of(UnsafeRawBufferPointer(row.bytes(3)))
        isWhole = isWhole && row.integer(2) == checksum
        writer.write(Checksum.of(UnsafeRawBufferPointer(row.bytes(0))))
        writer.write(row.integer(1) ?? -1)
        writer.write(checksum)
      }
      try database.forEachRow("SELECT count(*), total(entered), count(gone) FROM history") { row in
        writer.write(row.integer(0) ?? 0)
        writer.write(row.text(1))
        writer.write(row.integer(2) ?? 0)
      }
      return isWhole ? Checksum.of(writer.bytes) : nil
    }
  }

  /// Removes the answers that the services' terms forbid to use at `now`; returns how many.
  @discardableResult
  package func prune(at now: Int) -> Int {
    remove("DELETE FROM answers WHERE expires < ?", [.integer(now)])
  }

  /// Removes every answer, and what can be made of them again; returns how many answers.
  package func clear() -> Int {
    attempt { database throws(SQLiteError) in try database.run("DELETE FROM memory") }
    return remove("DELETE FROM answers", [])
  }

  /// Gives the space of what was removed back to the disk.
  package func compact() {
    attempt { database throws(SQLiteError) in try database.run("VACUUM") }
  }

  private func remove(_ statement: String, _ parameters: [SQLiteValue]) -> Int {
    attempt { database throws(SQLiteError) in
      try database.row(statement, parameters)
      return database.changes
    } ?? 0
  }
}
