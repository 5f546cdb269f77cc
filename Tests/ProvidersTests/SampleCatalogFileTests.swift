import Foundation
import TestSupport
import Testing

@testable import Providers

@Suite("The sample catalogue's files")
struct SampleCatalogFileTests {
  @Test("Each film has an id of its own, a reason why it is free, and facts in the known shape")
  func films() throws {
    let movies = try SampleCatalogFiles.entries("movies.json")
    #expect(movies.count >= 60)
    #expect(Set(movies.compactMap { $0["id"]?.text }).count == movies.count)
    for movie in movies {
      let title = movie.words("title")
      #expect(!title.isEmpty && !movie.words("original_title").isEmpty)
      #expect(movie.words("original_language").utf8.count == 2, "\(title)")
      #expect(!movie.words("rights").isEmpty, "\(title)")
      #expect(movie["keywords"]?.elements?.isEmpty == false, "\(title)")
      #expect(movie["directors"]?.elements?.isEmpty == false, "\(title)")
      for people in ["directors", "cast"] {
        let names = (movie[people]?.elements ?? []).map(\.words)
        #expect(movie[people] != nil && !names.contains("") && names.count <= 5, "\(title)")
      }
      #expect((1...420).contains(movie["runtime"]?.integer ?? 1), "\(title)")
      let date = movie.words("release_date")
      #expect(date.isEmpty || CalendarDate(date) != nil, "\(title)")
    }
  }

  @Test("A film said to be free for its age is as old as that")
  func rights() throws {
    let limits = ["US: published before 1931": 1931, "IN: published before 1966": 1966]
    for movie in try SampleCatalogFiles.entries("movies.json") {
      guard let limit = limits[movie.words("rights")] else { continue }
      let year = CalendarDate(movie.words("release_date"))?.year ?? 0
      #expect(year < limit, "\(movie.words("title"))")
    }
  }

  @Test("The catalogue shows what pages must stand: gaps, long titles and many scripts")
  func variety() throws {
    let movies = try SampleCatalogFiles.entries("movies.json")
    func count(_ isSo: (JSON) -> Bool) -> Int { movies.count(where: isSo) }
    #expect(count { $0["poster_path"] == nil } == 2)
    #expect(count { $0.words("release_date").isEmpty } == 1)
    #expect(count { $0.words("overview").isEmpty } == 1)
    #expect(count { $0["vote_count"]?.integer == 0 } == 2)
    #expect(count { $0.words("title").count > 60 } == 1)
    let languages = Set(movies.map { $0.words("original_language") })
    #expect(languages.isSuperset(of: ["ar", "bn", "fa", "ja", "ko", "ru", "uk", "zh"]))
  }

  @Test("Each poster belongs to a film and each film's poster is there")
  func posters() throws {
    let named = try SampleCatalogFiles.entries("movies.json").map { $0.words("poster_path") }
    let wanted = Set(named.filter { !$0.isEmpty }.map { String($0.dropFirst()) })
    #expect(Set(try SampleCatalogFiles.names(in: "posters")) == wanted)
  }

  @Test("A poster is a small picture that needs nothing else and breaks no content policy")
  func markup() throws {
    var total = 0
    for name in try SampleCatalogFiles.names(in: "posters") {
      let text = try SampleCatalogFiles.text("posters/" + name)
      total += text.utf8.count
      #expect(text.utf8.count < 7000, "\(name)")
      #expect(text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"300\""), "\(name)")
      #expect(text.contains("viewBox=\"0 0 300 450\"><title>"), "\(name)")
      for forbidden in ["style", "<script", "href", "url(h", "<image", "<foreignObject", "data:"] {
        #expect(!text.contains(forbidden), "\(name) has \(forbidden)")
      }
    }
    #expect(total <= 220 * 1024)
  }

  @Test(
    "The posters' program draws the posters that are there, each well-formed",
    .enabled(if: SampleCatalogFiles.hasPython, "needs python3")
  )
  func drawing() throws {
    let folder = try TemporaryFolder()
    #expect(try SampleCatalogFiles.python(["draw_posters.py", folder.url.path]) == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    #expect(names == (try SampleCatalogFiles.names(in: "posters")))
    for name in names {
      let drawn = Array(try Data(contentsOf: folder.url.appending(path: name)))
      #expect(drawn == (try SampleCatalogFiles.bytes("posters/" + name)), "\(name) is not as drawn")
    }
    let parse = "import sys, xml.dom.minidom as m\nfor f in sys.argv[1:]: m.parse(f)"
    #expect(try SampleCatalogFiles.python(["-c", parse] + names.map { "posters/" + $0 }) == 0)
  }

  @Test("Each clip is a small MPEG-4 file that starts before it is whole, with a still beside it")
  func clips() throws {
    let gifs = try SampleCatalogFiles.entries("gifs.json")
    #expect(gifs.count >= 18)
    var files: Set<String> = []
    for gif in gifs {
      for (format, limit) in [("mp4", 14 * 1024), ("gifpreview", 5 * 1024)] {
        let form = try #require(gif["media_formats"]?[format])
        let url = try #require(form["url"]?.text)
        let path = try #require(url.hasPrefix("sample:/") ? String(url.dropFirst(8)) : nil)
        let bytes = try SampleCatalogFiles.bytes(path)
        files.insert(path)
        #expect(bytes.count <= limit, "\(path)")
        #expect(form["size"]?.integer == bytes.count, "\(path)")
        if format == "mp4" {
          let boxes = String(decoding: bytes.filter { $0 < 0x80 }, as: UTF8.self)
          let index = try #require(boxes.firstRange(of: "moov")).lowerBound
          let media = try #require(boxes.firstRange(of: "mdat")).lowerBound
          #expect(boxes.contains("ftyp") && index < media, "\(path)")
        } else {
          #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), "\(path)")
          // The size in the picture's own header (PNG, section 11.2.1) is the one that is told.
          let told = form["dims"]?.elements?.compactMap(\.integer) ?? []
          let sides = [16, 20].map { Int(bytes[$0 + 2]) << 8 + Int(bytes[$0 + 3]) }
          #expect(told == sides, "\(path)")
        }
      }
    }
    #expect(files == Set(try SampleCatalogFiles.names(in: "clips").map { "clips/" + $0 }))
  }
}
