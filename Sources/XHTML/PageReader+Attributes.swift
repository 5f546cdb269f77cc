/// What is asked of attributes, and what is read out of them.
extension PageReader {
  mutating func checkAttributes() {
    if !tag.isAsWritten { checkLineBreaks() }
    for index in tag.attributes.indices {
      let attribute = tag.attributes[index]
      if attribute.key == .id {
        readID(attribute)
      } else if attribute.key.namesIDs {
        readReferences(attribute)
      } else if let test = attribute.test, !names.valueTests.passes(attribute.value, Int(test)) {
        findValue(attribute)
      }
    }
    checkLanguage()
  }

  private mutating func readID(_ attribute: StartTag.Attribute) {
    guard !attribute.value.isEmpty, !attribute.value.contains(where: { $0 <= 0x20 }) else {
      let message = "the id '\(String(attribute.value))' is empty or holds white space"
      find(.idInvalid, at: offset(of: attribute), message)
      return
    }
    guard !ids.insert(attribute.value).isNew else { return }
    let message = "the id '\(String(attribute.value))' stands twice in the page"
    find(.idDuplicate, at: offset(of: attribute), message)
  }

  private mutating func readReferences(_ attribute: StartTag.Attribute) {
    for id in attribute.value.split(whereSeparator: { $0 <= 0x20 }) {
      references.append(Reference(attribute: attribute.key, offset: offset(of: attribute)))
      referencedIDs.append(UnsafeBufferPointer(rebasing: id))
    }
  }

  /// To be asked when all ids are known.
  mutating func checkReferences() {
    for (index, reference) in references.enumerated()
    where ids.number(of: index, in: referencedIDs) == nil {
      let id = String(decoding: referencedIDs[index], as: UTF8.self)
      find(
        .idUnknown,
        at: reference.offset,
        "attribute '\(reference.attribute.rawValue)' names the id '\(id)', which no element has"
      )
    }
  }

  private mutating func findValue(_ attribute: StartTag.Attribute) {
    find(
      .attributeValue,
      at: offset(of: attribute),
      "attribute '\(attribute.key.rawValue)' has the value '\(String(attribute.value))'",
      "it may be: \(attribute.key.values?.joined(separator: ", ") ?? "")"
    )
  }

  /// Looks at the tag as it is written: the parser has made spaces of bare tabs and line breaks.
  private mutating func checkLineBreaks() {
    let tagRange = markupStart..<tag.end
    let breaks: [Unicode.Scalar] = ["\n", "\t", "\r"]
    guard breaks.contains(where: { source.firstIndex(of: UInt8(ascii: $0), in: tagRange) != nil })
    else { return }
    for attribute in writtenAttributes() where attribute.hasLineBreak {
      let name = scanner.text(attribute.name)
      if KnownAttribute.spaced.contains(name) { continue }
      find(
        .attributeLineBreak,
        at: attribute.name.lowerBound,
        "attribute '\(name)' holds a bare tab or line break",
        "write &#10; for a line break and &#9; for a tab, or a space"
      )
    }
  }

  private mutating func checkLanguage() {
    let lang = tag.attribute(.lang)
    let xmlLang = tag.attribute(.xmlLang)
    guard lang != nil || xmlLang != nil else { return }
    if let lang, let xmlLang, lang.value.elementsEqual(xmlLang.value) { return }
    // On html itself the grammar asks for both.
    if tag.known == .html, lang == nil || xmlLang == nil { return }
    find(
      .language,
      at: markupStart,
      "lang and xml:lang differ on '\(tag.name)'",
      "write both, with the same value"
    )
  }
}
