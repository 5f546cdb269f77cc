import Providers
import TestSupport
import Testing

@Suite(
  .serialized,
  .enabled(if: StubProvider.isAvailable, "the shared stub provider is not here")
)
struct URLSessionClientTests {
  private func failure(
    of client: URLSessionClient,
    _ url: String,
    credentials: [HTTPRequest.Credential] = [.query(name: "api_key", Secret(ProviderSettings.key))]
  ) async -> HTTPFailure? {
    do {
      _ = try await client.send(HTTPRequest(url: url, credentials: credentials))
      return nil
    } catch {
      return error
    }
  }

  @Test("an answer arrives whole, with its status, headers and decompressed body")
  func answer() async throws {
    let stub = try StubProvider(["--synthetic", "5", "--set", "gzip=force"])
    defer { stub.stop() }
    let response = try await URLSessionClient(userAgent: "Vitrine/test").send(
      HTTPRequest(
        url: stub.baseURL + "/3/search/movie?query=query%201",
        credentials: [.query(name: "api_key", Secret(ProviderSettings.key))]
      )
    )
    #expect(response.status == 200)
    #expect(response.contentType == "application/json")
    #expect(response.body.first == UInt8(ascii: "{"))
    #expect(response.body.last == UInt8(ascii: "}"))
  }

  @Test("a v4 token goes into a header, and no key into the query")
  func bearer() async throws {
    let stub = try StubProvider(["--synthetic", "5"])
    defer { stub.stop() }
    let response = try await URLSessionClient(userAgent: "Vitrine/test").send(
      HTTPRequest(
        url: stub.baseURL + "/3/search/movie?query=query%201",
        credentials: [.bearer(Secret("eyJhbGciOiJIUzI1NiJ9.e30.x"))]
      )
    )
    #expect(response.status == 200)
    #expect(try stub.targets() == ["/3/search/movie?query=query%201"])
  }

  @Test("a broken transfer is a failure that names host and path, and never the key")
  func faults() async throws {
    let faults: [(rule: String, reason: HTTPFailure.Reason)] = [
      ("reset:match=f0", .connection), ("reset:match=f1,after=headers", .connection),
      ("truncate:match=f2", .connection), ("stall:match=f3", .timedOut),
      ("bad_gzip:match=f4", .connection), ("huge:match=f5,bytes=3000000,gzip=1", .tooLarge),
      ("huge:match=f6,bytes=3000000,chunked=1", .tooLarge), ("redirect:match=f7", .redirected),
      ("redirect:match=f8,location=http://127.0.0.2:9/3", .redirected),
      ("drip:match=f9,bytes=1,delay_ms=100", .timedOut),
    ]
    let stub = try StubProvider(["--synthetic", "5"] + faults.flatMap { ["--fault", $0.rule] })
    defer { stub.stop() }
    let client = URLSessionClient(
      userAgent: "Vitrine/test",
      idle: 1,
      timeout: .seconds(2),
      bodyLimit: 1 << 20
    )
    for (index, fault) in faults.enumerated() {
      let failure = await failure(of: client, stub.baseURL + "/3/search/movie?query=f\(index)")
      #expect(failure?.reason == fault.reason, "\(fault.rule)")
      #expect(failure?.message.contains("127.0.0.1") == true, "\(fault.rule)")
      #expect(failure?.message.contains("/3/search/movie") == true, "\(fault.rule)")
      #expect(!String(reflecting: failure).contains(ProviderSettings.key), "\(fault.rule)")
    }
  }

  @Test("no connection and no host are told apart from an answer")
  func unreachable() async throws {
    let client = URLSessionClient(userAgent: "Vitrine/test")
    let refused = await failure(of: client, "http://127.0.0.1:1/3/search/movie")
    #expect(refused?.message == "no connection to 127.0.0.1:1/3/search/movie")
    let unknown = await failure(of: client, "http://nowhere.invalid/3/search/movie")
    #expect(unknown?.message == "the host of nowhere.invalid/3/search/movie cannot be found")
    let wrong = await failure(of: client, "ftp://host/3")
    #expect(wrong?.reason == .badAddress)
  }

  @Test("a redirect within the host is followed, with the credential")
  func redirect() async throws {
    let stub = try StubProvider([
      "--synthetic", "5", "--fault",
      "redirect:match=query%201,location=/3/search/movie?query=query%202",
    ])
    defer { stub.stop() }
    let response = try await URLSessionClient(userAgent: "Vitrine/test").send(
      HTTPRequest(
        url: stub.baseURL + "/3/search/movie?query=query%201",
        credentials: [.query(name: "api_key", Secret(ProviderSettings.key))]
      )
    )
    #expect(response.status == 200)
    #expect(try stub.targets().count == 2)
  }

  @Test("an answer that confirms another is no redirect, wherever it points")
  func confirmation() async throws {
    let script = """
      import http.server, sys, threading
      class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
          self.send_response(304)
          self.send_header("Location", "http://elsewhere.test/")
          self.end_headers()
        def log_message(self, *arguments): pass
      server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
      threading.Thread(target=server.serve_forever, daemon=True).start()
      print(server.server_address[1], flush=True)
      sys.stdin.read()
      """
    let server = try TetheredProcess(["python3", "-c", script])
    defer { server.stop() }
    let response = try await URLSessionClient(userAgent: "Vitrine/test")
      .send(HTTPRequest(url: "http://127.0.0.1:\(server.firstLine)/3/movie/1"))
    #expect(response.status == 304)
  }

  @Test("a cancelled request ends at once")
  func cancellation() async throws {
    let stub = try StubProvider(["--synthetic", "5", "--fault", "stall"])
    defer { stub.stop() }
    let url = stub.baseURL + "/3/search/movie"
    let task = Task { await failure(of: URLSessionClient(userAgent: "Vitrine/test"), url) }
    try await Task.sleep(for: .milliseconds(200))
    task.cancel()
    // Without it, the answer would be that nothing came within twenty seconds.
    #expect(await task.value?.reason == .cancelled)
  }
}
