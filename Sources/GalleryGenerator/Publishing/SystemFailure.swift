import Diagnostics
import Glibc

/// A system call that failed: what was tried, on which path, and `errno`.
struct SystemFailure: Error {
  /// A verb phrase that goes before the path, such as `write`.
  var action: String
  var path: String
  var number: Int32

  init(_ action: String, _ path: String, _ number: Int32 = errno) {
    self.action = action
    self.path = path
    self.number = number
  }

  /// Whether a link failed that a copy can stand in for: there are none on this file system, to this
  /// owner's file, across mounts, or no more of them.
  var isForbiddenLink: Bool {
    [EPERM, EACCES, EMLINK, EXDEV, EOPNOTSUPP, ENOSYS].contains(number)
  }

  /// What could not be done, with the system's own words.
  var message: String {
    "cannot \(action) '\(path)': \(String(cString: strerror(number)))"
  }
}

extension DiagnosticError {
  /// Runs a body whose failures may be of the system, and says those as diagnostics.
  static func describing<Result: ~Copyable>(
    _ body: () throws -> Result
  ) throws(DiagnosticError) -> Result {
    do {
      return try body()
    } catch let error as DiagnosticError {
      throw error
    } catch let failure as SystemFailure {
      throw DiagnosticError(.systemFailure(failure))
    } catch {
      throw DiagnosticError(Diagnostic(.error, code: "publish.system", "\(error)"))
    }
  }
}

extension Diagnostic {
  static func systemFailure(_ failure: SystemFailure) -> Self {
    Diagnostic(
      .error,
      code: "publish.system",
      failure.message,
      notes: [hint(for: failure.number)].compactMap(\.self) + ["what was published before stands"]
    )
  }

  private static func hint(for number: Int32) -> String? {
    switch number {
    case ENOSPC, EDQUOT:
      "the new site is built beside the old one, so there must be room for both"
    case EACCES, EPERM, EROFS:
      "the new site is built beside the old one, so the folder around it must be writable"
    case EXDEV, EBUSY:
      "a mount point cannot be exchanged: publish to a folder inside it"
    case ENAMETOOLONG:
      "choose a folder with a shorter path"
    default:
      nil
    }
  }
}
