internal import Providers

/// One thing that a report counts its results by: as a picture, and as the table beside it.
struct ReportChart: Sendable {
  enum Subject: String, Sendable, Hashable {
    case ratings
    case decades
    case languages
    case kilobytes
    case megabytes
    case durations
    case ratios
  }

  struct Row: Sendable, Hashable {
    /// What is counted; nil where the template has the word: all the others.
    var text: String?
    var count: Int
  }

  var subject: Subject
  /// In the order of the drawing.
  var rows: [Row]
  /// The results of which it is not known.
  var unknown: Int
  var drawing: ChartDrawing
}

extension ReportChart {
  private static let mostLanguages = 8

  /// What there is to count of these results; no chart where nothing is known.
  ///
  /// `isMirrored` has the charts read from right to left.
  static func charts(
    of items: [Item],
    text: LocalizedText,
    isMirrored: Bool
  ) -> [ReportChart] {
    let films = items.filter { $0.kind == .movie || $0.kind == .tv }
    let clips = items.filter { $0.kind == .gif }
    let charts = [
      ratings(of: films, text), decades(of: films, text), languages(of: films, text),
      sizes(of: clips, text), durations(of: clips, text), ratios(of: clips, text),
    ]
    return charts.compactMap(\.self).map { chart in
      guard isMirrored else { return chart }
      var chart = chart
      chart.drawing = chart.drawing.mirrored
      return chart
    }
  }

  private static func ratings(of films: [Item], _ text: LocalizedText) -> ReportChart? {
    let tenths = films.compactMap(\.rating).map { Int(($0 * 10).rounded()) }
    guard !tenths.isEmpty else { return nil }
    return ReportChart(
      .ratings,
      .ratings(tenths),
      of: films.count,
      name: { text.decimal(tenths: $0) },
      edge: { text.number($0 / 10) },
      text
    )
  }

  private static func decades(of films: [Item], _ text: LocalizedText) -> ReportChart? {
    guard let histogram = Histogram.decades(films.compactMap(\.date?.year)) else { return nil }
    return ReportChart(
      .decades,
      histogram,
      of: films.count,
      name: { text.year($0) },
      edge: nil,
      text
    )
  }

  private static func sizes(of clips: [Item], _ text: LocalizedText) -> ReportChart? {
    let bytes = clips.compactMap(\.byteCount)
    guard let largest = bytes.max() else { return nil }
    if largest < 2_000_000 {
      let kilobytes = bytes.map { max(1, ($0 + 500) / 1000) }
      return Histogram.spread(kilobytes).map { histogram in
        ReportChart(
          .kilobytes,
          histogram,
          of: clips.count,
          name: { text.number($0) },
          edge: { text.number($0) },
          text
        )
      }
    }
    return Histogram.spread(bytes.map { ($0 + 50_000) / 100_000 }).map { histogram in
      ReportChart(.megabytes, tenths: histogram, of: clips.count, text)
    }
  }

  private static func durations(of clips: [Item], _ text: LocalizedText) -> ReportChart? {
    Histogram.spread(clips.compactMap(\.duration).map { Int(($0 * 10).rounded()) })
      .map { ReportChart(.durations, tenths: $0, of: clips.count, text) }
  }

  private static func ratios(of clips: [Item], _ text: LocalizedText) -> ReportChart? {
    let forms = clips.compactMap { $0.videos.last ?? $0.pictures.last }
    guard !forms.isEmpty else { return nil }
    var counts: [AspectRatio: Int] = [:]
    for form in forms {
      counts[AspectRatio(width: form.width, height: form.height), default: 0] += 1
    }
    let rows = AspectRatio.allCases.map { Row(text: $0.rawValue, count: counts[$0] ?? 0) }
    let chart = ColumnChart(
      counts: rows.map(\.count),
      marks: .columns(AspectRatio.allCases.map(\.rawValue))
    )
    return ReportChart(
      subject: .ratios,
      rows: rows,
      unknown: clips.count - forms.count,
      drawing: chart.drawing { text.number($0) }
    )
  }

  private static func languages(of films: [Item], _ text: LocalizedText) -> ReportChart? {
    var counts: [String: Int] = [:]
    for film in films where !film.originalLanguage.isEmpty {
      counts[film.originalLanguage, default: 0] += 1
    }
    guard !counts.isEmpty else { return nil }
    let sorted = counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
    // A row for the others that held a single one would say less than its name.
    let shown = sorted.count == mostLanguages + 1 ? sorted.count : mostLanguages
    var rows = sorted.prefix(shown).map { code, count in
      let name = text.languageName(code)
      return Row(text: name.isEmpty ? code : name, count: count)
    }
    let others = sorted.dropFirst(shown).reduce(0) { $0 + $1.value }
    if others > 0 { rows.append(Row(text: nil, count: others)) }
    let chart = BarChart(counts: rows.map(\.count), names: rows.map(\.text))
    return ReportChart(
      subject: .languages,
      rows: rows,
      unknown: films.count - counts.values.reduce(0, +),
      drawing: chart.drawing { text.number($0) }
    )
  }

  /// A histogram whose values are tenths; its edges have no decimals where none needs them.
  private init(
    _ subject: Subject,
    tenths histogram: Histogram,
    of total: Int,
    _ text: LocalizedText
  ) {
    let areWhole = histogram.edges.allSatisfy { $0.isMultiple(of: 10) }
    self.init(
      subject,
      histogram,
      of: total,
      name: { text.decimal(tenths: $0) },
      edge: { areWhole ? text.number($0 / 10) : text.decimal(tenths: $0) },
      text
    )
  }

  /// `name` writes a bound of a bin, `edge` the mark at its edge; without it the mark stands below
  /// the column, and is the first value that the column counts.
  private init(
    _ subject: Subject,
    _ histogram: Histogram,
    of total: Int,
    name: (Int) -> String,
    edge: ((Int) -> String)?,
    _ text: LocalizedText
  ) {
    self.subject = subject
    rows = histogram.bins.map { bin in
      let (first, last) = (name(bin.range.lowerBound), name(bin.range.upperBound))
      return Row(text: first == last ? first : "\(first)–\(last)", count: bin.count)
    }
    let counts = rows.map(\.count)
    unknown = total - counts.reduce(0, +)
    let marks: ColumnChart.Marks =
      edge.map { .edges(histogram.edges.map($0)) }
      ?? .columns(histogram.bins.map { name($0.range.lowerBound) })
    drawing = ColumnChart(counts: counts, marks: marks).drawing { text.number($0) }
  }
}
