/// What is asked of single elements.
extension PageReader {
  mutating func checkElement() {
    checkNamespace()
    checkNesting()
    switch tag.known {
    case .html: language = tag.value(.lang).map { scanner.text($0) }
    case .meta: checkCharset()
    case .video: checkAutoplay()
    default: break
    }
  }

  private mutating func checkNamespace() {
    let expected: StaticString? =
      switch tag.known {
      case .html: Self.xhtml
      case .svg: Self.svg
      default: nil
      }
    let stated = tag.value(.xmlns)
    guard let expected else {
      if stated != nil {
        find(
          .namespace,
          at: tag.offset,
          "attribute 'xmlns' belongs to html and svg only",
          "leave it out"
        )
      }
      return
    }
    if let stated, scanner.text(stated) == expected.description { return }
    find(
      .namespace,
      at: tag.offset,
      "element '\(scanner.text(tag.name))' does not state its namespace",
      "write xmlns=\"\(expected)\""
    )
  }

  private mutating func checkCharset() {
    guard tag.value(.charset) != nil else { return }
    if statesCharset {
      find(.charset, at: tag.offset, "the page states its encoding twice", "leave the second out")
    } else if scanner.position > 1024 {
      find(
        .charset,
        at: tag.offset,
        "the encoding stands beyond the first 1,024 bytes",
        "make it the first element of the head"
      )
    }
    statesCharset = true
  }

  private mutating func checkAutoplay() {
    guard tag.value(.autoplay) != nil else { return }
    guard tag.value(.muted) == nil || tag.value(.playsInline) == nil else { return }
    find(
      .autoplay,
      at: tag.offset,
      "a 'video' that plays by itself must be muted and play inline",
      "write muted=\"muted\" and playsinline=\"playsinline\""
    )
  }
}

// Controls in controls (HTML, § 3.2.5.2.7, and the content models of a, button, label, summary).
extension PageReader {
  private var isInteractive: Bool {
    switch tag.known {
    case .a, .button, .details, .label, .select, .textarea: true
    case .input: !isHiddenInput
    case .video: tag.value(.controls) != nil
    default: tag.value(.tabIndex) != nil
    }
  }

  /// Whether a label can label it.
  private var isLabelable: Bool {
    switch tag.known {
    case .button, .meter, .output, .progress, .select, .textarea: true
    case .input: !isHiddenInput
    default: false
    }
  }

  private var isHiddenInput: Bool {
    tag.value(.type).map { scanner.text($0) == "hidden" } ?? false
  }

  private mutating func checkNesting() {
    let isLabelable = isLabelable
    let isForm = tag.known == .form
    guard isLabelable || isForm || isInteractive else { return }
    for index in open.indices.reversed() {
      switch open[index].known {
      case .label where isLabelable && !open[index].hasControl:
        open[index].hasControl = true
      case .label where isLabelable:
        find(.nestedInteractive, at: tag.offset, "a 'label' may hold one control only")
        return
      case .a, .button, .summary, .label:
        guard isInteractive, let outer = open[index].known else { continue }
        find(
          .nestedInteractive,
          at: tag.offset,
          "element '\(scanner.text(tag.name))' may not stand in '\(outer.rawValue)'",
          "put it beside the '\(outer.rawValue)': a control in a control cannot be reached by all"
        )
        return
      case .form where isForm:
        find(.elementMisplaced, at: tag.offset, "a 'form' may not stand in a 'form'")
        return
      default: continue
      }
    }
  }
}
