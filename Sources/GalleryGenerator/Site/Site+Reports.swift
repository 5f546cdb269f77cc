internal import Diagnostics
internal import Providers

extension Site {
  /// The data and the feed of each gallery.
  var dataFiles: [Page] {
    catalog.current.flatMap { index in
      let data: [Page] =
        outputs.contains(.data) ? [.resultsDocument(index), .resultsTable(index)] : []
      return hasFeed ? data + [.galleryFeed(index)] : data
    }
  }

  func files(of gallery: Catalog.Gallery) -> GalleryFiles {
    let slug = gallery.configuration.slug
    let hasData = outputs.contains(.data)
    return GalleryFiles(
      report: outputs.contains(.report) ? "\(slug)/report.html" : "",
      json: hasData ? "\(slug)/results.json" : "",
      csv: hasData ? "\(slug)/results.csv" : "",
      feed: hasFeed ? "\(slug)/feed.xml" : ""
    )
  }

  func reportPage(_ index: Int) throws(DiagnosticError) -> RootContext {
    let report = try report(of: index)
    let gallery = report.gallery
    let path = PagePath(self.path(of: .report(index)))
    let title = text.filled(.reportOf, ["title": gallery.configuration.title])
    let charts = ReportChart.charts(
      of: report.entries.map(\.item),
      text: text,
      isMirrored: context.direction == "rtl"
    )
    return RootContext(
      site: context,
      page: page(
        .report,
        path,
        title: title,
        description: "",
        policy: policy(for: [], [gallery.service]),
        structuredData: structuredData.report(
          .init(title: title, path: path.path),
          of: .init(
            title: gallery.configuration.title,
            path: self.path(of: .gallery(index, number: 1))
          )
        )
      ),
      services: [service(gallery.service, on: path)],
      gallery: GalleryContext(gallery: gallery, text: text, files: files(of: gallery)),
      report: ReportContext(
        report: report,
        charts: charts.map { ChartContext(chart: $0, text: text) },
        cards: cards(of: report.entries, from: 0, on: path),
        text: text
      )
    )
  }

  func resultsDocument(_ index: Int) throws(DiagnosticError) -> [UInt8] {
    let report = try report(of: index)
    return ResultsDocument(report: report, media: assets.media, language: context.language).bytes
  }

  func resultsTable(_ index: Int) throws(DiagnosticError) -> [UInt8] {
    ResultsTable.document(of: try report(of: index).entries).bytes
  }

  private func report(of index: Int) throws(DiagnosticError) -> GalleryReport {
    let gallery = catalog.galleries[index]
    return GalleryReport(
      gallery: gallery,
      entries: try entries(of: gallery.items[...]),
      inquiry: providers.inquiry(of: gallery)
    )
  }
}
