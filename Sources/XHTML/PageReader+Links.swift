/// Which attributes hold addresses.
extension PageReader {
  mutating func readLinks() {
    switch tag.known {
    case .a, .use: readLink(.link, .href)
    case .link:
      readLink(linkKind, .href)
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
    case .meta: readRefresh()
    default: break
    }
  }

  private var linkKind: Link.Kind {
    let relations = tag.value(.rel).map { scanner.source[$0] } ?? []
    let words = relations.split { $0 <= 0x20 }
    return words.contains { $0.elementsEqual("stylesheet".utf8) } ? .style : .link
  }

  private mutating func readLink(_ kind: Link.Kind, _ key: KnownAttribute) {
    guard let value = tag.value(key) else { return }
    add(kind, Address.trimmed(scanner.decoded(value)), at: value.lowerBound)
  }

  private mutating func readCandidates(_ key: KnownAttribute) {
    guard let value = tag.value(key) else { return }
    for candidate in Address.candidates(of: scanner.decoded(value)) {
      add(.imageCandidate, candidate, at: value.lowerBound)
    }
  }

  /// `<meta http-equiv="refresh" content="0; url=elsewhere.html"/>`.
  private mutating func readRefresh() {
    guard let equivalent = tag.value(.httpEquiv), scanner.text(equivalent) == "refresh" else {
      return
    }
    guard let content = tag.value(.content) else { return }
    let decoded = scanner.decoded(content)
    guard let equals = decoded.firstIndex(of: UInt8(ascii: "=")) else { return }
    add(.link, Address.trimmed(decoded[(equals + 1)...]), at: content.lowerBound)
  }

  private mutating func add(_ kind: Link.Kind, _ address: ArraySlice<UInt8>, at offset: Int) {
    guard !address.isEmpty else {
      find(.addressEmpty, at: offset, "the address of this \(kind.rawValue) is empty")
      return
    }
    if let scheme = Address.scheme(of: address) {
      if scheme == "javascript" {
        find(
          .addressScript,
          at: offset,
          "the address of this \(kind.rawValue) is a script",
          "the content security policy stops it: use a button and a script file"
        )
      }
      return
    }
    links.append(
      FoundLink(kind: kind, target: String(decoding: address, as: UTF8.self), offset: offset)
    )
  }
}
