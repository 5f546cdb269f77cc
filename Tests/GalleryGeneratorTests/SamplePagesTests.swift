import Foundation
import TestSupport
import Testing

@testable import GalleryGenerator
@testable import XHTML

/// The pages of the theme, of every kind, before the quick check of pages and the thorough one.
struct SamplePagesTests {
  @Test func theQuickCheckTakesEveryPageThatTheThoroughOneTakes() async throws {
    let folder = try TemporaryFolder()
    var options = BuildOptions()
    options.usesSample = true
    let surroundings = BuildSurroundings(
      environment: [:],
      workingFolder: folder.url.path,
      now: { 0 },
      stopwatch: { 0 }
    )
    let report = try await SiteBuild(options: options, surroundings: surroundings) { _ in }.run()
    let grammar = try ParsedDocument(#require(EmbeddedFiles.file(HouseProfile.name)))
    let schema = try RelaxNGSchema(grammar)
    let parser = PageParser(Grammar(grammar))
    var count = 0
    for (path, bytes) in try contents(of: folder.url.appending(path: "_site"))
    where path.hasSuffix(".html") {
      count += 1
      let page = try ParsedDocument([UInt8](bytes))
      page.removeDataAttributes()
      #expect(schema.validate(page).isEmpty, "\(path)")
      #expect(parser.read([UInt8](bytes))?.fitsGrammar == true, "\(path)")
    }
    #expect(count >= 100 && count >= report.pages)
  }
}
