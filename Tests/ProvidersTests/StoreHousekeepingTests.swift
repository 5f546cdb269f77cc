import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Providers

/// What the store knows besides the answers: validators, ages, and what galleries held when.
struct StoreHousekeepingTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.url.appending(path: "answers.sqlite").path
  }

  private func answer(
    _ key: String,
    at retrieved: Int = 100,
    expires: Int = 200,
    bytes: Int = 10
  ) -> StoredAnswer {
    StoredAnswer(
      key: key,
      retrieved: retrieved,
      expires: expires,
      validators: Validators(entityTag: "W/\"1\"", lastModified: "Mon, 30 Nov 2026 06:00:00 GMT"),
      body: [UInt8](repeating: 0x20, count: bytes)
    )
  }

  @Test func validatorsAndTheLastMomentOfUseAreKept() async {
    await ResponseStore(path: path).save([answer("https://a.example/1")])
    let stored = await ResponseStore(path: path).answer(for: "https://a.example/1")
    #expect(stored == answer("https://a.example/1"))
  }

  @Test func ofAnEarlierFormTheAnswersAreAskedForAgain() async throws {
    do {
      let database = try SQLiteDatabase(path: path)
      try database.run(
        """
        CREATE TABLE answers (key TEXT PRIMARY KEY, retrieved INTEGER NOT NULL);
        CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT NOT NULL);
        INSERT INTO kept VALUES ('id', '42');
        PRAGMA application_id = 0x56697472; PRAGMA user_version = 1;
        """
      )
    }
    let store = ResponseStore(path: path)
    #expect(await store.value(named: "id") == "42")
    await store.save([answer("new")])
    #expect(await store.answer(for: "new") == answer("new"))
    #expect(await store.takeWarnings().isEmpty)
  }

  @Test func aStoreThatIsOnlyLookedAtStaysAsItIs() async throws {
    do {
      await ResponseStore(path: path).save([answer("a")])
    }
    let store = ResponseStore(path: path, isReadOnly: true)
    #expect(await store.answer(for: "a") == answer("a"))
    #expect(await store.takeWarnings().isEmpty)

    let damaged = folder.url.appending(path: "damaged.sqlite")
    let bytes = Data(String(repeating: "no store at all ", count: 100).utf8)
    try bytes.write(to: damaged)
    let other = ResponseStore(path: damaged.path, isReadOnly: true)
    #expect(await other.takeWarnings().map(\.code) == ["cache.unusable"])
    #expect(try Data(contentsOf: damaged) == bytes)
    #expect(!FileManager.default.fileExists(atPath: damaged.path + ".damaged"))
  }

  @Test func aLongBodyIsPackedAndComesBackWhole() async throws {
    let store = ResponseStore(path: path)
    let long = answer("https://a.example/", bytes: 100_000)
    await store.save([long])
    #expect(await store.answer(for: long.key) == long)
    #expect(try #require(await store.statistics(at: 0).hosts.first).bytes < 1000)
    var gzip = answer("https://b.example/")
    gzip.body = try Gzip.compressed(Array("a body that is a gzip itself".utf8))
    await store.save([gzip])
    #expect(await store.answer(for: gzip.key) == gzip)
  }

  @Test func statisticsCountByHost() async {
    let store = ResponseStore(path: path)
    await store.save([
      answer("https://b.example:8080/3/x?q=https://c.example/"),
      answer("https://a.example/1", at: 50, expires: 60),
      answer("https://a.example", at: 70, expires: 80),
    ])
    #expect(
      await store.statistics(at: 70).hosts == [
        .init(name: "a.example", answers: 2, bytes: 20, oldest: 50, newest: 70, expired: 1),
        .init(name: "b.example:8080", answers: 1, bytes: 10, oldest: 100, newest: 100, expired: 0),
      ]
    )
  }

  @Test func pruningRemovesJustWhatMayNotBeUsedAnyMore() async {
    let store = ResponseStore(path: path)
    await store.save([answer("a", expires: 199), answer("b", expires: 200)])
    #expect(await store.prune(at: 200) == 1)
    #expect(await store.answer(for: "a") == nil)
    #expect(await store.answer(for: "b") != nil)
  }

  @Test func clearingRemovesAnswersAndNothingElse() async {
    let store = ResponseStore(path: path)
    await store.save([answer("a"), answer("b")])
    await store.keep("42", named: "id")
    await store.record([GalleryContents(gallery: "g", items: ["x"], seen: 5)], since: History())
    #expect(await store.clear() == 2)
    await store.compact()
    #expect(await store.statistics(at: 0).hosts == [])
    #expect(await store.value(named: "id") == "42")
    #expect(await store.held() == ["g": ["x": 5]])
  }

  @Test func theHistoryTellsWhenItemsEnteredAndLeft() async throws {
    let store = ResponseStore(path: path)
    func see(_ items: [String], at seen: Int, gallery: String = "g") async {
      let contents = [GalleryContents(gallery: gallery, items: items, seen: seen)]
      await store.record(contents, since: await store.history())
    }
    await see(["a", "b"], at: 10)
    await see(["a"], at: 10, gallery: "h")
    await see(["b", "c"], at: 20)
    #expect(await store.held() == ["g": ["b": 10, "c": 20], "h": ["a": 10]])
    await see(["a", "b", "c"], at: 30)
    #expect(await store.held()["g"] == ["a": 30, "b": 10, "c": 20])
    await see([], at: 40, gallery: "h")

    let database = try SQLiteDatabase(path: path)
    let left = try database.rows(
      "SELECT gallery || item || entered || '-' || gone FROM history WHERE gone IS NOT NULL"
    )
    #expect(left.map(\.[0].text) == ["ga10-20", "ha10-40"])
  }

  @Test func whoSeesAnItemFirstDatesItsEntry() async {
    let store = ResponseStore(path: path)
    for seen in [10, 20] {
      await store.record(
        [GalleryContents(gallery: "g", items: ["a"], seen: seen)],
        since: History()
      )
    }
    #expect(await store.held() == ["g": ["a": 10]])
  }

  @Test func anItemThatIsBackWithinTheSecondHasNotLeft() async {
    let store = ResponseStore(path: path)
    for items in [["a"], [], ["a"]] {
      let contents = [GalleryContents(gallery: "g", items: items, seen: 10)]
      await store.record(contents, since: await store.history())
    }
    #expect(await store.held() == ["g": ["a": 10]])
  }
}

extension ResponseStore {
  /// When each item that a gallery holds entered it, by slug and key.
  fileprivate func held() -> [String: [String: Int]] {
    history().galleries.mapValues { gallery in
      Dictionary(uniqueKeysWithValues: gallery.allKeys.map { ($0, gallery.entered($0) ?? -1) })
    }
  }
}
