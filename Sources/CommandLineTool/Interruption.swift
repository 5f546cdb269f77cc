import Dispatch
import Foundation

/// SIGINT and SIGTERM, by which a person or a system asks a process to end.
///
/// The first cancels what runs, a second ends the process at once. One that the process was started
/// to ignore, as a shell does with a script's background jobs, is ignored.
package enum Interruption {
  /// Runs `run` in a task that the first signal cancels, and returns the exit status.
  ///
  /// That of a run which ended for the signal is the one of a shell: 128 and the signal's number.
  package static func status(of run: @escaping @Sendable () async -> ExitCode) async -> Int32 {
    enum Event {
      case signalled(Int32)
      case ended(ExitCode)
      case stoppedListening
    }
    let (signals, continuation) = AsyncStream<Int32>.makeStream()
    let numbers = [SIGINT, SIGTERM].filter { !isIgnored($0) }
    let sources = numbers.map { source(of: $0, among: numbers, continuation) }
    defer { for source in sources { source.cancel() } }
    return await withTaskGroup(of: Event.self) { group in
      group.addTask { .ended(await run()) }
      group.addTask {
        for await number in signals { return .signalled(number) }
        return .stoppedListening
      }
      var caught = SIGINT
      for await event in group {
        group.cancelAll()
        switch event {
        case .signalled(let number): caught = number
        case .ended(.interrupted): return 128 + caught
        case .ended(let status): return status.rawValue
        case .stoppedListening: continue
        }
      }
      return ExitCode.failure.rawValue
    }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    let handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    return handler == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Yields the signal when it comes, and leaves the next of `numbers` to do what it does by itself.
  private static func source(
    of number: Int32,
    among numbers: [Int32],
    _ signals: AsyncStream<Int32>.Continuation
  ) -> any DispatchSourceSignal {
    let source = DispatchSource.makeSignalSource(signal: number)
    source.setEventHandler {
      for number in numbers { signal(number, SIG_DFL) }
      signals.yield(number)
    }
    source.resume()
    return source
  }
}
