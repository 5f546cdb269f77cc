/// Which attributes hold addresses.
extension PageReader {
  mutating func readLinks() {
    switch tag.known {
    case .a, .use: readLink(.link, .href)
    case .link:
      readLink(tag.linkKind, .href)
      readCandidates(.imageSourceSet)
    case .img:
      readLink(.image, .src)
      readCandidates(.sourceSet)
    case .source:
      readLink(.video, .src)
      readCandidates(.sourceSet)
    case .script: readLink(.script, .src)
    case .video:
      readLink(.video, .src)
      readLink(.poster, .poster)
    case .track: readLink(.track, .src)
    case .form: readLink(.form, .action)
    case .button, .input: readLink(.form, .formAction)
    case .meta where tag.has(.httpEquiv, "refresh"): readRefresh()
    default: break
    }
  }

  private mutating func readLink(_ kind: Link.Kind, _ key: KnownAttribute) {
    guard let attribute = tag.attribute(key) else { return }
    add(kind, Address.trimmed(attribute.value), in: attribute)
  }

  private mutating func readCandidates(_ key: KnownAttribute) {
    guard let attribute = tag.attribute(key) else { return }
    var set = attribute.value
    while let candidate = Address.nextCandidate(in: &set) {
      add(.imageCandidate, candidate, in: attribute)
    }
  }

  /// `<meta http-equiv="refresh" content="0; url=elsewhere.html"/>`.
  private mutating func readRefresh() {
    guard let content = tag.attribute(.content),
      let equals = content.value.firstIndex(of: UInt8(ascii: "="))
    else { return }
    let address = UnsafeBufferPointer(rebasing: content.value[(equals + 1)...])
    add(.link, Address.trimmed(address), in: content)
  }

  private mutating func add(
    _ kind: Link.Kind,
    _ address: UnsafeBufferPointer<UInt8>,
    in attribute: StartTag.Attribute
  ) {
    guard !address.isEmpty else {
      let message = "the address of this \(kind.rawValue) is empty"
      find(.addressEmpty, at: offset(of: attribute), message)
      return
    }
    switch Address.destination(of: address) {
    case .site:
      let offset = input.offset(of: attribute.value) ?? offset(of: attribute)
      let (line, column) = input.place(of: offset, in: source)
      links.append(kind, address, line: line, column: column)
    case .elsewhere: break
    case .script:
      find(
        .addressScript,
        at: offset(of: attribute),
        "the address of this \(kind.rawValue) is a script",
        "the content security policy stops it: use a button and a script file"
      )
    }
  }
}

extension StartTag {
  fileprivate var linkKind: Link.Kind {
    guard let relations = attribute(.rel)?.value else { return .link }
    let style: StaticString = "stylesheet"
    if style.matches(relations) { return .style }
    guard relations.count > style.utf8CodeUnitCount else { return .link }
    return relations.split { $0 <= 0x20 }.contains { style.matches(.init(rebasing: $0)) }
      ? .style : .link
  }
}
