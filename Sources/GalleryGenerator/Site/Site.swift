internal import Diagnostics
internal import FlowLayout
internal import Mustache
internal import Providers
internal import XHTML

/// The pages of a site: what there is to render, and how each is rendered.
struct Site: Sendable {
  /// A file that a template makes.
  enum Page: Sendable, Hashable {
    case explore
    /// A page of a gallery, by the gallery's index in the catalog; pages count from 1.
    case gallery(Int, number: Int)
    /// By the item's index in the catalog.
    case item(Int)
    /// A gallery's report, its data in two forms, and its feed.
    case report(Int)
    case resultsDocument(Int)
    case resultsTable(Int)
    case galleryFeed(Int)
    case notFound
    case feed
    case sitemap
    /// Where there are too many addresses for one: a part, from 1.
    case sitemapPart(Int)
    case robots
  }

  /// Items on one page of a gallery.
  static let pageSize = 60

  let catalog: Catalog
  let outputs: Set<Configuration.Output>
  let context: SiteContext
  let text: LocalizedText
  let assets: SiteAssets
  /// By what leads from a page to the site's top: nearly all pages show one of them.
  let services: [(root: String, context: ServiceContext)]
  /// What lists say of the catalog's galleries, by the same indices.
  let galleries: [GalleryContext]
  /// What TMDB answers in unless it is asked otherwise, its own default being `en-US`; or empty.
  let tmdbLanguage: String
  let earlierPages: [String]
  /// The pages that a visitor comes for, and a search engine should know.
  let contentPages: PageList
  /// Where nothing could be fetched there is nothing to tell.
  let hasFeed: Bool
  private let hasOwnRobots: Bool
  /// Of the theme's files that are the site's own.
  let themeHash: ContentHash
  /// Of the settings that all pages have in common.
  let configurationHash: ContentHash
  /// What was noticed in the theme.
  let diagnostics: [Diagnostic]
  let providers: ProviderSettings
  /// What each page's policy begins as.
  let policy: ContentSecurityPolicy
  private let templates: PageTemplates

  /// Compiles the theme and lays the static files out.
  ///
  /// `earlierPages` are the paths of pages of an earlier build that stay in the site.
  init(
    configuration: Configuration,
    catalog: Catalog,
    theme: Theme,
    earlierPages: [String]
  ) throws(DiagnosticError) {
    self.catalog = catalog
    self.earlierPages = earlierPages
    themeHash = theme.ownHash
    configurationHash = configuration.commonHash
    hasOwnRobots = theme.publicFiles["robots.txt"] != nil
    outputs = configuration.site.outputs
    contentPages = Self.contentPages(of: catalog, outputs)
    hasFeed =
      outputs.contains(.feed) && configuration.site.url != nil && !catalog.current.isEmpty
    providers = configuration.providers
    policy = ContentSecurityPolicy(
      like: [providers.tmdb.imageBaseURL] + [Service.tmdb.logo?.url].compactMap(\.self)
    )
    let text = LocalizedText(language: configuration.site.language, words: theme.words)
    self.text = text
    galleries = catalog.galleries.map { GalleryContext(gallery: $0, text: text) }
    context = SiteContext(
      title: configuration.site.title,
      description: configuration.site.description,
      address: configuration.site.url.map { SiteAddress(url: $0) },
      language: configuration.site.language
    )
    let fileNames = (Array(theme.publicFiles.keys) + ["layouts.css"])
      .map { (SiteAssets.templateName(of: $0), "") }
    let unlinked = Dictionary(fileNames) { first, _ in first }
    // The templates tell which files they link, and only then do those have a path.
    let library = try TemplateLibrary(
      theme.templates,
      vocabulary: ThemeVocabulary(assets: unlinked, words: theme.words).vocabulary,
      escape: theme.quotesByApostrophes
        ? XMLEscaping.escape(_:into:) : XMLEscaping.escapeKeepingApostrophes(_:into:)
    )
    let used = Set(library.names)
    try Self.refuseAmbiguousNames(
      theme.publicFiles.keys.filter { used.contains("assets." + SiteAssets.templateName(of: $0)) }
    )
    let unused = theme.ownTemplates.intersection(library.unused).sorted()
    diagnostics =
      theme.diagnostics
      + unused.map {
        .unusedTemplate($0, among: theme.templates.map(\.name).filter { !unused.contains($0) })
      }
    tmdbLanguage = LanguageTag(providers.tmdb.language ?? "en-US")?.text ?? ""
    assets = SiteAssets(
      publicFiles: theme.publicFiles,
      layouts: configuration.galleries.map(\.layout) + [.explore],
      isLinked: { used.contains("assets.\($0)") },
      manifest: WebManifest(site: context),
      samples: catalog.samples()
    )
    services = Self.services(of: catalog, assets, text)
    templates = try PageTemplates(
      library,
      vocabulary: ThemeVocabulary(
        assets: unlinked.merging(assets.linked) { $1 },
        words: theme.words
      ),
      samples: Self.samplePages(context, hasFeed: hasFeed),
      foldsBlanks: !theme.showsBlanks
    )
  }

