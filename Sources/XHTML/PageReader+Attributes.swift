/// What is asked of attributes, and what is read out of them.
extension PageReader {
  mutating func checkAttributes() {
    for (key, value) in tag.attributes {
      if key == .id {
        readID(value)
      } else if key.namesIDs {
        readReferences(key, value)
      } else if let allowed = key.values {
        check(key, value, allowed)
      }
    }
    checkLanguage()
    readLinks()
  }

  private mutating func readID(_ value: Range<Int>) {
    let id = String(decoding: scanner.decoded(value), as: UTF8.self)
    guard !id.isEmpty, !id.utf8.contains(where: { $0 <= 0x20 }) else {
      find(.idInvalid, at: value.lowerBound, "the id '\(id)' is empty or holds white space")
      return
    }
    guard idOffsets.updateValue(value.lowerBound, forKey: id) == nil else {
      find(.idDuplicate, at: value.lowerBound, "the id '\(id)' stands twice in the page")
      return
    }
    ids.append(id)
  }

  private mutating func readReferences(_ key: KnownAttribute, _ value: Range<Int>) {
    for id in scanner.decoded(value).split(whereSeparator: { $0 <= 0x20 }) {
      let id = String(decoding: id, as: UTF8.self)
      references.append(Reference(attribute: key, id: id, offset: value.lowerBound))
    }
  }

  private mutating func check(_ key: KnownAttribute, _ value: Range<Int>, _ allowed: [String]) {
    for candidate in allowed where scanner.source[value].elementsEqual(candidate.utf8) { return }
    find(
      .attributeValue,
      at: value.lowerBound,
      "attribute '\(key.rawValue)' has the value '\(scanner.text(value))'",
      "it may be: \(allowed.joined(separator: ", "))"
    )
  }

  private mutating func checkLanguage() {
    let lang = tag.value(.lang)
    let xmlLang = tag.value(.xmlLang)
    guard lang != nil || xmlLang != nil else { return }
    if let lang, let xmlLang, scanner.source[lang] == scanner.source[xmlLang] { return }
    // On html itself the grammar asks for both.
    if tag.known == .html, lang == nil || xmlLang == nil { return }
    find(
      .language,
      at: tag.offset,
      "lang and xml:lang differ on '\(scanner.text(tag.name))'",
      "write both, with the same value"
    )
  }
}
