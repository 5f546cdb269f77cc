import Diagnostics
import Foundation

/// This programme, run once more as a process of its own, and what that took.
struct ChildProcess {
  /// What the first argument makes of the programme.
  enum Role: String {
    /// `vitrine`, with the arguments that follow.
    case vitrine = "--as-vitrine"
    /// Fills the response store of a folder with the answers to a number of queries.
    case filler = "--as-filler"
  }

  /// What a process took from its start to its end.
  struct Usage {
    /// Seconds on the clock.
    var wall: Double
    /// Seconds of all processors together, the system's share included.
    var processor: Double
    /// Bytes of memory at the highest.
    var peak: Int
  }

  let role: Role
  let arguments: [String]

  /// Runs it with an empty environment and its standard output in a file, and waits for its end.
  func run(output: String) throws(DiagnosticError) -> Usage {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, flags, 0o644)

    var words: [UnsafeMutablePointer<CChar>?] = (["vitrine-bench", role.rawValue] + arguments)
      .map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var environment: [UnsafeMutablePointer<CChar>?] = [nil]

    let clock = ContinuousClock()
    let start = clock.now
    var child = pid_t()
    let number = posix_spawn(&child, "/proc/self/exe", &actions, nil, &words, &environment)
    guard number == 0 else {
      throw failure("cannot be started: \(String(cString: strerror(number)))")
    }
    // Linux counts the parent's memory as the child's until the child has become a programme of its
    // own, and keeps the higher peak: whoever measures must be small.
    var usage = rusage()
    var status: Int32 = 0
    while wait4(child, &status, 0, &usage) < 0 {
      guard errno == EINTR else {
        throw failure("cannot be waited for: \(String(cString: strerror(errno)))")
      }
    }
    let wall = start.duration(to: clock.now) / .seconds(1)
    guard status == 0 else { throw failure("ended with the status \(status)") }
    return Usage(
      wall: wall,
      processor: usage.ru_utime.seconds + usage.ru_stime.seconds,
      // Linux gives it in kibibytes.
      peak: usage.ru_maxrss * 1024
    )
  }

  private func failure(_ reason: String) -> DiagnosticError {
    let command = ([role.rawValue] + arguments).joined(separator: " ")
    return DiagnosticError(
      Diagnostic(.error, code: "bench.child", "'vitrine-bench \(command)' \(reason)")
    )
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
