import CSQLite
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Providers

struct ResponseStoreTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.url.appending(path: "cache/answers.sqlite").path
  }

  private func answer(_ key: String, _ text: String = #"{"results": []}"#) -> StoredAnswer {
    StoredAnswer(key: key, retrieved: 1_800_000_000, body: Array(text.utf8))
  }

  @Test("what is saved is there for the next build")
  func persistence() async {
    do {
      let store = ResponseStore(path: path)
      await store.save([answer("a"), answer("b", "")])
      await store.keep("42", named: "id")
    }
    let store = ResponseStore(path: path)
    #expect(await store.answer(for: "a") == answer("a"))
    #expect(await store.answer(for: "b") == answer("b", ""))
    #expect(await store.answer(for: "c") == nil)
    #expect(await store.value(named: "id") == "42")
    #expect(await store.takeWarnings().isEmpty)
  }

  @Test(
    "half an entry counts as none, and costs no other",
    arguments: [
      "SET body = x''", "SET body = substr(body, 1, 5)", "SET body = NULL", "SET checksum = 1",
      "SET body = 'text'", "SET retrieved = 'soon'",
    ]
  )
  func damage(_ change: String) async throws {
    do {
      let store = ResponseStore(path: path)
      await store.save([answer("a"), answer("b")])
    }
    do {
      let database = try SQLiteDatabase(path: path)
      try database.run("UPDATE answers \(change) WHERE key = 'a'")
    }
    let store = ResponseStore(path: path)
    #expect(await store.answer(for: "a") == nil)
    #expect(await store.answer(for: "b") == answer("b"))
    await store.save([answer("a")])
    #expect(await store.answer(for: "a") == answer("a"))
  }

  @Test("a file that is no database is set aside with a warning, and a new one begun")
  func noDatabase() async throws {
    try folder.write(String(repeating: "not a database ", count: 100), to: "cache/answers.sqlite")
    let store = ResponseStore(path: path)
    #expect(await store.takeWarnings().map(\.code) == ["cache.damaged"])
    #expect(FileManager.default.fileExists(atPath: path + ".damaged"))
    await store.save([answer("a")])
    #expect(await store.answer(for: "a") == answer("a"))
  }

  @Test("a file whose pages are damaged is set aside when they are read")
  func damagedPages() async throws {
    do {
      let store = ResponseStore(path: path)
      await store.save((0..<200).map { answer("key \($0)", String(repeating: "x", count: 500)) })
    }
    let file = try FileHandle(forUpdating: URL(filePath: path))
    let size = try file.seekToEnd()
    try file.seek(toOffset: 4096)
    try file.write(contentsOf: Data(repeating: 0xA5, count: Int(size) - 4096))
    try file.close()
    let store = ResponseStore(path: path)
    #expect(await store.answer(for: "key 7") == nil)
    #expect(await store.takeWarnings().map(\.code) == ["cache.damaged"])
    await store.save([answer("key 7")])
    #expect(await store.answer(for: "key 7") == answer("key 7"))
  }

  @Test("another program's database is left alone")
  func foreign() async throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "cache"),
      withIntermediateDirectories: true
    )
    do {
      let database = try SQLiteDatabase(path: path)
      try database.run("CREATE TABLE precious (x); INSERT INTO precious VALUES (1)")
    }
    let before = try Data(contentsOf: URL(filePath: path))
    let store = ResponseStore(path: path)
    await store.save([answer("a")])
    #expect(await store.answer(for: "a") == nil)
    #expect(await store.takeWarnings().map(\.code) == ["cache.foreign"])
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
  }

  @Test("a store of a newer version is left alone")
  func newer() async throws {
    do {
      let store = ResponseStore(path: path)
      await store.save([answer("a")])
    }
    do {
      let database = try SQLiteDatabase(path: path)
      try database.run("PRAGMA user_version = 99")
    }
    let store = ResponseStore(path: path)
    #expect(await store.answer(for: "a") == nil)
    #expect(await store.takeWarnings().map(\.code) == ["cache.newer"])
  }

  @Test("a store that cannot be made is a warning")
  func unusable() async throws {
    try folder.write("a file where a folder is needed", to: "cache")
    let store = ResponseStore(path: path)
    await store.save([answer("a")])
    #expect(await store.answer(for: "a") == nil)
    #expect(await store.takeWarnings().map(\.code) == ["cache.unusable"])
    #expect(await store.takeWarnings().isEmpty)
  }

  @Test("two builds write to one store at the same time")
  func twoBuilds() async {
    let stores = [ResponseStore(path: path), ResponseStore(path: path)]
    await withTaskGroup { group in
      for (index, store) in stores.enumerated() {
        group.addTask {
          for number in 0..<100 { await store.save([self.answer("\(index) \(number)")]) }
        }
      }
    }
    let store = ResponseStore(path: path)
    for index in stores.indices {
      #expect(await stores[index].takeWarnings().isEmpty)
      for number in 0..<100 { #expect(await store.answer(for: "\(index) \(number)") != nil) }
    }
  }

  @Test("answers are saved all together or not at all")
  func atomicity() async throws {
    do {
      let store = ResponseStore(path: path)
      await store.save([answer("a", "old")])
    }
    do {
      let database = try SQLiteDatabase(path: path)
      try database.run(
        """
        CREATE TRIGGER refusal BEFORE INSERT ON answers WHEN new.key = 'b'
        BEGIN SELECT RAISE(ABORT, 'refused'); END
        """
      )
    }
    let store = ResponseStore(path: path)
    await store.save([answer("a", "new"), answer("b", "new")])
    #expect(await store.answer(for: "a") == answer("a", "old"))
    #expect(await store.takeWarnings().map(\.code) == ["cache.unusable"])
  }

  @Test("a checksum tells every changed byte and every lost one")
  func checksum() {
    let body = Array("{\"results\": [1, 2, 3, 4, 5]}".utf8)
    let sum = Checksum.of(body)
    for index in body.indices {
      var changed = body
      changed[index] ^= 1
      #expect(Checksum.of(changed) != sum)
      #expect(Checksum.of(Array(body[..<index])) != sum)
    }
    #expect(Checksum.of(body + [0]) != sum)
  }
}
