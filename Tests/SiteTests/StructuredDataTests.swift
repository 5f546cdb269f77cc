import Foundation
import TestSupport
import Testing

/// The JSON-LD of pages.
struct StructuredDataTests {
  /// What Google demands of each kind, and Vitrine never leaves out where it is known.
  ///
  /// Source: <https://developers.google.com/search/docs/appearance/structured-data>.
  private static let required: [String: Set<String>] = [
    "Movie": ["name"], "TVSeries": ["name"], "MovieSeries": ["name"], "Person": ["name"],
    "WebSite": ["name", "url"],
    "VideoObject": ["name", "description", "thumbnailUrl", "uploadDate"],
    "BreadcrumbList": ["itemListElement"], "ItemList": ["itemListElement"],
  ]

  private func check(_ things: StructuredThings, _ path: String, addresses: inout Set<String>) {
    for thing in things.all {
      let type = thing["@type"] as? String ?? ""
      let required = Self.required[type]
      #expect(required?.isSubset(of: thing.keys) == true, "\(path): \(thing)")
      for (name, value) in thing
      where ["url", "image", "thumbnailUrl", "contentUrl"].contains(name) {
        addresses.insert(value as? String ?? "")
      }
      if let rating = thing["aggregateRating"] as? [String: Any] {
        #expect((rating["ratingCount"] as? Int ?? 0) > 0, "\(path)")
        #expect((0...10).contains(rating["ratingValue"] as? Double ?? -1), "\(path)")
      }
      guard let entries = thing["itemListElement"] as? [[String: Any]] else { continue }
      #expect(!entries.isEmpty, "\(path)")
      for (offset, entry) in entries.enumerated() {
        #expect(entry["@type"] as? String == "ListItem", "\(path)")
        #expect(entry["position"] as? Int ?? 0 >= offset + 1, "\(path)")
        if type == "BreadcrumbList" {
          #expect(entry["name"] is String, "\(path)")
          // The last is the page itself: an address there says nothing, and may be left out.
          guard offset + 1 < entries.count else {
            #expect(entry["item"] == nil, "\(path)")
            continue
          }
        }
        addresses.insert(entry[type == "ItemList" ? "url" : "item"] as? String ?? "")
      }
    }
  }

  @Test func everyPageTellsAllThatIsRequired() throws {
    let files = try SampleSite().files()
    var addresses: Set<String> = []
    var counts: [String: Int] = [:]
    for (path, bytes) in files where path.hasSuffix(".html") && path != "404.html" {
      let things = try StructuredThings(in: String(decoding: bytes, as: UTF8.self))
      check(things, path, addresses: &addresses)
      for type in things.types { counts[type, default: 0] += 1 }
    }
    #expect(
      counts == [
        "WebSite": 1, "Movie": 70, "VideoObject": 20, "BreadcrumbList": 129, "ItemList": 20,
      ]
    )
    let top = "https://lantern.example/"
    for address in addresses {
      #expect(address.hasPrefix(top), "'\(address)' is not absolute")
      let path = String(address.dropFirst(top.count))
      #expect(files[path.isEmpty ? "index.html" : path] != nil, "\(address) leads nowhere")
    }
  }

  @Test func aSecondPageGoesOnCounting() throws {
    let page = try SampleSite().page("the-whole-collection/page-2.html")
    let list = try StructuredThings(in: page).first("ItemList")
    let entries = try #require(list?["itemListElement"] as? [[String: Any]])
    #expect(entries.map { $0["position"] as? Int } == Array(61...70))
  }

  @Test(
    .enabled(if: StubProvider.isAvailable, "the shared stub provider is not here")
  )
  func otherKindsAreToldToo() throws {
    let fixture = try SiteFixture()
    let provider = try MadeUpProvider([
      .init(
        "/3/search/multi",
        body: answer([
          #"{"id":1,"media_type":"tv","name":"Dekalog","first_air_date":"1989-12-10"}"#,
          #"{"id":2,"media_type":"person","name":"Setsuko Hara","profile_path":"/h.jpg"}"#,
          #"{"id":3,"media_type":"movie","title":"Ran","original_title":"乱"}"#,
        ])
      )
    ])
    try fixture.configure(
      galleries: "- query: it\n  endpoint: search/multi",
      baseURL: provider.baseURL,
      site: "title: Test\nurl: https://example.org/films/"
    )
    let outcome = try fixture.build()
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    var addresses: Set<String> = []
    for (path, page) in try fixture.pages()
    where path.hasSuffix(".html") && path.contains(/\/[0-9]/) {
      let things = try StructuredThings(in: page)
      #expect(things.types.count == 2 && things.types[0] == "BreadcrumbList", "\(path)")
      check(things, path, addresses: &addresses)
    }
    #expect(addresses.contains("https://example.org/films/"))
    let series = try StructuredThings(in: fixture.page("tv/1-dekalog.html")).first("TVSeries")
    #expect(series?["startDate"] as? String == "1989-12-10")
    let film = try StructuredThings(in: fixture.page("movie/3-ran.html")).first("Movie")
    #expect(film?["alternateName"] as? String == "乱")
    #expect(film?["image"] == nil && film?["aggregateRating"] == nil)
    let person = try StructuredThings(in: fixture.page("person/2-setsuko-hara.html"))
    #expect((person.first("Person")?["image"] as? String)?.hasPrefix(provider.baseURL) == true)
  }
}

/// The things that a page's JSON-LD tells of, as Foundation reads it.
struct StructuredThings {
  let all: [[String: Any]]

  init(in page: String) throws {
    let scripts = parts(of: page, between: #"<script type="application/ld+json">"#, and: "</script")
    let document = try JSONSerialization.jsonObject(with: Data(#require(scripts.first).utf8))
    let members = try #require(document as? [String: Any])
    #expect(scripts.count == 1 && members["@context"] as? String == "https://schema.org")
    all = try #require(members["@graph"] as? [[String: Any]])
  }

  var types: [String] { all.compactMap { $0["@type"] as? String } }

  func first(_ type: String) -> [String: Any]? { all.first { $0["@type"] as? String == type } }
}
