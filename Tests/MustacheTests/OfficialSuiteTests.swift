import Mustache
import Testing

@Suite(.enabled(if: OfficialSuite.folder != nil, "../shared/mustache-spec is absent"))
struct OfficialSuiteTests {
  @Test(arguments: try OfficialSuite.cases())
  func rendersAsTheSpecificationExpects(_ test: OfficialSuite.Case) throws {
    var vocabulary = Vocabulary()
    let root = test.data.value(in: &vocabulary)
    let templates = [("page", test.template)] + (test.partials ?? [:]).map { ($0, $1) }
    let library = try TemplateLibrary(
      templates.map { TemplateSource($0, $1) },
      vocabulary: vocabulary,
      rules: .lenient,
      escape: escapeMarkup
    )
    var output: [UInt8] = []
    try library.render("page", with: root, into: &output)
    #expect(String(decoding: output, as: UTF8.self) == test.expected)
  }

  @Test func holdsAllItsCases() throws {
    #expect(try OfficialSuite.cases().count == 184)
  }
}
