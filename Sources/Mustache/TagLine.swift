/// How a tag stands on its line.
struct TagLine {
  /// The blanks between the start of the line and the tag; nil when there is more than blanks.
  let indentation: ArraySlice<UInt8>?
  /// Where the next line starts; nil when more than blanks follows the tag on its line.
  let nextLine: Int?

  /// The tag has the line for itself.
  var isStandalone: Bool { indentation != nil && nextLine != nil }
}
