import Foundation
import TestSupport
import Testing

/// SIGINT and SIGTERM: nothing is published, nothing is left lying about, what was fetched is kept.
@Suite(.enabled(if: StubProvider.isAvailable, "the shared stub provider is not here"))
struct SignalTests {
  private static let lament =
    "interrupted: nothing was published; the site that stood is untouched\n"

  /// Builds of one site and another in turn, ended at instants spread over their whole length.
  @Test func anInterruptedBuildLeavesTheOldSiteAndNothingBesideIt() throws {
    let sites = try TwoSites()
    let fixture = sites.fixture
    var generator = SeededGenerator(seed: 11)
    var standing = 1
    var interrupted = 0
    for round in 0..<40 {
      try sites.configure(round % 2)
      let process = fixture.process(["--offline"])
      try process.start()
      Thread.sleep(forTimeInterval: 0.02 + sites.seconds * Double(generator.next() % 1000) / 1000)
      let signal = round % 4 < 2 ? SIGINT : SIGTERM
      process.send(signal)
      let outcome = try process.finish()
      if outcome.exitCode == 128 + signal {
        interrupted += 1
        #expect(outcome.messages.hasSuffix(Self.lament))
        #expect(outcome.output.isEmpty)
      } else if outcome.exitCode == signal {
        // On a busy machine it may not have listened yet: then nothing was begun.
        #expect(outcome.messages.isEmpty)
      } else {
        // It was done already.
        #expect(outcome.exitCode == 0, "\(outcome.messages)")
        standing = round % 2
      }
      #expect(try contents(of: fixture.site) == sites.whole[standing], "round \(round)")
      #expect(try Self.names(in: fixture.folder.url) == ["_site", "vitrine.yml", ".vitrine"])
      #expect(
        try Self.names(in: fixture.folder.url.appending(path: ".vitrine")) == ["responses.sqlite"]
      )
    }
    #expect(interrupted > 10, "too few builds were interrupted while they ran: \(interrupted)")
  }

  /// Whatever a fetch waits for: an answer, the rest of one, another try, or its turn.
  @Test(arguments: [
    "stall", "drip:bytes=1,delay_ms=100", "status:status=503,retry_after=50",
    "status:status=429,retry_after=100", "latency:delay_ms=30000", "reset",
  ])
  func aFetchThatWaitsIsInterrupted(fault: String) throws {
    let fixture = try SiteFixture()
    let stub = try StubProvider(["--synthetic", "40", "--fault", fault])
    try fixture.configure(
      galleries: (1...20).map { "- query: query \($0)\n- query: cat \($0)\n  provider: tenor" }
        .joined(separator: "\n"),
      baseURL: stub.baseURL
    )
    let process = fixture.process()
    try process.start()
    try waitUntilAsked(stub)
    Thread.sleep(forTimeInterval: 0.2)
    let start = Date()
    process.send(SIGINT)
    let outcome = try process.finish()
    // A second on a machine that does nothing else; to its end it would take thirty and more.
    #expect(Date().timeIntervalSince(start) < 25)
    #expect(outcome.exitCode == 130)
    #expect(outcome.messages == "configuring\nfetching 40 galleries\n" + Self.lament)
    #expect(try Self.names(in: fixture.folder.url) == ["vitrine.yml", ".vitrine"])
  }

  @Test func whatWasFetchedIsKept() throws {
    let fixture = try SiteFixture()
    let stub = try StubProvider(["--synthetic", "40", "--fault", "stall:match=query%2020"])
    try fixture.configure(
      galleries: (1...20).map { "- query: query \($0)" }.joined(separator: "\n"),
      baseURL: stub.baseURL
    )
    let process = fixture.process()
    try process.start()
    try wait { try stub.log().count >= 19 }
    Thread.sleep(forTimeInterval: 0.3)
    process.send(SIGTERM)
    #expect(try process.finish().exitCode == 143)
    try stub.control(#"{"reset": true, "faults": []}"#)
    #expect(try fixture.build().exitCode == 0)
    let asked = try stub.log().compactMap { $0["url"] as? String }
    #expect(asked.count == 1 && asked.allSatisfy { $0.contains("query%2020") }, "\(asked)")
  }

  @Test func forAMachineAnInterruptedBuildIsAResultToo() throws {
    let fixture = try SiteFixture()
    let stub = try StubProvider(["--synthetic", "4", "--fault", "stall"])
    try fixture.configure(galleries: "- query: query 1", baseURL: stub.baseURL)
    let process = fixture.process(["--format", "json", "--quiet"])
    try process.start()
    try waitUntilAsked(stub)
    process.send(SIGTERM)
    let outcome = try process.finish()
    #expect(outcome.exitCode == 143)
    #expect(outcome.output.contains(#""status" : "interrupted""#))
    #expect(outcome.messages == Self.lament)
  }

  /// A full pipe holds it up for as long as nobody reads: no clean end is to be had.
  @Test func theSecondSignalEndsItAtOnce() throws {
    let folder = try TemporaryFolder()
    let messages = Pipe()
    let descriptor = messages.fileHandleForWriting.fileDescriptor
    let flags = fcntl(descriptor, F_GETFL)
    _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
    let bytes = [UInt8](repeating: 46, count: 4096)
    while write(descriptor, bytes, bytes.count) > 0 {}
    _ = fcntl(descriptor, F_SETFL, flags)
    let process = Process()
    process.executableURL = VitrineProcess.executable
    process.arguments = ["build", "--sample"]
    process.currentDirectoryURL = folder.url
    process.standardError = messages
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    Thread.sleep(forTimeInterval: 1)
    kill(process.processIdentifier, SIGINT)
    Thread.sleep(forTimeInterval: 1)
    #expect(process.isRunning)
    kill(process.processIdentifier, SIGTERM)
    for _ in 0..<100 where process.isRunning { Thread.sleep(forTimeInterval: 0.1) }
    // A test that fails leaves no process behind.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGTERM)
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func servingEndsAsItShould(signal: Int32) throws {
    let folder = try TemporaryFolder()
    let output = Pipe()
    let process = Process()
    process.executableURL = VitrineProcess.executable
    process.arguments = ["serve", "--sample", "--port", "0"]
    process.currentDirectoryURL = folder.url
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var text = ""
    while !text.contains("until interrupted") {
      let bytes = output.fileHandleForReading.availableData
      try #require(!bytes.isEmpty, "it did not serve: \(text)")
      text += String(decoding: bytes, as: UTF8.self)
    }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
  }

  /// As a script's background jobs do, which a person's Ctrl-C is not meant for.
  @Test func aSignalThatWasIgnoredAtTheStartStaysIgnored() throws {
    let fixture = try SiteFixture()
    let stub = try StubProvider(["--synthetic", "4", "--fault", "stall"])
    try fixture.configure(galleries: "- query: query 1", baseURL: stub.baseURL)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "trap '' INT; exec \"$0\" build --quiet", VitrineProcess.executable.path,
    ]
    process.currentDirectoryURL = fixture.folder.url
    process.environment = ["TMDB_API_KEY": SiteFixture.key]
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // A test that fails leaves no process behind.
    defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    try waitUntilAsked(stub)
    kill(process.processIdentifier, SIGINT)
    Thread.sleep(forTimeInterval: 1)
    #expect(process.isRunning)
    kill(process.processIdentifier, SIGTERM)
    try wait { !process.isRunning }
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 143)
  }

  /// Waits until a build has sent a request, which counts before it is answered.
  private func waitUntilAsked(_ stub: StubProvider) throws {
    try wait { try (stub.stats()["requests"] as? Int ?? 0) >= 1 }
  }

  private func wait(for isDone: () throws -> Bool) throws {
    let end = Date() + 60
    while try !isDone() {
      try #require(Date() < end, "it has not come to that in a minute")
      Thread.sleep(forTimeInterval: 0.05)
    }
  }

  private static func names(in folder: URL) throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
  }
}
