/// What to do instead, for the slips that people make most.
enum ProfileHints {
  static func element(_ name: String) -> String? {
    switch name {
    case "font", "center", "big", "strike", "tt":
      "say what it means, and how it looks in a style sheet"
    case "noscript":
      "XML parsers read its content, HTML parsers may not: show what works without scripts"
    case "template": "HTML parsers set its content apart, XML parsers do not"
    case "iframe", "object", "embed": "the content security policy stops it: link to it instead"
    case "base": "links are relative to the page, so that the site works anywhere"
    default: nil
    }
  }

  static func element(_ name: String, in parent: String) -> String? {
    switch (name, parent) {
    case ("tr", "table"): "write <tbody> around the rows: an HTML parser would add it"
    case ("li", _): "put it into 'ul' or 'ol'"
    case (_, "ul"), (_, "ol"): "put it into 'li'"
    case ("dt", _), ("dd", _): "put it into 'dl'"
    case (_, "p"): "close the 'p' before it, as an HTML parser would"
    case ("script", _), ("style", _), ("link", _), ("meta", _), ("title", _): "put it into 'head'"
    default: nil
    }
  }

  /// For an attribute that the profile does not have.
  static func attribute(_ name: String) -> String? {
    if name == "style" { return "the content security policy stops it: use a class" }
    if name.hasPrefix("on") { return "the content security policy stops it: use a script file" }
    if name == "xlink:href" { return "write href" }
    return nil
  }

  /// For an attribute that is missing.
  static func missing(_ name: String) -> String? {
    switch name {
    case "alt": "write what the picture shows, or alt=\"\" where it only decorates"
    case "width", "height": "write width and height, so that nothing moves when it has loaded"
    case "lang", "xml:lang": "write both lang and xml:lang, with the same value"
    default: nil
    }
  }
}
