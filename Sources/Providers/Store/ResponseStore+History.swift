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
  /// What the galleries hold.
  package func history() -> History {
    var history = History()
    attempt { database throws(SQLiteError) -> Void? in
      var slug: String?
      var gallery = History.Gallery()
      // In the order of the table's own key, so nothing is sorted.
      try database.forEachRow(
        """
        SELECT gallery, item, entered FROM history WHERE gone IS NULL
          ORDER BY gallery, item, entered
        """
      ) { row in
        if slug.map({ !row.holds($0, in: 0) }) ?? true {
          if let slug { history.append(gallery, of: slug) }
          slug = row.text(0)
          gallery = History.Gallery()
        }
        gallery.append(row.bytes(1), entered: row.integer(2) ?? 0)
      }
      if let slug { history.append(gallery, of: slug) }
    }
    return history
  }

  /// Notes which items have entered and left since `history` was read, all or, where that fails,
  /// none.
  ///
  /// A gallery that is not among `contents` was not answered, and keeps what it held.
  package func record(_ contents: [GalleryContents], since history: History) {
    var entering: [[SQLiteValue]] = []
    var leaving: [[SQLiteValue]] = []
    for content in contents {
      let held = history[content.gallery] ?? History.Gallery()
      let gallery = SQLiteValue.text(content.gallery)
      for item in content.items where held.entered(item) == nil {
        entering.append([gallery, .text(item), .integer(content.seen)])
      }
      for item in Set(held.allKeys).subtracting(content.items).sorted() {
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
