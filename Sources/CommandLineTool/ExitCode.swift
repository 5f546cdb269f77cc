/// How a run ended, as the shell sees it.
package enum ExitCode: Int32, Sendable {
  /// All done; warnings are allowed.
  case success = 0
  /// The job failed: nothing was published, and the site that stood is untouched.
  case failure = 1
  /// Published, but some galleries are stale or missing.
  case gaps = 2
  /// Ended by a signal before anything was published: 128 and its number, here that of SIGINT.
  case interrupted = 130
  /// Wrong arguments: `EX_USAGE` of `sysexits.h`.
  case usage = 64
  /// Wrong configuration: `EX_CONFIG` of `sysexits.h`.
  case configuration = 78
}
