import Mustache
import Testing
import XHTML

@testable import GalleryGenerator

@Suite struct ProjectionTests {
  private struct Person {
    var name: String
    var nickname: String?
    var age: Int
    var isAdmin = false
    var tags: [String] = []
    var friends: [Person] = []
    var boss: [Person] = []
  }

  @Test func fieldsAreFilledFromTheirSources() throws {
    var vocabulary = Vocabulary()
    let friend = Projection<Person>("friend", in: &vocabulary, [.text("name") { $0.name }])
    let site = vocabulary.shape("site", [Field("url", .text)])
    let siteRecord = Record(site, [.text("/")])
    let person = Projection<Person>(
      "person",
      in: &vocabulary,
      [
        .text("name") { $0.name },
        .text("nickname") { $0.nickname },
        .integer("age") { $0.age },
        .flag("is_admin") { $0.isAdmin },
        .bytes("raw") { Array($0.name.utf8) },
        .texts("tags") { $0.tags },
        .list("friends", friend) { $0.friends },
        .record("boss", friend) { $0.boss.first },
        .record("site", site) { _ in siteRecord },
        .list("links", site) { _ in [siteRecord, siteRecord] },
      ]
    )
    vocabulary.page("page", person.shape)
    let page = """
      {{name}}{{^nickname}}, who has no nickname{{/nickname}}, {{age}}, {{is_admin}}, {{raw}},\
      {{#tags}} #{{.}}{{/tags}}, {{#friends}}{{name}} {{/friends}}, \
      {{boss.name}}{{^boss}}no boss{{/boss}}, {{site.url}}{{#links}}{{url}}{{/links}}
      """
    let library = try TemplateLibrary(
      [TemplateSource(name: "page", file: "page.mustache", bytes: Array(page.utf8))],
      vocabulary: vocabulary,
      escape: XMLEscaping.escape(_:into:)
    )
    let ann = Person(name: "Ann", age: 3)
    let bo = Person(name: "Bo", age: 4, isAdmin: true, tags: ["x", "y"], friends: [ann, ann])
    var output: [UInt8] = []
    try library.render("page", with: .record(person.record(of: bo)), into: &output)
    #expect(
      String(decoding: output, as: UTF8.self)
        == "Bo, who has no nickname, 4, true, Bo, #x #y, Ann Ann , no boss, ///"
    )
  }
}
