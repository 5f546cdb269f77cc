/// How far a stage has come, as one line.
struct ProgressLine: Sendable {
  var activity: String
  var done: Int
  /// Zero where it is not known.
  var total: Int
  /// Seconds since the stage began.
  var elapsed: Double
  /// What was done last, fit to print.
  var name: String

  /// Such as `fetching: 12 of 40, 3.1/s, 0:09 left`.
  var plain: String {
    (["\(activity): \(total > 0 ? "\(done) of \(total)" : "\(done)")"] + pace)
      .joined(separator: ", ")
  }

  /// Such as `fetching ━━━━━━──────── 12/40  3.1/s  0:09 left  batman`, never wider than the terminal.
  func bar(on terminal: Terminal) -> String {
    // The last column stays free: writing into it wraps on some terminals.
    let columns = max(terminal.columns() - 1, 0)
    let style = TextStyle(showsColor: terminal.showsColor)
    guard total > 0 else { return DisplayWidth.fitting(activity, in: columns, ellipsis: "") }
    let figures = (["\(done)/\(total)"] + pace).joined(separator: "  ")
    let head = activity.count + 1 + Self.barColumns + 1 + figures.count
    guard head <= columns else {
      return DisplayWidth.fitting("\(activity) \(figures)", in: columns, ellipsis: "")
    }
    let room = columns - head - 2
    let tail = DisplayWidth.fitting(name, in: room, ellipsis: terminal.isUnicode ? "…" : "...")
    let filled = min(Self.barColumns * done / total, Self.barColumns)
    let full = String(repeating: terminal.isUnicode ? "━" : "#", count: filled)
    let empty = String(
      repeating: terminal.isUnicode ? "─" : "-",
      count: Self.barColumns - filled
    )
    let bar = style.apply(.cyan, to: full) + style.apply(.dim, to: empty)
    let line = "\(activity) \(bar) \(figures)"
    return tail.isEmpty ? line : line + "  " + style.apply(.dim, to: tail)
  }

  private static let barColumns = 24

  /// Rate and time left, from the mean so far; nothing until there is something to tell.
  private var pace: [String] {
    guard done > 0, elapsed >= 1 else { return [] }
    let rate = Double(done) / elapsed
    let rateText = "\(Quantity.short(rate))/s"
    guard total > done else { return [rateText] }
    return [rateText, "\(Quantity.clock(Double(total - done) / rate)) left"]
  }
}
