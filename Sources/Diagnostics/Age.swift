/// A span of time in words, in the largest unit that it holds at least two of.
package struct Age: Sendable, Hashable, CustomStringConvertible {
  package var seconds: Int

  package init(seconds: Int) {
    self.seconds = seconds
  }

  /// Such as `90 seconds`, `5 hours` or `3 days`.
  package var description: String {
    let units = [(86_400, "days"), (3600, "hours"), (60, "minutes")]
    for (length, name) in units where seconds >= 2 * length {
      return "\(seconds / length) \(name)"
    }
    return seconds == 1 ? "1 second" : "\(max(0, seconds)) seconds"
  }
}
