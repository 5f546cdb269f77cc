import Foundation
import TestSupport
import Testing

@testable import Providers

@Suite(
  "The sample's shapes",
  .enabled(if: SharedFiles.folder != nil, "needs the recorded answers beside the package")
)
struct SampleCatalogShapeTests {
  private func recorded(_ path: String) throws -> JSON {
    let folder = try #require(SharedFiles.folder)
    let data = try Data(contentsOf: folder.appending(path: "responses/" + path))
    return try #require(JSON(parsing: Array(data)))
  }

  private func sample(_ url: String) async throws -> JSON {
    let client = SampleClient(try SampleCatalogFiles.catalog())
    return try #require(JSON(parsing: try await client.send(HTTPRequest(url: url)).body))
  }

  @Test("A list of films has the members of a recorded one, and so has each film")
  func films() async throws {
    let answer = try await sample("https://api.themoviedb.org/3/search/movie?query=the")
    let original = try recorded("tmdb/search-movie-inception.json")
    #expect(answer.names == original.names)
    let members = try #require(original["results"]?.elements?.first?.names)
    for entry in answer["results"]?.elements ?? [] { #expect(entry.names == members) }
  }

  @Test("A clip of version 2 has the members of a recorded one and a colour")
  func secondVersion() async throws {
    let answer = try await sample("https://api.giphy.com/v2/search?q=yes")
    let original = try recorded("tenor-v2/featured-25-all-formats.json")
    #expect(answer.names == ["results", "next"])
    let entry = try #require(answer["results"]?.elements?.first)
    let members = try #require(original["results"]?.elements?.first)
    #expect(entry.names == members.names.union(["bg_color"]))
    let (clip, recordedClip) = (entry["media_formats"]?["mp4"], members["media_formats"]?["mp4"])
    #expect(clip?.names == recordedClip?.names)
  }

  @Test("A clip of version 1 has the members of recorded ones")
  func firstVersion() async throws {
    let answer = try await sample("https://g.tenor.com/v1/search?q=yes")
    let early = try recorded("tenor-v1/gif-one-result-2018.json")
    let late = try recorded("tenor-v1/search-one-result-late-v1.json")
    let entry = try #require(answer["results"]?.elements?.first)
    let first = try #require(early["results"]?.elements?.first)
    let last = try #require(late["results"]?.elements?.first)
    #expect(entry.names.isSuperset(of: first.names))
    #expect(entry.names.isSubset(of: first.names.union(last.names)))
    let clip = entry["media"]?.elements?.first?["mp4"]
    #expect(clip?.names == first["media"]?.elements?.first?["mp4"]?.names)
  }
}
