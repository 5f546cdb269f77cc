/// What a page can break, by the stable name that a diagnostic carries.
package enum Rule: String, Sendable, Hashable, CaseIterable {
  case addressEmpty = "xhtml.empty-address"
  case addressScript = "xhtml.script-address"
  case attributeLineBreak = "xhtml.attribute-line-break"
  case attributeMissing = "xhtml.missing-attribute"
  case attributeUnknown = "xhtml.unknown-attribute"
  case attributeValue = "xhtml.attribute-value"
  case autoplay = "xhtml.autoplay"
  case characterData = "xhtml.character-data"
  case charset = "xhtml.charset"
  case comment = "xhtml.comment"
  case content = "xhtml.content"
  case doctype = "xhtml.doctype"
  case elementMisplaced = "xhtml.misplaced-element"
  case elementMissing = "xhtml.missing-element"
  case elementUnknown = "xhtml.unknown-element"
  case entity = "xhtml.undeclared-entity"
  case grammar = "xhtml.grammar"
  case idDuplicate = "xhtml.duplicate-id"
  case idInvalid = "xhtml.invalid-id"
  case idUnknown = "xhtml.unknown-id"
  case instruction = "xhtml.processing-instruction"
  case language = "xhtml.language"
  case leadingNewline = "xhtml.leading-newline"
  case namespace = "xhtml.namespace"
  case nestedInteractive = "xhtml.nested-interactive"
  case notWellFormed = "xhtml.not-well-formed"
  case scriptMarkup = "xhtml.script-markup"
  case selfClosing = "xhtml.self-closing"
  case textMisplaced = "xhtml.misplaced-text"
  case voidEndTag = "xhtml.void-end-tag"

  /// Why the rule is there and how to obey it, in a sentence or two.
  package var explanation: String {
    switch self {
    case .addressEmpty:
      "An empty address points to the page itself, which is hardly meant: leave the attribute out or fill it."
    case .addressScript:
      "The content security policy stops 'javascript:' addresses: use a button and a script file."
    case .attributeLineBreak:
      "An XML parser turns a bare tab or line break in an attribute into a space, an HTML parser keeps it: write &#10; or &#9;."
    case .attributeMissing:
      "The house profile demands some attributes, such as the alt, width and height of every picture."
    case .attributeUnknown:
      "The house profile is closed: it lists every attribute that an element may have; only data-* names are free."
    case .attributeValue:
      "The attribute takes a few values only, as in the HTML standard; a boolean one repeats its name, as in muted=\"muted\"."
    case .autoplay:
      "Browsers start a film by themselves only if it is muted and plays inline: write muted=\"muted\" and playsinline=\"playsinline\"."
    case .characterData:
      "An HTML parser reads a CDATA section as a comment: escape its text instead."
    case .charset:
      "The encoding is stated once, by <meta charset=\"utf-8\"/> within the first 1,024 bytes, where browsers look for it."
    case .comment:
      "A comment must end where both parsers see its end: it may not begin with '>' or '->', nor stand in a script, style, title or textarea."
    case .content:
      "The elements of the page are not in the order or number that the house profile gives."
    case .doctype:
      "A page begins with exactly <!DOCTYPE html>. A longer document type could define entities or fetch files, so it is refused unread."
    case .elementMisplaced:
      "The element may not stand in that parent. An HTML parser would often move it, and the page would look different from what it says."
    case .elementMissing:
      "The parent needs that child, such as the title of the head."
    case .elementUnknown:
      "The house profile is closed: it lists every element that a page may have."
    case .entity:
      "XML knows only &amp; &lt; &gt; &quot; and &apos;: write any other character itself, or as a number such as &#160;."
    case .grammar:
      "The grammar that pages are held against cannot be read."
    case .idDuplicate:
      "An id names one element of a page, so it may stand there once."
    case .idInvalid:
      "An id has at least one character and no white space."
    case .idUnknown:
      "The attribute names another element of the page by its id, and there is none."
    case .instruction:
      "An HTML parser reads a processing instruction, the XML declaration too, as a comment: leave it out."
    case .language:
      "The language is stated twice, for both parsers: lang and xml:lang are equal wherever one of them stands."
    case .leadingNewline:
      "An HTML parser drops a line break right after <pre> or <textarea>, an XML parser keeps it."
    case .namespace:
      "Only html and svg state a namespace, each its own; names have no prefix but xml:lang."
    case .nestedInteractive:
      "A control inside a control cannot be reached by all: keyboards and screen readers see only one."
    case .notWellFormed:
      "The page is not well-formed XML, so nothing else of it could be checked."
    case .scriptMarkup:
      "An HTML parser takes the text of a script or style as it is, an XML parser decodes it: neither '<' nor '&' may stand there. In JSON write \\u003c and \\u0026."
    case .selfClosing:
      "An HTML parser ignores the slash of <div/> and leaves the element open: write <div></div>."
    case .textMisplaced:
      "The element holds elements only; an HTML parser may move the text elsewhere."
    case .voidEndTag:
      "An element without content, such as br, is written <br/>: an HTML parser reads </br> as a second one."
    }
  }
}
