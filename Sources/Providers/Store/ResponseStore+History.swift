/// What a gallery held when it was answered.
package struct GalleryContents: Sendable, Hashable {
  /// Its slug.
  package var gallery: String
  /// When the answer was received, in seconds since 1970.
  package var seen: Int
  /// The keys of its items one after another, and where each ends: when a large site is built for
  /// the first time, each of its galleries is one of these.
  private var keys: [UInt8] = []
  private var ends: [Int32] = []

  package init(gallery: String, items: [String], seen: Int) {
    self.gallery = gallery
    self.seen = seen
    for item in items {
      keys += item.utf8
      ends.append(Int32(keys.count))
    }
  }

  /// The keys of its items, `<service>/<kind>/<id>`.
  package var items: [String] {
    var start: Int32 = 0
    return ends.map { end in
      defer { start = end }
      return String(decoding: keys[Int(start)..<Int(end)], as: UTF8.self)
    }
  }

  /// For the rows of the items that it had not: gallery, item, when it entered.
  fileprivate func entering(since held: History.Gallery?) -> [[SQLiteValue]] {
    items.filter { held?.entered($0) == nil }.map { [.text(gallery), .text($0), .integer(seen)] }
  }

  /// For the rows of those that it has no more: when that was seen, gallery, item.
  fileprivate func leaving(since held: History.Gallery?) -> [[SQLiteValue]] {
    Set(held?.allKeys ?? []).subtracting(items).sorted().map {
      [.integer(seen), .text(gallery), .text($0)]
    }
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
    guard !contents.isEmpty else { return }
    attempt { database throws(SQLiteError) in
      try database.transaction { database throws(SQLiteError) in
        try database.run(
          "UPDATE history SET gone = ? WHERE gallery = ? AND item = ? AND gone IS NULL",
          forEach: contents.lazy.flatMap { $0.leaving(since: history[$0.gallery]) }
        )
        // Another build may have seen it first; come back in the second when it left, it has not left.
        try database.run(
          """
          INSERT INTO history (gallery, item, entered) VALUES (?, ?, ?)
            ON CONFLICT (gallery, item) WHERE gone IS NULL DO NOTHING
            ON CONFLICT (gallery, item, entered) DO UPDATE SET gone = NULL
          """,
          forEach: contents.lazy.flatMap { $0.entering(since: history[$0.gallery]) }
        )
      }
    }
  }
}
