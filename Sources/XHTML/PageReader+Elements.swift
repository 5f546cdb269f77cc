/// What is asked of single elements.
extension PageReader {
  /// Holds the tag that is being read against all rules; `name` is its own.
  mutating func checkTag(_ name: ParsedName) {
    // Most tags are of a kind, and hold nothing, that no rule asks for.
    let isOrdinary =
      tag.known == nil && tag.attributes.isEmpty && tag.isAsWritten && !tag.isSelfClosing
    if isOrdinary, name.prefix == nil { return }
    checkPrefixes(name)
    if !tag.attributes.isEmpty || !tag.isAsWritten { checkAttributes() }
    readLinks()
    checkNamespace()
    checkNesting()
    switch tag.known {
    case .html: language = tag.attribute(.lang).map { String($0.value) }
    case .meta where tag.has(.charset): checkCharset()
    case .video where tag.has(.autoplay): checkAutoplay()
    case .pre, .textarea: checkStart()
    default: break
    }
    if tag.isSelfClosing { checkSelfClosing() }
  }

  private mutating func checkCharset() {
    if statesCharset {
      let message = "the page states its encoding twice"
      find(.charset, at: markupStart, message, "leave the second out")
    } else if tag.end > 1024 {
      let message = "the encoding stands beyond the first 1,024 bytes"
      find(.charset, at: markupStart, message, "make it the first element of the head")
    }
    statesCharset = true
  }

  private mutating func checkAutoplay() {
    guard !tag.has(.muted) || !tag.has(.playsInline) else { return }
    find(
      .autoplay,
      at: markupStart,
      "a 'video' that plays by itself must be muted and play inline",
      "write muted=\"muted\" and playsinline=\"playsinline\""
    )
  }

  private mutating func checkSelfClosing() {
    guard drawingDepth == nil, tag.known?.isVoid != true, tag.known != .svg else { return }
    let message = "element '\(tag.name)' may not close itself"
    find(.selfClosing, at: markupStart, message, "write <\(tag.name)></\(tag.name)>")
  }

  mutating func checkEndTag() {
    guard let element = innermost, element.isVoid else { return }
    let message = "element '\(element.rawValue)' may not have an end tag"
    find(.voidEndTag, at: markupStart, message, "write <\(element.rawValue)/>")
  }
}

// Controls in controls (HTML, § 3.2.5.2.7, and the content models of a, button, label, summary).
extension PageReader {
  private mutating func checkNesting() {
    let isInteractive = tag.isInteractive
    let isLabelable = tag.isLabelable
    let isForm = tag.known == .form
    guard isInteractive || isLabelable || isForm else { return }
    for index in open.indices.reversed() {
      switch open[index].known {
      case .label where isLabelable && !open[index].hasControl:
        open[index].hasControl = true
      case .label where isLabelable:
        find(.nestedInteractive, at: markupStart, "a 'label' may hold one control only")
        return
      case .a, .button, .summary, .label:
        guard isInteractive, let outer = open[index].known else { continue }
        find(
          .nestedInteractive,
          at: markupStart,
          "element '\(tag.name)' may not stand in '\(outer.rawValue)'",
          "put it beside the '\(outer.rawValue)': a control in a control cannot be reached by all"
        )
        return
      case .form where isForm:
        find(.elementMisplaced, at: markupStart, "a 'form' may not stand in a 'form'")
        return
      default: continue
      }
    }
  }
}

extension StartTag {
  /// Whether people do something with it.
  fileprivate var isInteractive: Bool {
    switch known {
    case .a, .button, .details, .label, .select, .textarea: true
    case .input: !has(.type, "hidden")
    case .video: has(.controls)
    default: has(.tabIndex)
    }
  }

  /// Whether a label can label it.
  fileprivate var isLabelable: Bool {
    switch known {
    case .button, .meter, .output, .progress, .select, .textarea: true
    case .input: !has(.type, "hidden")
    default: false
    }
  }
}
