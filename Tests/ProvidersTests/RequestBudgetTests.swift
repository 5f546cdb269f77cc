import Foundation
import TestSupport
import Testing

@testable import Providers

struct RequestBudgetTests {
  private func hourly(of service: Service = .giphy, setting: Double? = nil) -> RequestBudget? {
    RequestBudget(of: service, at: "https://api.giphy.com/v2", setting: setting)
  }

  private func client(
    _ base: ScriptedClient,
    _ store: ResponseStore?,
    at date: Int
  ) -> RateLimitedClient {
    let limiter = RateLimiter(
      of: .giphy,
      windows: [],
      budget: hourly(),
      store: store,
      time: .still(at: date)
    )
    return RateLimitedClient(base: base, limiter: limiter)
  }

  @Test("a limit below one a second is a budget by the hour, which only loopback is let off")
  func services() {
    #expect(hourly()?.count == 100)
    #expect(hourly(of: .klipy, setting: 5)?.count == 100)
    #expect(hourly(of: .tmdb) == nil)
    #expect(hourly(of: .tenor) == nil)
    #expect(RequestBudget(of: .giphy, at: "http://127.0.0.1:9", setting: 1) == nil)
    #expect(RequestBudget(of: .giphy, at: "http://127.0.0.1:9", setting: nil) != nil)
    #expect(hourly()?.name != hourly(of: .klipy)?.name)
  }

  @Test("a request is free again an hour after the service has seen it at the latest")
  func window() throws {
    let budget = try #require(hourly())
    var record: String?
    for second in 0..<100 {
      let (next, decision) = budget.spending(record, at: 1000 + second)
      #expect(decision == .go)
      record = next
    }
    #expect(budget.spending(record, at: 1100).decision == .wait(3561))
    #expect(budget.spending(record, at: 4660).decision == .wait(1))
    let (next, decision) = budget.spending(record, at: 4661)
    #expect(decision == .go)
    #expect(budget.spending(next, at: 4661).decision == .wait(1))
  }

  @Test("a record that is damaged or of a clock that was wrong holds nothing up for ever")
  func records() throws {
    let budget = try #require(hourly())
    #expect(budget.spending("a b -", at: 5).decision == .go)
    let future = [String](repeating: "99999999999", count: 100).joined(separator: " ")
    let (record, decision) = budget.spending(future, at: 5)
    #expect(decision == .wait(3661))
    #expect(budget.spending(record, at: 5 + 3661).decision == .go)
  }

  @Test("a budget allows a burst, then fails rather than waits, in the next build too")
  func builds() async throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "answers.sqlite").path
    let base = ScriptedClient { _, _ in .json("{}") }
    for build in 0..<4 {
      let client = client(base, ResponseStore(path: path), at: 1000 + build)
      for _ in 0..<30 where await base.requests.count < 100 {
        _ = try await client.send(HTTPRequest(url: "https://a.org"))
      }
    }
    for store in [ResponseStore(path: path), ResponseStore(path: path)] {
      let client = client(base, store, at: 1010)
      await #expect {
        try await client.send(HTTPRequest(url: "https://a.org"))
      } throws: { error in
        (error as? HTTPFailure)?.reason == .limited
          && "\(error)" == "the limit of GIPHY is used up for another 60 minutes"
      }
    }
    #expect(await base.requests.count == 100)
    _ = try await client(base, ResponseStore(path: path), at: 4670)
      .send(HTTPRequest(url: "https://a.org"))
    #expect(await base.requests.count == 101)
  }

  @Test("two builds at once share a budget")
  func twoBuilds() async throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "answers.sqlite").path
    let base = ScriptedClient { _, _ in .json("{}") }
    let clients = (0..<2).map { _ in client(base, ResponseStore(path: path), at: 1000) }
    #expect(await sent(of: 140, by: clients) == 100)
  }

  @Test("a store that cannot be used takes nothing out of the count, however many ask at once")
  func unusableStore() async throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "answers.sqlite").path
    do {
      let database = try SQLiteDatabase(path: path)
      try database.run("CREATE TABLE precious (x); INSERT INTO precious VALUES (1)")
    }
    let base = ScriptedClient { _, _ in .json("{}") }
    let store = ResponseStore(path: path)
    // Others keep the store busy, so that many wait for it at once.
    let others = Task { while !Task.isCancelled { _ = await store.takeWarnings() } }
    defer { others.cancel() }
    for _ in 0..<3 {
      let client = client(base, store, at: 1000)
      #expect(await sent(of: 140, by: [client]) == 100)
    }
  }

  /// How many of so many requests at once, by each client in turn, are let through.
  private func sent(of count: Int, by clients: [RateLimitedClient]) async -> Int {
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<count {
        group.addTask {
          do {
            _ = try await clients[index % clients.count].send(HTTPRequest(url: "https://a.org"))
            return true
          } catch {
            return false
          }
        }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
  }

  @Test("without a store the budget holds for as long as the build lasts")
  func storeless() async throws {
    let base = ScriptedClient { _, _ in .json("{}") }
    let client = client(base, nil, at: 1000)
    for _ in 0..<100 { _ = try await client.send(HTTPRequest(url: "https://a.org")) }
    await #expect(throws: HTTPFailure.self) {
      try await client.send(HTTPRequest(url: "https://a.org"))
    }
  }
}