  /// A page of each kind and depth, with nothing on it.
  private static func samplePages(
    _ context: SiteContext,
    hasFeed: Bool
  ) -> [(template: ThemeVocabulary.Template, root: RootContext)] {
    let paths: [(ThemeVocabulary.Template, PageContext.Kind, PagePath)] = [
      (.explore, .explore, PagePath("index.html")),
      (.gallery, .gallery, PagePath(path(of: "slug", page: 1))),
      (.gallery, .gallery, PagePath(path(of: "slug", page: 2))),
      (.item, .item, PagePath("kind/slug.html")),
      (.report, .report, PagePath("slug/report.html")),
      (.notFound, .notFound, .notFound(on: context.address)),
    ]
    let pages = paths.map { template, kind, path in
      let page = PageContext(
        kind: kind,
        path: path,
        title: "",
        description: "",
        site: context,
        policy: "",
        hasFeed: hasFeed,
        social: SocialCard(),
        structuredData: []
      )
      return (template, RootContext(site: context, page: page))
    }
    let others: [ThemeVocabulary.Template] = [.feed, .sitemap, .sitemapIndex, .robots]
    return pages + others.map { ($0, RootContext(site: context)) }
  }

  /// Two static files that templates would call by one name.
  private static func refuseAmbiguousNames(
    _ paths: some Sequence<String>
  ) throws(DiagnosticError) {
    let groups = Dictionary(grouping: paths, by: SiteAssets.templateName(of:))
    for (name, paths) in groups.sorted(by: { $0.key < $1.key }) where paths.count > 1 {
      let files = paths.sorted().map { "'Public/\($0)'" }.joined(separator: " and ")
      throw DiagnosticError(
        Diagnostic(
          .error,
          code: "theme.ambiguous-name",
          "\(files) are both called 'assets.\(name)' in templates",
          notes: ["rename one of them"]
        )
      )
    }
  }

  /// The pages in the order that the site is written in.
  var pages: PageList {
    var others = dataFiles + [.notFound]
    if context.address != nil {
      if hasFeed { others.append(.feed) }
      if outputs.contains(.sitemap) { others += sitemapPages }
    }
    // A site's own rules for robots stand in place of ours.
    if !hasOwnRobots { others.append(.robots) }
    var pages = contentPages
    pages.append(contentsOf: others)
    return pages
  }

  private static func contentPages(
    of catalog: Catalog,
    _ outputs: Set<Configuration.Output>
  ) -> PageList {
    var first: [Page] = [.explore]
    for index in catalog.current {
      let last = pageCount(of: catalog.galleries[index])
      first += (1...last).map { .gallery(index, number: $0) }
    }
    var pages = PageList(first, items: catalog.itemIndices)
    if outputs.contains(.report) { pages.append(contentsOf: catalog.current.map { .report($0) }) }
    return pages
  }

  /// How many pages a gallery is spread over: at least one, which says so where it is empty.
  static func pageCount(of gallery: Catalog.Gallery) -> Int {
    max(1, (gallery.items.count + pageSize - 1) / pageSize)
  }

