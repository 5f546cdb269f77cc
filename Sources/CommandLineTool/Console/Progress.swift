import Diagnostics
import GalleryGenerator

/// Turns a build's events into what is written to the standard error, without writing it.
///
/// On a terminal, a bar that is drawn again at most ten times a second; elsewhere plain lines, one
/// when a stage begins and then one every five seconds at most.
struct Progress: Sendable {
  private struct Stage {
    var began: Double
    var total: Int
    var done = 0
    var name = ""

    var isComplete: Bool { done >= total }
  }

  static let secondsBetweenDraws = 0.1
  static let secondsBetweenLines = 5.0

  private let terminal: Terminal?
  private let isVerbose: Bool
  private var stages: [BuildEvent.Stage: Stage] = [:]
  /// The stage whose bar is shown.
  private var current: BuildEvent.Stage?
  private var lastWritten = -Double.infinity
  private var isBarShown = false

  init(terminal: Terminal?, isVerbose: Bool) {
    self.terminal = terminal
    self.isVerbose = isVerbose
  }

  /// Takes note of an event at a time in seconds, and returns what to write now.
  mutating func apply(_ event: BuildEvent, at now: Double) -> String {
    switch event {
    case .began(let stage, let total):
      stages[stage] = Stage(began: now, total: total)
      current = stage
      guard terminal == nil else { return refresh(at: now) }
      lastWritten = now
      return stage.announcement(total: total) + "\n"
    case .advanced(let stage, let done, let name):
      stages[stage, default: Stage(began: now, total: 0)].done = done
      stages[stage]?.name = name
      turnTo(stage)
      return refresh(at: now)
    case .detail(let text):
      return isVerbose ? interjection("  \(Diagnostic.printable(text))\n", at: now) : ""
    }
  }

  /// Draws again what time has changed, if it is time to.
  mutating func refresh(at now: Double) -> String {
    guard let current, let stage = stages[current] else { return "" }
    let pause = terminal == nil ? Self.secondsBetweenLines : Self.secondsBetweenDraws
    guard now - lastWritten >= pause else { return "" }
    lastWritten = now
    let line = ProgressLine(
      activity: current.activity,
      done: stage.done,
      total: stage.total,
      elapsed: now - stage.began,
      name: Diagnostic.printable(stage.name)
    )
    guard let terminal else { return line.plain + "\n" }
    isBarShown = true
    return Self.clear + line.bar(on: terminal)
  }

  /// Removes the bar, so that what follows starts on a line of its own.
  mutating func finish() -> String {
    guard isBarShown else { return "" }
    isBarShown = false
    return Self.clear
  }

  /// To the line's beginning, then erase to its end: ECMA-48, section 8.3.41.
  private static let clear = "\r\u{1b}[K"

  private mutating func interjection(_ text: String, at now: Double) -> String {
    guard isBarShown else { return text }
    lastWritten = -Double.infinity
    return finish() + text + refresh(at: now)
  }

  /// Shows the stage that moved unless the one that is shown has yet to end.
  private mutating func turnTo(_ stage: BuildEvent.Stage) {
    guard let current, let shown = stages[current], !shown.isComplete else {
      current = stage
      return
    }
  }
}

extension BuildEvent.Stage {
  /// The line that says that the stage has begun, such as `fetching 12 galleries`.
  func announcement(total: Int) -> String {
    switch self {
    case .configure: activity
    case .fetch where total > 0: "\(activity) \(Quantity.count(total, "gallery", "galleries"))"
    case .render where total > 0, .check where total > 0, .publish where total > 0:
      "\(activity) \(Quantity.count(total, "file", "files"))"
    default: activity
    }
  }

  /// What is being done, as the beginning of a line.
  var activity: String {
    switch self {
    case .configure: "configuring"
    case .fetch: "fetching"
    case .render: "rendering"
    case .check: "checking"
    case .publish: "publishing"
    }
  }
}
