import Foundation
import TestSupport
import Testing

/// B50: proxies, as the environment names them.
@Suite(.enabled(if: StubProvider.isAvailable, "the shared stub provider is not here"))
struct ProxyCaseTests {
  /// A proxy that notes the first line of each request, and answers all with one film.
  private struct LoopbackProxy {
    let folder: TemporaryFolder
    let process: TetheredProcess

    init(status: String = "200 OK") throws {
      folder = try TemporaryFolder()
      let log = try folder.write("", to: "log")
      let body = answer([#"{"id":1,"title":"Proxied"}"#])
      let script = """
        import socketserver, sys, threading
        class Handler(socketserver.StreamRequestHandler):
          def handle(self):
            lines = []
            while (line := self.rfile.readline().strip()): lines.append(line.decode())
            if not lines: return
            with open(sys.argv[1], "a") as log: log.write(lines[0] + "\\n")
            status = sys.argv[2] if not lines[0].startswith("CONNECT") or "407" in sys.argv[2] \\
              else "502 Bad Gateway"
            body = sys.argv[3]
            self.wfile.write(
              f"HTTP/1.1 {status}\\r\\nContent-Type: application/json\\r\\nConnection: close\\r\\n"
              f"Content-Length: {len(body)}\\r\\n\\r\\n{body}".encode())
        class Server(socketserver.ThreadingTCPServer):
          daemon_threads = True
        server = Server(("127.0.0.1", 0), Handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        print(server.server_address[1], flush=True)
        sys.stdin.read()
        """
      process = try TetheredProcess(["python3", "-c", script, log.path, status, body])
    }

    var address: String { "127.0.0.1:\(process.firstLine)" }

    func seen() throws -> [String] {
      try String(contentsOf: folder.url.appending(path: "log"), encoding: .utf8)
        .split(separator: "\n").map(String.init)
    }
  }

  private static let password = "s3cretpassword"

  private func fixture(_ baseURL: String) throws -> SiteFixture {
    let fixture = try SiteFixture()
    try fixture.configure(
      galleries: "- query: query 1",
      baseURL: baseURL,
      isLoopback: baseURL.contains("127.0.0.1")
    )
    return fixture
  }

  private func expectNoSecret(_ outcome: VitrineProcess.Outcome, _ fixture: SiteFixture) throws {
    for secret in [Self.password, SiteFixture.key] {
      #expect(!outcome.messages.contains(secret) && !outcome.output.contains(secret))
      for (path, bytes) in try contents(of: fixture.folder.url) {
        #expect(bytes.range(of: Data(secret.utf8)) == nil, "\(path)")
      }
    }
  }

  @Test(arguments: ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"])
  func aSecureHostIsReachedThroughATunnel(variable: String) throws {
    let proxy = try LoopbackProxy()
    let fixture = try fixture("https://api.test")
    let environment = [variable: "http://me:\(Self.password)@\(proxy.address)"]
    let outcome = try fixture.build(["--verbose"], environment: environment)
    #expect(outcome.exitCode == 2)
    let seen = try proxy.seen()
    // What it is asked for holds no path, and so no key.
    #expect(!seen.isEmpty && seen.allSatisfy { $0 == "CONNECT api.test:443 HTTP/1.1" }, "\(seen)")
    #expect(outcome.messages.contains("by way of the proxy \(proxy.address)"))
    try expectNoSecret(outcome, fixture)

    let exception = try fixture.build(
      environment: environment.merging(["no_proxy": ".test"]) { $1 }
    )
    #expect(exception.exitCode == 2)
    #expect(try proxy.seen() == seen)
    #expect(!exception.messages.contains("proxy"), "\(exception.messages)")
  }

  @Test func aPlainHostIsReachedThroughItsProxyUnlessItIsAnException() throws {
    let proxy = try LoopbackProxy()
    let stub = try StubProvider(["--synthetic", "2"])
    let fixture = try fixture(stub.baseURL)
    let environment = ["http_proxy": "http://me:\(Self.password)@\(proxy.address)"]
    let outcome = try fixture.build(environment: environment)
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    #expect(try fixture.page("query-1.html").contains("Proxied"))
    #expect(try proxy.seen().count == 1)
    #expect(try stub.log().isEmpty)
    try expectNoSecret(outcome, fixture)

    for name in ["no_proxy", "NO_PROXY"] {
      let exception = try fixture.build(
        ["--refresh"],
        environment: environment.merging([name: "localhost,127.0.0.1"]) { $1 }
      )
      #expect(exception.exitCode == 0, "\(exception.messages)")
    }
    #expect(try proxy.seen().count == 1)
    #expect(try stub.log().count == 2)
  }

  @Test func aDeadProxyIsNamed() throws {
    for (variable, base) in [
      ("http_proxy", "http://127.0.0.1:9"), ("https_proxy", "https://api.test"),
    ] {
      let fixture = try fixture(base)
      let outcome = try fixture.build(
        ["--verbose"],
        environment: [variable: "http://me:\(Self.password)@127.0.0.1:1"]
      )
      #expect(outcome.exitCode == 2)
      #expect(
        outcome.messages.contains(
          "no connection to \(base.split(separator: "/")[1])/3/search/movie, "
            + "by way of the proxy 127.0.0.1:1"
        ),
        "\(outcome.messages)"
      )
      try expectNoSecret(outcome, fixture)
    }
  }

  @Test(arguments: [("http_proxy", "http://127.0.0.1:9"), ("https_proxy", "https://api.test")])
  func aProxyThatWantsAnotherPasswordSaysSoOnce(variable: String, base: String) throws {
    let proxy = try LoopbackProxy(status: "407 Proxy Authentication Required")
    let fixture = try fixture(base)
    let outcome = try fixture.build(
      environment: [variable: "http://me:\(Self.password)@\(proxy.address)"]
    )
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.messages.contains("the proxy \(proxy.address) wants another user name and password"),
      "\(outcome.messages)"
    )
    #expect(try proxy.seen().count == 1)
    try expectNoSecret(outcome, fixture)
  }

  @Test func thePreviewNeedsNoProxy() throws {
    let folder = try TemporaryFolder()
    let output = Pipe()
    let process = Process()
    process.executableURL = VitrineProcess.executable
    process.arguments = ["serve", "--sample", "--port", "0"]
    process.currentDirectoryURL = folder.url
    let names = ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy"]
    process.environment = Dictionary(uniqueKeysWithValues: names.map { ($0, "http://127.0.0.1:1") })
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer {
      kill(process.processIdentifier, SIGTERM)
      process.waitUntilExit()
    }
    var text = ""
    while !text.contains("until interrupted") {
      let bytes = output.fileHandleForReading.availableData
      try #require(!bytes.isEmpty, "it did not serve: \(text)")
      text += String(decoding: bytes, as: UTF8.self)
    }
    let port = try #require(text.firstMatch(of: /127\.0\.0\.1:(\d+)/)?.1)
    #expect(try RawClient.get("/", port: try #require(UInt16(port))).status == 200)
  }
}
