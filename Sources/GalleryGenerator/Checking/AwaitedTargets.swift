import XHTML

/// Places that were linked to when they were not there, each with the first link to it.
///
/// Of a large site most files are linked to before they come, so few bytes are kept of each, and
/// none of most once they have come.
struct AwaitedTargets: Sendable {
  struct Element {
    /// The number of its path.
    var place: UInt32
    /// The number of its fragment.
    fileprivate var fragment: UInt32
    /// The index of the first page that links to it, and where and how it does.
    var page: UInt32
    fileprivate var link: LinkList.Place
    /// The link, if it is so many times `../`, and so many of the path's last bytes.
    fileprivate var steps: UInt8 = 0
    fileprivate var tail: UInt16 = 0
    /// How many pages link to it; none where it has come.
    var pages: UInt32 = 1
    fileprivate var lastPage: UInt32
    /// Another one of the same path, by its index and one; 0 where there is none.
    fileprivate var next: UInt32
  }

  private var elements: [Element] = []
  /// How many of them have not come.
  private var missing = 0
  private var fragments = TextTable()
  /// The links that are written in another way, such as with a fragment, by the target's index.
  private var links: [Int: String] = [:]

  /// The indices of those that have not come.
  var indices: some Sequence<Int> { elements.indices.lazy.filter { elements[$0].pages > 0 } }

  subscript(index: Int) -> Element { elements[index] }

  /// The first link to a target that has that path.
  func link(_ index: Int, path: String) -> Link {
    let element = elements[index]
    let tail = String(decoding: path.utf8.suffix(Int(element.tail)), as: UTF8.self)
    return Link(
      kind: element.link.kind,
      target: links[index] ?? String(repeating: "../", count: Int(element.steps)) + tail,
      line: Int(element.link.line),
      column: Int(element.link.column)
    )
  }

  func fragment(_ index: Int) -> String {
    String(decoding: fragments.texts[Int(elements[index].fragment)], as: UTF8.self)
  }

  /// Whether a page has the place, whose set of ids is that of the number.
  func isFound(_ index: Int, in ids: PageIDs, _ set: UInt32) -> Bool {
    fragments.texts.withText(Int(elements[index].fragment)) { ids.contain(set, $0) }
  }

  /// Forgets the targets of a path that has come with a set of ids, but for places that it has not.
  ///
  /// `last` is what `note` returned for the path; returns what stands in its stead.
  mutating func settle(_ last: UInt32, in ids: PageIDs, _ set: UInt32) -> UInt32 {
    var kept: UInt32 = 0
    var next = last
    while next > 0 {
      let number = next
      let index = Int(number) - 1
      next = elements[index].next
      if isFound(index, in: ids, set) {
        elements[index].pages = 0
        missing -= 1
      } else {
        elements[index].next = kept
        kept = number
      }
    }
    return kept
  }

  /// Whether most of them have come, and there are many.
  var isMostlyGaps: Bool { elements.count > 1 << 10 && missing < elements.count / 8 }

  /// Gives back the memory of those that have come; returns what stands in the stead of what
  /// `note` returned for the paths of the others.
  mutating func closeGaps() -> [UInt32: UInt32] {
    var last: [UInt32: UInt32] = [:]
    let others = indices.map { (elements[$0], links[$0]) }
    elements = []
    links = [:]
    for (element, link) in others {
      if let link { links[elements.count] = link }
      elements.append(element)
      elements[elements.count - 1].next = last[element.place] ?? 0
      last[element.place] = UInt32(elements.count)
    }
    return last
  }

  /// Notes a link of a page, and returns the index and one of the last target of that path.
  ///
  /// `place` is the number of the path, and `last` what was returned for it before, or 0.
  mutating func note(
    _ link: Int,
    of mentions: MentionList,
    on page: UInt32,
    at place: UInt32,
    after last: UInt32
  ) -> UInt32 {
    let fragment = UInt32(fragments.insert(link, of: mentions.fragments).number)
    var next = last
    while next > 0 {
      let index = Int(next) - 1
      if elements[index].fragment == fragment {
        if elements[index].lastPage != page { elements[index].pages += 1 }
        elements[index].lastPage = page
        return last
      }
      next = elements[index].next
    }
    var element = Element(
      place: place,
      fragment: fragment,
      page: page,
      link: mentions.links.place(of: link),
      lastPage: page,
      next: last
    )
    let written = mentions.links.targets[link]
    if !element.describe(written, path: mentions.paths[link]) {
      links[elements.count] = String(decoding: written, as: UTF8.self)
    }
    elements.append(element)
    missing += 1
    return UInt32(elements.count)
  }
}

extension AwaitedTargets.Element {
  /// Tells a link by its path; false where it is written in another way.
  fileprivate mutating func describe(_ link: ArraySlice<UInt8>, path: ArraySlice<UInt8>) -> Bool {
    var rest = link
    while rest.starts(with: "../".utf8) {
      guard steps < .max else { return false }
      steps += 1
      rest = rest.dropFirst("../".utf8.count)
    }
    guard rest.count <= UInt16.max, path.suffix(rest.count) == rest else { return false }
    tail = UInt16(rest.count)
    return true
  }
}
