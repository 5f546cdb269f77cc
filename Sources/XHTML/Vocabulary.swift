/// The elements that the checks in Swift treat in a way of their own.
enum KnownElement: String {
  case a
  case br
  case button
  case col
  case details
  case form
  case hr
  case html
  case img
  case input
  case label
  case link
  case meta
  case meter
  case output
  case pre
  case progress
  case script
  case select
  case source
  case style
  case summary
  case svg
  case textarea
  case title
  case track
  case use
  case video
  case wbr

  /// Whether HTML gives the element no content and no end tag.
  var isVoid: Bool {
    switch self {
    case .br, .col, .hr, .img, .input, .link, .meta, .source, .track, .wbr:
      true
    default: false
    }
  }
}

/// The attributes that the checks in Swift read.
enum KnownAttribute: String {
  case action
  case ariaActiveDescendant = "aria-activedescendant"
  case ariaControls = "aria-controls"
  case ariaDescribedBy = "aria-describedby"
  case ariaDetails = "aria-details"
  case ariaLabelledBy = "aria-labelledby"
  case ariaOwns = "aria-owns"
  case autoplay
  case charset
  case content
  case controls
  case decoding
  case dir
  case fetchPriority = "fetchpriority"
  case `for`
  case form
  case formAction = "formaction"
  case headers
  case hidden
  case href
  case httpEquiv = "http-equiv"
  case id
  case imageSourceSet = "imagesrcset"
  case inert
  case lang
  case list
  case loading
  case muted
  case playsInline = "playsinline"
  case popover
  case popoverTarget = "popovertarget"
  case poster
  case rel
  case spellcheck
  case src
  case sourceSet = "srcset"
  case tabIndex = "tabindex"
  case translate
  case type
  case xmlLang = "xml:lang"

  /// The values that it may have, or nil where they are free or where the grammar lists them.
  ///
  /// They stand here and not in the grammar for speed: see there.
  var values: [String]? {
    switch self {
    case .decoding: ["async", "auto", "sync"]
    case .dir: ["auto", "ltr", "rtl"]
    case .fetchPriority: ["auto", "high", "low"]
    case .hidden: ["hidden", "until-found"]
    case .inert: ["inert"]
    case .loading: ["eager", "lazy"]
    case .popover: ["auto", "manual"]
    case .spellcheck: ["false", "true"]
    case .tabIndex: ["-1", "0"]
    case .translate: ["no", "yes"]
    default: nil
    }
  }

  /// Whether it names other elements of the page by their ids.
  var namesIDs: Bool {
    switch self {
    case .ariaActiveDescendant, .ariaControls, .ariaDescribedBy, .ariaDetails, .ariaLabelledBy,
      .ariaOwns, .for, .form, .headers, .list, .popoverTarget:
      true
    default: false
    }
  }

  /// Those in which white space only separates, so that a line break may stand for a space.
  static let spaced: Set<String> = [
    "class", "d", "imagesrcset", "media", "points", "rel", "sizes", "srcset",
  ]
}
