/// What a gallery held when it was answered.
package struct GalleryContents: Sendable, Hashable {
  /// Its slug.
  package var gallery: String
  /// The keys of its items, `<service>/<kind>/<id>`.
  package var items: [String]
  /// When the answer was received, in seconds since 1970.
  package var seen: Int

  package init(gallery: String, items: [String], seen: Int) {
    self.gallery = gallery
    self.items = items
    self.seen = seen
  }
}

extension ResponseStore {
  /// When each item that a gallery holds entered it, in seconds since 1970: by slug, and by key.
  package func entries() -> [String: [String: Int]] {
    let rows = attempt { database throws(SQLiteError) in
      try database.rows("SELECT gallery, item, entered FROM history WHERE gone IS NULL")
    }
    var entries: [String: [String: Int]] = [:]
    for row in rows ?? [] {
      guard let gallery = row[0].text, let item = row[1].text, let entered = row[2].integer else {
        continue
      }
      entries[gallery, default: [:]][item] = entered
    }
    return entries
  }

  /// Notes which items have entered and left since `entries` were read, all or, where that fails,
  /// none.
  ///
  /// A gallery that is not among `contents` was not answered, and keeps what it held.
  package func record(_ contents: [GalleryContents], since entries: [String: [String: Int]]) {
    var entering: [[SQLiteValue]] = []
    var leaving: [[SQLiteValue]] = []
    for content in contents {
      let known = entries[content.gallery] ?? [:]
      let gallery = SQLiteValue.text(content.gallery)
      for item in content.items where known[item] == nil {
        entering.append([gallery, .text(item), .integer(content.seen)])
      }
      for item in Set(known.keys).subtracting(content.items).sorted() {
        leaving.append([.integer(content.seen), gallery, .text(item)])
      }
    }
    guard !entering.isEmpty || !leaving.isEmpty else { return }
    attempt { database throws(SQLiteError) in
      try database.transaction { database throws(SQLiteError) in
        try database.run(
          "UPDATE history SET gone = ? WHERE gallery = ? AND item = ? AND gone IS NULL",
          forEach: leaving
        )
        // Another build may have seen it first; come back in the second when it left, it has not left.
        try database.run(
          """
          INSERT INTO history (gallery, item, entered) VALUES (?, ?, ?)
            ON CONFLICT (gallery, item) WHERE gone IS NULL DO NOTHING
            ON CONFLICT (gallery, item, entered) DO UPDATE SET gone = NULL
          """,
          forEach: entering
        )
      }
    }
  }
}
