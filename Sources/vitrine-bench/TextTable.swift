/// A table for a terminal or for a Markdown page: the first column to the left, the others, which
/// are numbers, to the right.
struct TextTable: Equatable {
  var columns: [String]
  /// Each with a cell for each column.
  var rows: [[String]] = []

  func text(isMarkdown: Bool) -> String {
    // A rule of Markdown's is three signs long at least.
    let least = isMarkdown ? 3 : 0
    let widths = columns.indices.map { column in
      ([columns] + rows).map { $0[column].count }.reduce(least, max)
    }
    func line(_ cells: [String]) -> String {
      let padded = zip(cells, widths).enumerated().map { index, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return index == 0 ? cell.0 + space : space + cell.0
      }
      let text = padded.joined(separator: isMarkdown ? " | " : "  ")
      return isMarkdown ? "| \(text) |" : text
    }
    // A colon at its end puts the column to the right.
    let rule = widths.enumerated().map { index, width in
      let dashes = String(repeating: "-", count: width)
      return isMarkdown && index > 0 ? dashes.dropLast() + ":" : dashes
    }
    return ([line(columns), line(rule)] + rows.map(line)).map { $0 + "\n" }.joined()
  }
}