  /// Renders one page into the buffer, which becomes its own; throws where a template asks for
  /// more than may be.
  func render(_ page: Page, reusing buffer: inout [UInt8]) throws(DiagnosticError) -> RenderedFile {
    var file = RenderedFile(
      path: path(of: page),
      kind: kind(of: page),
      bytes: [],
      galleries: galleries(of: page)
    )
    switch try content(of: page) {
    case .bytes(let bytes): file.bytes = bytes
    case .template(let template, let root):
      swap(&file.bytes, &buffer)
      file.bytes.removeAll(keepingCapacity: true)
      file.bytes.reserveCapacity(length(of: page, root))
      try templates.render(template, with: root, into: &file.bytes)
      file.template = "Templates/\(template.rawValue).mustache"
    }
    return file
  }

  /// How many bytes a page may have that grows with the site; zero for others.
  ///
  /// To grow by doubling takes three times the memory for a moment; room that is not filled takes
  /// none.
  private func length(of page: Page, _ root: RootContext) -> Int {
    switch page {
    case .sitemap, .sitemapPart: 128 * (root.sitemap?.count ?? 0)
    case .explore, .notFound: 256 * root.galleries.count
    default: 0
    }
  }

  /// What a file is made of.
  private enum Content {
    case template(ThemeVocabulary.Template, RootContext)
    case bytes([UInt8])
  }

  private func content(of page: Page) throws(DiagnosticError) -> Content {
    switch page {
    case .explore: try .template(.explore, explorePage())
    case .gallery(let index, let number):
      try .template(.gallery, galleryPage(index, number: number))
    case .item(let index): try .template(.item, itemPage(index))
    case .report(let index): try .template(.report, reportPage(index))
    case .resultsDocument(let index): try .bytes(resultsDocument(index))
    case .resultsTable(let index): try .bytes(resultsTable(index))
    case .galleryFeed(let index): try .template(.feed, feedPage(of: index))
    case .notFound: .template(.notFound, notFoundPage())
    case .feed: try .template(.feed, feedPage())
    case .sitemap: .template(sitemapPartCount > 1 ? .sitemapIndex : .sitemap, sitemapPage())
    case .sitemapPart(let part): .template(.sitemap, sitemapPage(part: part))
    case .robots: .template(.robots, robotsPage())
    }
  }

  func path(of page: Page) -> String {
    switch page {
    case .explore: "index.html"
    case .gallery(let index, let number):
      Self.path(of: catalog.galleries[index].configuration.slug, page: number)
    case .item(let index): catalog.path(of: index)
    case .report(let index): files(of: catalog.galleries[index]).report
    case .resultsDocument(let index): files(of: catalog.galleries[index]).json
    case .resultsTable(let index): files(of: catalog.galleries[index]).csv
    case .galleryFeed(let index): files(of: catalog.galleries[index]).feed
    case .notFound: "404.html"
    case .feed: "feed.xml"
    case .sitemap: "sitemap.xml"
    case .sitemapPart(let part): "sitemap-\(part).xml"
    case .robots: "robots.txt"
    }
  }

  static func path(of slug: String, page number: Int) -> String {
    number == 1 ? "\(slug).html" : "\(slug)/page-\(number).html"
  }

  func kind(of page: Page) -> RenderedFile.Kind {
    switch page {
    case .explore, .gallery, .item, .report, .notFound: .page
    case .galleryFeed, .feed, .sitemap, .sitemapPart: .xml
    case .resultsDocument, .resultsTable, .robots: .other
    }
  }

  /// The galleries that the page would stay for, should they fail to be fetched another time.
  func galleries(of page: Page) -> [String] {
    let indices: [Int] =
      switch page {
      case .gallery(let index, _), .report(let index), .resultsDocument(let index),
        .resultsTable(let index), .galleryFeed(let index):
        [index]
      case .item(let index): catalog.galleries(of: index)
      default: []
      }
    return indices.compactMap { galleries[$0].slugOfService }
  }
}

extension Diagnostic {
  fileprivate static func unusedTemplate(_ name: String, among names: [String]) -> Diagnostic {
    Diagnostic(
      .warning,
      code: "theme.unused-template",
      at: SourceLocation(file: "Templates/\(name).mustache"),
      "no page uses this template",
      notes: Suggestion.nearest(to: name, among: names)
        .map { ["did you mean 'Templates/\($0).mustache'?"] } ?? []
    )
  }
}
