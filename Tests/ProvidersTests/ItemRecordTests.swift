import TestSupport
import Testing

@testable import Providers

struct ItemRecordTests {
  @Test func anItemReadsAsItWasWritten() {
    for item in Self.items {
      let bytes = ItemRecord.bytes(of: item)
      #expect(bytes.withUnsafeBytes { ItemRecord.item(from: $0) } == item)
    }
  }

  /// A field that the record forgets would be the same in both.
  @Test func everyFieldIsInTheRecord() {
    let plain = Mirror(reflecting: Item(kind: .movie, id: "1", title: "A"))
    let full = Mirror(reflecting: Self.full)
    for (empty, filled) in zip(plain.children, full.children) {
      #expect("\(empty.value)" != "\(filled.value)", "\(empty.label ?? "") is not filled")
    }
  }

  @Test func aDamagedRecordIsNoItem() {
    var random = SeededGenerator(seed: 7)
    for item in Self.items {
      let bytes = ItemRecord.bytes(of: item)
      for count in 0..<bytes.count {
        #expect(bytes.prefix(count).withUnsafeBytes { ItemRecord.item(from: $0) } == nil)
      }
      for _ in 0..<2_000 {
        let damaged = MutatedAnswer(of: bytes, &random).bytes
        // It is nothing or an item: what matters is that it reads no byte beyond its own.
        _ = damaged.withUnsafeBytes { ItemRecord.item(from: $0) }
      }
    }
  }

  private static let items = [
    Item(kind: .person, id: "", title: "名前"), Item(kind: .tv, id: "9", title: "x"), full, clip,
    film,
  ]

  private static var film: Item {
    var item = Item(kind: .movie, id: "1", title: "F")
    item.pictureSet = .poster(base: "https://image.tmdb.org/t/p", path: "/f.jpg")
    return item
  }

  private static var full: Item {
    var item = clip
    var details = ItemDetails()
    details.runtime = 140
    details.genres = ["Drama", ""]
    details.language = "en-US"
    details.directors = ["A"]
    details.creators = ["B", "C"]
    details.cast = ["D"]
    details.trailer = Trailer(
      name: "T",
      url: "https://e.example/t",
      language: "fr",
      published: CalendarDate("2001-02-03")
    )
    item.details = details
    item.pictureSet = .profile(base: "https://i.example/t/p", path: "/x.jpg")
    return item
  }

  private static var clip: Item {
    var item = Item(kind: .gif, id: "aB-3", title: "प्यार <&>\u{0}")
    item.originalTitle = "o"
    item.originalLanguage = "bn"
    item.overview = String(repeating: "long ", count: 300)
    item.overviewLanguage = "zh-TW"
    item.date = CalendarDate("1895-12-28")
    item.rating = 7.25
    item.voteCount = -1
    item.pictures = [Rendition(url: "https://e.example/1", width: 1, height: 70_000)]
    item.videos = [Rendition(url: "https://e.example/2", width: 2, height: 3)]
    item.duration = 0.1
    item.byteCount = .max
    item.backgroundColor = "#123456"
    item.sourceURL = "https://e.example/3"
    item.tags = ["a", "b"]
    return item
  }
}
