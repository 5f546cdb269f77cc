/// What became of the entries that a service sent.
package struct ResultTally: Sendable, Hashable {
  /// All of them: the results, and what is counted below or stands past the limit.
  package var received: Int
  /// Those that are no results: null, without an id or a title, of an unknown kind.
  package var unreadable: Int
  /// Those that stand in the list a second time.
  package var duplicates: Int

  package init(received: Int = 0, unreadable: Int = 0, duplicates: Int = 0) {
    self.received = received
    self.unreadable = unreadable
    self.duplicates = duplicates
  }
}
