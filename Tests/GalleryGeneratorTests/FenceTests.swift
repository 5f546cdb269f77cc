import Foundation
import TestSupport
import Testing

/// What only some of the sources may do, which the compiler does not know.
struct FenceTests {
  struct Fence: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// A regular expression for what stands in a line that does it.
    var sign: String
    /// The folders and files below `Sources` that may.
    var places: [String]
  }

  @Test(arguments: [
    Fence(
      testDescription: "reach the network",
      sign: #"import FoundationNetworking|URLSession\("#,
      places: ["Providers/HTTP/"]
    ),
    Fence(
      testDescription: "parse XML",
      sign: "import (CLibXML2|FoundationXML)",
      places: ["XHTML/"]
    ),
    Fence(
      testDescription: "print",
      sign:
        #"\b(print|debugPrint|dump|puts|printf)\(|standardOutput|standardError|STD(OUT|ERR)_FILENO"#,
      // The benchmark says where a child's output goes.
      places: ["CommandLineTool/", "vitrine-bench/ChildProcess.swift"]
    ),
    Fence(
      testDescription: "read the environment",
      sign: #"processInfo\.environment|\bgetenv\(|\benviron\b"#,
      places: ["vitrine/main.swift"]
    ),
    Fence(
      testDescription: "read the clock",
      sign:
        #"\bDate\(\)|Date\.now|\.timeIntervalSinceNow|\b(time\((nil|&)|clock_gettime\(|gettimeofday\()"#,
      places: ["CommandLineTool/Vitrine+Process.swift"]
    ),
    Fence(
      testDescription: "write files",
      sign:
        #"\.write\(to(File)?:|\b(create(File|Directory|SymbolicLink)|(remove|move|copy|link|replace)Item)(At)?\("#
        + #"|FileHandle\(for(Writing|Updating)|O_(WRONLY|RDWR|CREAT)"#
        + #"|\b(fopen|mkdir|mkdtemp|mkstemp|rmdir|unlink|symlink|rename|renameat2?|truncate)\("#,
      places: [
        "GalleryGenerator/Publishing/", "Providers/Store/", "vitrine-bench/ChildProcess.swift",
        "vitrine-bench/WorkFolder.swift",
      ]
    ),
  ])
  func onlyItsOwnPlacesMay(fence: Fence) throws {
    // Of Unicode's own boundaries there is none at a full stop between letters.
    let sign = try Regex(fence.sign).wordBoundaryKind(.simple)
    var users: Set<String> = []
    for (path, line) in try Self.lines() where line.contains(sign) {
      let place = fence.places.first { path.hasPrefix($0) }
      #expect(place != nil, "\(path): \(line)")
      if let place { users.insert(place) }
    }
    // A place that does not make use of it is a fence that stands open.
    #expect(users == Set(fence.places))
  }

  /// Every line of the sources but comments, with its file's path below `Sources`.
  private static func lines() throws -> [(path: String, line: Substring)] {
    try contents(of: SharedFiles.package.appending(path: "Sources"))
      .filter { $0.key.hasSuffix(".swift") }
      .flatMap { path, bytes in
        String(decoding: bytes, as: UTF8.self).split(separator: "\n")
          .filter { !$0.contains(#/^\s*///#) }
          .map { (path, $0) }
      }
  }
}
