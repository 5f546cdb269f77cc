import CSQLite
import Foundation
import TestSupport
import Testing

@testable import Providers

struct StoredPageTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.url.appending(path: "answers.sqlite").path
  }

  private static let page: ResultPage = {
    var page = ResultPage()
    page.items = [
      Item(kind: .movie, id: "1", title: "One"), Item(kind: .tv, id: "2", title: "Two"),
    ]
    page.skipped = 3
    page.total = 99
    page.next = .mark("CAgQ")
    return page
  }()

  private func answer(_ key: String, at retrieved: Int = 5, decoding: String = "d") -> StoredAnswer
  {
    StoredAnswer(
      key: key,
      retrieved: retrieved,
      body: Array("{}".utf8),
      page: StoredPage(key: key, retrieved: retrieved, decoding: decoding, page: Self.page)
    )
  }

  @Test(arguments: [PagePosition.start, .number(7), .mark("x"), nil])
  func aPageReadsAsItWasWritten(_ next: PagePosition?) {
    var page = Self.page
    page.next = next
    let record = StoredPage.record(of: page, mark: -1)
    #expect(StoredPage.page(from: record, mark: -1) == page)
  }

  @Test func aDamagedPageIsNone() {
    let record = StoredPage.record(of: Self.page, mark: 7)
    for index in record.indices {
      var damaged = record
      damaged[index] ^= 1
      #expect(StoredPage.page(from: damaged, mark: 7) == nil)
      #expect(StoredPage.page(from: Array(record[..<index]), mark: 7) == nil)
    }
  }

  @Test func theProgramThatReadAnAnswerKnowsIt() async {
    await ResponseStore(path: path, program: 1).save([answer("a")])
    let found = await ResponseStore(path: path, program: 1).page(for: "a", decoding: "d")
    #expect(found?.page == Self.page)
    #expect(found?.retrieved == 5)
    #expect(await ResponseStore(path: path, program: 2).page(for: "a", decoding: "d") == nil)
    #expect(await ResponseStore(path: path, program: 1).page(for: "a", decoding: "e") == nil)
    #expect(await ResponseStore(path: path, program: 1).page(for: "b", decoding: "d") == nil)
    #expect(await ResponseStore(path: path).page(for: "a", decoding: "d") == nil)
  }

  @Test func theSpellingOfATitleIsKeptWithIt() async {
    var answer = answer("a")
    answer.page?.page.items[0].title = "Кино"
    let store = ResponseStore(path: path, program: 1)
    await store.save([answer])
    let entries = await store.page(for: "a", decoding: "d")?.page.entries
    #expect(entries?.map(\.name) == ["Kino", "Two"])
  }

  @Test func anotherAnswerIsNotTakenForTheOneThatWasRead() async {
    let store = ResponseStore(path: path, program: 1)
    await store.save([answer("a")])
    await store.save([StoredAnswer(key: "a", retrieved: 6, body: Array("[]".utf8))])
    #expect(await store.page(for: "a", decoding: "d") == nil)
    // What was read of the older one comes too late.
    await store.keep([StoredPage(key: "a", retrieved: 5, decoding: "d", page: Self.page)])
    #expect(await store.page(for: "a", decoding: "d") == nil)
    await store.keep([StoredPage(key: "a", retrieved: 6, decoding: "d", page: Self.page)])
    #expect(await store.page(for: "a", decoding: "d")?.page == Self.page)
  }

  @Test func aStoreOfTheFormBeforeKeepsItsAnswers() async throws {
    do {
      let database = try SQLiteDatabase(path: path)
      try database.run(
        """
        PRAGMA application_id = 0x56697472; PRAGMA user_version = 2;
        CREATE TABLE answers (
          key TEXT PRIMARY KEY, retrieved INTEGER NOT NULL, checksum INTEGER NOT NULL, body BLOB,
          expires INTEGER NOT NULL, etag TEXT NOT NULL, modified TEXT NOT NULL
        );
        INSERT INTO answers VALUES ('a', 5, \(Checksum.of(Array("{}".utf8))), x'7b7d', 9, '', '');
        """
      )
    }
    let store = ResponseStore(path: path, program: 1)
    #expect(await store.answer(for: "a")?.body == Array("{}".utf8))
    await store.keep([StoredPage(key: "a", retrieved: 5, decoding: "d", page: Self.page)])
    #expect(await store.page(for: "a", decoding: "d")?.page == Self.page)
    #expect(await store.takeWarnings().isEmpty)
  }
}
