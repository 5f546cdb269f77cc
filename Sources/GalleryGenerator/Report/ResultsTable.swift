internal import Providers

/// The results of a gallery as a table for spreadsheets, `results.csv`.
enum ResultsTable {
  static let columns = [
    "position", "kind", "id", "title", "original_title", "original_language", "date", "rating",
    "votes", "width", "height", "seconds", "bytes", "tags", "overview", "page", "source",
    "minutes", "genres", "directors", "creators", "cast", "trailer",
  ]

  /// The columns of one result; what is not known is empty.
  static func row(_ entry: Catalog.Entry, position: Int) -> [String] {
    let item = entry.item
    let form = item.largestForm
    let details = item.details ?? ItemDetails()
    return [
      String(position), item.kind.rawValue, item.id, item.title, item.originalTitle,
      item.originalLanguage, item.date?.text ?? "", item.rating.map { String($0) } ?? "",
      item.rating == nil ? "" : String(item.voteCount), form.map { String($0.width) } ?? "",
      form.map { String($0.height) } ?? "", item.duration.map { String($0) } ?? "",
      item.byteCount.map { String($0) } ?? "", item.tags.joined(separator: ", "), item.overview,
      entry.path, item.sourceURL, details.runtime.map { String($0) } ?? "",
      details.genres.joined(separator: ", "), details.directors.joined(separator: ", "),
      details.creators.joined(separator: ", "), details.cast.joined(separator: ", "),
      details.trailer?.url ?? "",
    ]
  }

  static func document(of entries: [Catalog.Entry]) -> CSVDocument {
    var document = CSVDocument(columns: columns)
    for (index, entry) in entries.enumerated() { document.append(row(entry, position: index + 1)) }
    return document
  }
}

extension Item {
  /// The clip at its largest; else the picture.
  var largestForm: Rendition? { videos.last ?? pictures.last }
}
