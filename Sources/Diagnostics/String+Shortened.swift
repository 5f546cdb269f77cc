extension String {
  /// At most 40 characters of it, for a message that quotes input.
  package var shortened: String {
    count > 40 ? prefix(39) + "…" : self
  }
}
