/// A section, block or parent whose closing tag has not been met.
struct OpenElement {
  let tag: Tag
  /// What its closing tag has to repeat.
  let name: String
  /// Of its opening tag.
  let line: TagLine
  var nodes: [Node] = []
  /// Of a parent: the blocks in it.
  var overrides: [Override] = []
}
