internal import Mustache
internal import Providers

/// The report of a gallery.
struct ReportContext: Sendable {
  var report: GalleryReport
  var charts: [ChartContext]
  /// The results, in their order.
  var cards: [CardContext]
  var text: LocalizedText

  private var tally: ResultTally { report.gallery.tally }
  private var request: SearchRequest { report.gallery.configuration.request }
  private var kinds: Set<Item.Kind> { Set(report.entries.map(\.item.kind)) }

  /// A number in the site's language, or nothing where it is 0.
  private func count(_ number: Int) -> String? { number == 0 ? nil : text.number(number) }

  private var hasMegabytes: Bool { charts.contains { $0.chart.subject == .megabytes } }

  private var rows: [ReportRowContext] {
    let languages = Set(report.entries.map(\.item.originalLanguage))
    var names: [String: String] = [:]
    for code in languages {
      let name = text.languageName(code)
      names[code] = name.isEmpty ? code : name
    }
    let hasMegabytes = hasMegabytes
    return cards.map { card in
      ReportRowContext(
        card: card,
        languageName: names[card.item.originalLanguage] ?? "",
        hasMegabytes: hasMegabytes
      )
    }
  }

  static func projection(in vocabulary: inout Vocabulary) -> Projection<ReportContext> {
    let parameters = Projection<Inquiry.Parameter>(
      "parameter",
      in: &vocabulary,
      [.text("name") { $0.name }, .text("value") { $0.value }]
    )
    let charts = ChartContext.projection(in: &vocabulary)
    let rows = ReportRowContext.projection(in: &vocabulary)
    return Projection(
      "report",
      in: &vocabulary,
      [
        .text("host") { $0.report.inquiry.host },
        .text("endpoint") { $0.request.endpoint },
        .list("parameters", parameters) { $0.report.inquiry.parameters },
        .flag("hasParameters") { !$0.report.inquiry.parameters.isEmpty },
        .text("limit") { $0.text.number($0.request.limit) },
        .text("retrieved") { $0.report.retrieved },
        .text("retrievedDate") { source in
          CalendarDate(source.report.retrieved).map { source.text.date($0) }
        },
        .text("retrievedTime") { String($0.report.retrieved.dropFirst(11).prefix(5)) },
        .flag("isStale") { $0.report.gallery.gap == .stale },
        .text("found") { source in source.report.gallery.total.map { source.text.number($0) } },
        .text("received") { $0.text.number($0.tally.received) },
        .text("unreadable") { $0.count($0.tally.unreadable) },
        .text("duplicates") { $0.count($0.tally.duplicates) },
        .text("overLimit") { $0.count($0.report.overLimit) },
        .text("zero") { $0.text.number(0) },
        .text("shown") { $0.text.number($0.report.entries.count) },
        .flag("isOfFilms") { $0.request.provider == .tmdb },
        .list("charts", charts) { $0.charts },
        .flag("hasCharts") { !$0.charts.isEmpty },
        .flag("hasKinds") { $0.kinds.count > 1 },
        .flag("hasFilms") { $0.kinds.contains(.movie) || $0.kinds.contains(.tv) },
        .flag("hasClips") { $0.kinds.contains(.gif) },
        .flag("hasMegabytes") { $0.hasMegabytes },
        .list("rows", rows) { $0.rows },
      ]
    )
  }
}

/// A result in the table of a report.
struct ReportRowContext: Sendable {
  var card: CardContext
  var languageName: String
  /// Whether the column of file sizes is in megabytes, and not in kilobytes.
  var hasMegabytes: Bool

  private var item: Item { card.item }

  private var fileSize: String? {
    item.byteCount.map { bytes in
      hasMegabytes
        ? card.text.decimal(tenths: (bytes + 50_000) / 100_000)
        : card.text.number(max(1, (bytes + 500) / 1000))
    }
  }

  static func projection(in vocabulary: inout Vocabulary) -> Projection<ReportRowContext> {
    Projection(
      "result in a report",
      in: &vocabulary,
      [
        .integer("position") { $0.card.position + 1 },
        .text("number") { $0.card.text.number($0.card.position + 1) },
        .text("path") { $0.card.entry.path },
        .text("title") { $0.item.title },
        .text("titleLanguage") { $0.card.titleLanguage },
        .flag("kindMovie") { $0.item.kind == .movie },
        .flag("kindTv") { $0.item.kind == .tv },
        .flag("kindPerson") { $0.item.kind == .person },
        .flag("kindCollection") { $0.item.kind == .collection },
        .flag("kindGif") { $0.item.kind == .gif },
        .text("date") { $0.item.date?.text },
        .text("rating") { $0.item.rating.map(LocalizedText.rating) },
        .text("ratingText") { source in source.item.rating.map(source.card.text.rating) },
        .text("votes") { $0.item.rating == nil ? nil : String($0.item.voteCount) },
        .text("votesText") { source in
          source.item.rating.map { _ in source.card.text.number(source.item.voteCount) }
        },
        .text("languageName") {
          $0.languageName.isEmpty ? $0.item.originalLanguage : $0.languageName
        },
        .integer("width") { $0.item.largestForm?.width },
        .integer("height") { $0.item.largestForm?.height },
        .integer("area") { source in source.item.largestForm.map { $0.width * $0.height } },
        .integer("milliseconds") { $0.item.duration.map { Int(($0 * 1000).rounded()) } },
        .text("seconds") { source in
          source.item.duration.map { source.card.text.decimal(tenths: Int(($0 * 10).rounded())) }
        },
        .integer("bytes") { $0.item.byteCount },
        .text("fileSize") { $0.fileSize },
      ]
    )
  }
}
