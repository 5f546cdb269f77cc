/// Times the stages of a build, and tells whoever watches that one has begun.
struct StageClock {
  private let stopwatch: @Sendable () -> Double
  private let watch: @Sendable (BuildEvent) -> Void
  private var current: (stage: BuildEvent.Stage, start: Double)?
  private(set) var timings: [BuildReport.Timing] = []

  init(stopwatch: @escaping @Sendable () -> Double, watch: @escaping @Sendable (BuildEvent) -> Void)
  {
    self.stopwatch = stopwatch
    self.watch = watch
  }

  /// Ends the stage before, if any.
  mutating func begin(_ stage: BuildEvent.Stage, total: Int = 1) {
    end()
    current = (stage, stopwatch())
    watch(.began(stage, total: total))
  }

  mutating func end() {
    guard let (stage, start) = current else { return }
    timings.append(BuildReport.Timing(stage: stage, seconds: stopwatch() - start))
    current = nil
  }
}
