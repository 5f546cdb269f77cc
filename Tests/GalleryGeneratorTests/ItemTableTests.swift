import Diagnostics
import Foundation
import Providers
import TestSupport
import Testing
import XHTML

@testable import GalleryGenerator

struct ItemTableTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func itemsAreTheSameOutOfMemory() throws {
    var table = ItemTable(in: folder.url.path)
    // Each takes some 3 KB, so that many are written and some are not.
    for number in 0..<4_000 {
      let index = try table.add(listed(number), of: .tmdb)
      #expect(index == number)
    }
    for number in [0, 1, 500, 2_700, 3_999] {
      #expect(try table.item(number) == item(number))
      let index = try table.add(listed(number), of: .tmdb)
      #expect(index == number)
    }
    try table.close(over: [])
    for number in table.indices { #expect(try table.item(number) == item(number)) }
    #expect(try contents(of: folder.url).isEmpty, "the file has a name")
  }

  @Test func aSiteOfAFewItemsNeedsNoFolder() throws {
    var table = ItemTable(in: "/nowhere")
    let index = try table.add(listed(1), of: .tmdb)
    #expect(index == 0)
    #expect(try table.item(0) == item(1))
  }

  @Test func whereTheItemsCannotBeKeptIsTold() throws {
    var table = ItemTable(in: "/nowhere")
    let error = try #require(throws: DiagnosticError.self) {
      for number in 0..<4_000 { _ = try table.add(listed(number), of: .tmdb) }
    }
    #expect(
      error.diagnostics.map(\.description).joined() == """
        error: cannot create a scratch file in '/nowhere': No such file or directory [build.scratch]
          note: a large site needs room there while it is built: set TMPDIR to another folder
        """
    )
  }

  @Test func pathsDifferInMoreThanCase() throws {
    var table = ItemTable(in: "/nowhere")
    for id in ["aB", "ab", "AB"] {
      _ = try table.add(ListedItem(Item(kind: .gif, id: id, title: "t")), of: .tmdb)
    }
    try table.close(over: [])
    #expect(
      table.indices.map(table.path(of:)) == ["gif/aB-t.html", "gif/ab-t-2.html", "gif/AB-t-3.html"]
    )
  }

  @Test func pathsAreUniqueAmongMany() throws {
    var paths = PathTable()
    for number in 0..<10_000 {
      let added = paths.insert("movie/\(number)-x.html")
      #expect(added)
    }
    for number in 0..<10_000 {
      let added = !paths.insert("MOVIE/\(number)-x.html")
      #expect(added)
    }
    #expect(paths.texts.count == 10_000)
    #expect(Array(paths.texts[0]) == Array("movie/0-x.html".utf8))
    #expect(Array(paths.texts[9_999]) == Array("movie/9999-x.html".utf8))
  }

  @Test func anItemKnowsItsGalleries() throws {
    var table = ItemTable(in: "/nowhere")
    for number in 0..<4 { _ = try table.add(listed(number), of: .tmdb) }
    try table.close(over: [[0, 1], [], [1, 3, 0], [3]].map(IndexList.init))
    table.add(earlierGalleries: [1], of: 3)
    #expect(table.indices.map(table.galleries(of:)) == [[0, 2], [0, 2], [], [1, 2, 3]])
  }

  @Test func timesAreToldWhetherTheyDifferOrNot() {
    for times in [[], [7], [7, 7, 7], [7, 7, 8]] { #expect(Array(EntryTimes(times)) == times) }
  }

  @Test func detailsComeToAnItemThatHadNone() throws {
    var table = ItemTable(in: "/nowhere")
    var fuller = item(1)
    fuller.details = ItemDetails()
    fuller.details?.runtime = 99
    _ = try table.add(listed(1), of: .tmdb)
    let before = table.hash(of: 0)
    _ = try table.add(ListedItem(fuller), of: .tmdb)
    #expect(try table.item(0).details?.runtime == 99)
    #expect(table.hash(of: 0) != before)
    #expect(table.indices.count == 1)
  }

  private func listed(_ number: Int) -> ListedItem { ListedItem(item(number)) }

  private func item(_ number: Int) -> Item {
    var item = Item(kind: .movie, id: "\(number)", title: "Film \(number)")
    item.overview = String(repeating: "word \(number) ", count: 300)
    return item
  }
}
