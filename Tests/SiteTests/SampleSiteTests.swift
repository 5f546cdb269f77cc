import Foundation
import TestSupport
import Testing

/// The sample's site: what a newcomer sees first.
struct SampleSiteTests {
  private static func build(
    _ arguments: [String] = [],
    hasNetwork: Bool = true
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let outcome = try VitrineProcess(
      ["build", "--sample"] + arguments,
      in: folder.url,
      hasNetwork: hasNetwork
    ).run()
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    #expect(!outcome.messages.contains("warning"), "\(outcome.messages)")
    return folder
  }

  /// The files of the site that such a build makes.
  private static func files(
    _ arguments: [String] = [],
    hasNetwork: Bool = true
  ) throws -> [String: Data] {
    let folder = try build(arguments, hasNetwork: hasNetwork)
    return try contents(of: folder.url.appending(path: "_site"))
  }

  @Test func isWholeAndNeedsNoNetwork() throws {
    let folder = try Self.build()
    let files = try contents(of: folder.url.appending(path: "_site"))
    for path in ["index.html", "404.html", "robots.txt", ".nojekyll"] {
      #expect(files[path] != nil, "\(path) is missing")
    }
    #expect(files.keys.count { $0.hasPrefix("movie/") } >= 40)
    #expect(files.keys.count { $0.hasPrefix("gif/") } >= 12)
    for (path, bytes) in files where path.hasSuffix(".html") {
      let text = String(decoding: bytes, as: UTF8.self)
      for attribute in ["src", "srcset", "poster"] {
        for url in parts(of: text, between: " \(attribute)=\"", and: "\"") {
          #expect(!url.contains("://") && !url.contains("sample:"), "\(path): \(url)")
        }
      }
    }
    #expect(files.values.map(\.count).reduce(0, +) < 3_000_000)
  }

  @Test func isTheSameOnEveryBuildWithAnyNumberOfJobs() throws {
    let site = try Self.files(["--jobs", "1"])
    for jobs in ["1", "2", "8"] {
      #expect(try Self.files(["--jobs", jobs]) == site, "\(jobs) jobs")
    }
  }

  /// B39: more than a hundred pages, proven valid where not even loopback is there.
  @Test(
    .enabled(if: VitrineProcess.canLeaveTheNetwork, "only root may run a process with no network")
  )
  func isProvenWithNoNetworkAtAll() throws {
    let alone = try Self.files(hasNetwork: false)
    #expect(alone.keys.count { $0.hasSuffix(".html") } > 100)
    #expect(try Self.files() == alone)
  }

  @Test func answersAnyConfigurationWithoutAKey() throws {
    let fixture = try SiteFixture()
    try fixture.configure(
      galleries: "- query: moon\n- query: cat\n  provider: tenor",
      baseURL: "http://127.0.0.1:9"
    )
    let outcome = try VitrineProcess(["build", "--sample"], in: fixture.folder.url).run()
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    #expect(try fixture.page("moon.html").contains("class=\"card"))
    #expect(try fixture.page("cat.html").contains("class=\"card"))
  }

  /// The judgement of the W3C's own checker on every page.
  @Test(
    .enabled(if: NuChecker.isAvailable, "the Nu Html Checker is not here: 'make test' brings it")
  )
  func theNuHtmlCheckerFindsNoError() throws {
    let folder = try Self.build()
    let site = folder.url.appending(path: "_site")
    let pages = try contents(of: site).keys.filter { $0.hasSuffix(".html") }.sorted()
    let report = try NuChecker.check(pages.map { site.appending(path: $0).path })
    #expect(report == "", "\(report.prefix(4_000))")
  }

  @Test func theFirstLineOfAnyLayoutLoadsAtOnce() throws {
    let fixture = try SiteFixture()
    try fixture.configure(
      galleries: """
        - title: Wide
          endpoint: discover/movie
          limit: 20
          layout: {phone: {columns: 2, height: 180}, desktop: {columns: 5}}
        """,
      baseURL: "http://127.0.0.1:9"
    )
    #expect(try VitrineProcess(["build", "--sample"], in: fixture.folder.url).run().exitCode == 0)
    let pictures = try parts(of: fixture.page("wide.html"), between: "<img ", and: "/>")
      .filter { $0.contains("assets/") }
    #expect(pictures.map { !$0.contains("lazy") } == (0..<20).map { $0 < 5 })
    #expect(pictures.map { $0.contains("fetchpriority") } == (0..<20).map { $0 == 0 })
  }

  @Test func aPictureHasItsSizeAndWords() throws {
    let folder = try Self.build()
    let page = try String(
      contentsOf: folder.url.appending(path: "_site/index.html"),
      encoding: .utf8
    )
    for picture in parts(of: page, between: "<img ", and: "/>") {
      for attribute in ["alt=\"", "width=\"", "height=\"", "decoding=\"async\""] {
        #expect(picture.contains(attribute), "\(picture)")
      }
    }
  }
}

/// The Nu Html Checker, which `make test` installs and names in `VITRINE_NU_JAR`.
enum NuChecker {
  private static let jar = ProcessInfo.processInfo.environment["VITRINE_NU_JAR"] ?? ""

  static var isAvailable: Bool { FileManager.default.fileExists(atPath: jar) }

  /// The errors and warnings that it finds in these files; empty where there are none.
  static func check(_ files: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["java", "-Xss4m", "-jar", jar, "--stdout", "--errors-only"] + files
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }
}
