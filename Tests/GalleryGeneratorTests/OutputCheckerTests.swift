import Diagnostics
import Foundation
import GalleryGenerator
import TestSupport
import Testing

@Suite struct OutputCheckerTests {
  @Test func passesASiteWhoseLinksAllLead() async throws {
    let files = [
      page(
        "index.html",
        """
        <a href="films.html#first">a</a><a href="films.html?sort=year">b</a><a href="./">c</a>
        <a href="#here">d</a><p id="here">e</p><a href="#top">f</a><a href="films/">g</a>
        <a href="https://example.org/elsewhere">h</a><a href="a%20b.html">i</a>
        <img src="p/1.jpg" srcset="p/1.jpg 1x, p/2.jpg 2x, https://host/3.jpg 3x" alt="" width="1" height="1"/>
        """
      ),
      page("films.html", "<p id=\"first\">x</p>"),
      page(
        "films/index.html",
        "<a href=\"../films.html\">x</a><a href=\"..\">y</a><a href=\".\">z</a>"
      ),
      page("a b.html", "<a href=\"index.html\">x</a>"),
      page("404.html", "<a href=\"/films/index.html\">x</a><a href=\"/films/\">y</a>"),
      other("p/1.jpg"),
      other("p/2.jpg"),
      RenderedFile(path: "feed.xml", kind: .xml, bytes: [UInt8]("<feed>R&amp;D</feed>".utf8)),
    ]
    let output = try await checker().check(files)
    #expect(Array(output.paths) == files.map(\.path))
  }

  @Test func namesEachLinkThatLeadsNowhere() async throws {
    let report = await report([
      page(
        "film/1.html",
        """
        <a href="../flims.html">a</a>
        <img src="1.jpg" srcset="2.jpg 2x" alt="" width="1" height="1"/>
        <a href="../../outside.html">b</a> <a href="/films.html">c</a> <a href="100%.html">d</a>
        <a href="../films.html#cast">e</a> <a href="#nowhere">f</a>
        <form action="search.html"></form>
        <video src="v.mp4" poster="p.jpg" width="1" height="1"></video>
        """
      ),
      page("films.html", "x"),
    ])
    #expect(
      report == """
        film/1.html:10:10: error: the link '../../outside.html' leads out of the site [site.link-outside]
          note: take away a '../'
        film/1.html:10:45: error: the link '/films.html' begins with '/' [site.root-relative-link]
          note: make it relative to the page, so that the site works anywhere
        film/1.html:10:73: error: the link '100%.html' has a broken percent-escape [site.link-escape]
          note: write %25 for a percent sign
        film/1.html:8:10: error: the link '../flims.html' leads to 'flims.html', which the site does not have [site.broken-link]
          note: did you mean 'films.html'?
        film/1.html:9:11: error: the image '1.jpg' leads to 'film/1.jpg', which the site does not have [site.broken-link]
        film/1.html:9:26: error: the srcset candidate '2.jpg' leads to 'film/2.jpg', which the site does not have [site.broken-link]
        film/1.html:11:10: error: 'films.html' has no element with the id 'cast' [site.broken-fragment]
        film/1.html:11:45: error: 'film/1.html' has no element with the id 'nowhere' [site.broken-fragment]
        film/1.html:12:15: error: the form action 'search.html' leads to 'film/search.html', which the site does not have [site.broken-link]
        film/1.html:13:13: error: the video 'v.mp4' leads to 'film/v.mp4', which the site does not have [site.broken-link]
        film/1.html:13:28: error: the poster 'p.jpg' leads to 'film/p.jpg', which the site does not have [site.broken-link]
        """
    )
  }

  @Test func tellsLinksAsTheyAreWritten() async {
    let links = [
      "a.html", "./b.html", "../c.html", "../film/d.html", "../../film/../e.html", "f%20f.html",
      "g.html?q=1", "h.html#i", "j/../k.html", "../l/", "m/..%2Fn.html",
    ]
    let text = links.map { "<a href=\"\($0)\">x</a>\n" }.joined()
    let report = await report([page("film/de/1.html", text)])
    let told = report.split(separator: "\n").filter { $0.contains("error:") }
      .map { $0.split(separator: "'")[1] }
    #expect(told == links.map { $0[...] })
  }

  @Test func missesAPlaceWhenTheOthersOfItsPageHaveCome() async {
    let links = ["", "#there", "#gone", "#top"].map { "<a href=\"b.html\($0)\">x</a>" }
    // When the second page has come no link waits; then the third has some again.
    let files = [
      page("a.html", "<a href=\"b.html\">x</a>"), page("b.html", "<p id=\"there\">x</p>"),
      page("c.html", links.joined().replacing("b.html", with: "d.html")),
      page("d.html", "<p id=\"there\">x</p>"), page("e.html", links.joined()),
    ]
    #expect(
      await report(files) == """
        c.html:8:60: error: 'd.html' has no element with the id 'gone' [site.broken-fragment]
        e.html:8:60: error: 'b.html' has no element with the id 'gone' [site.broken-fragment]
        """
    )
  }

  @Test func missesFewAmongManyThatHaveCome() async {
    let links = (1...2_000).map {
      "<a href=\"to/\($0).html\">x</a> <a href=\"./to/\($0).html#a\">x</a>\n"
    }
    let pages = (1...2_000).map {
      page("to/\($0).html", "<p\($0 % 500 == 0 ? "" : " id=\"a\"")>x</p>")
    }
    let last = page("z.html", "<a href=\"to/500.html#a\">x</a>")
    #expect(
      await report(
        [page("a.html", links.joined())] + pages.filter { $0.path != "to/7.html" } + [last]
      )
        == """
        a.html:14:10: error: the link 'to/7.html' leads to 'to/7.html', which the site does not have [site.broken-link]
        a.html:14:36: error: the link './to/7.html#a' leads to 'to/7.html', which the site does not have [site.broken-link]
        a.html:507:38: error: 'to/500.html' has no element with the id 'a' [site.broken-fragment]
          note: 2 pages link to it
        a.html:1007:39: error: 'to/1000.html' has no element with the id 'a' [site.broken-fragment]
        a.html:1507:39: error: 'to/1500.html' has no element with the id 'a' [site.broken-fragment]
        a.html:2007:39: error: 'to/2000.html' has no element with the id 'a' [site.broken-fragment]
        """
    )
  }

  @Test func countsThePagesThatLinkToWhatIsMissing() async {
    let links = "<a href=\"missing.html\">x</a> <a href=\"./missing.html\">y</a>"
    let pages = (1...3).map { page("\($0).html", $0 == 2 ? "" : links) }
    #expect(
      await report(pages) == """
        1.html:8:10: error: the link 'missing.html' leads to 'missing.html', which the site does not have [site.broken-link]
          note: 2 pages link to it
        """
    )
  }

  @Test func takesTheSameLetterWrittenInTwoWaysForOnePath() async {
    let report = await report([page("\u{E9}.html", ""), page("e\u{301}.html", "")])
    #expect(report.contains("error: two files are written to"))
  }

  @Test func asksTheErrorPageForAddressesFromTheTop() async {
    let files = [page("404.html", "<a href=\"index.html\">x</a>"), page("index.html", "x")]
    let report = await report(files)
    #expect(
      report.hasPrefix(
        "404.html:8:10: error: the link 'index.html' does not begin with the site's path"
      )
    )
  }

  @Test func tellsATemplateFaultOnAThousandPagesOnce() async {
    let files = (1...1000).map { page("\($0).html", "<p>&nbsp;</p>", template: "item.mustache") }
    let report = await report(files)
    #expect(
      report == """
        1.html:8:4: error: the entity '&nbsp;' is not one of XML's five [xhtml.undeclared-entity]
          note: write &#160;
          note: the page is made by item.mustache
          note: the same in 999 more places, on 1000 pages in all
        """
    )
  }

  @Test func checksTheLinksOfAThousandPages() async throws {
    var files = (1...1000).map { number in
      page(
        "film/\(number).html",
        "<p id=\"f\(number)\">x</p><a href=\"\(number % 1000 + 1).html#f\(number % 1000 + 1)\">next</a>"
      )
    }
    let output = try await checker(jobs: 4).check(files)
    #expect(output.paths.count == 1000)
    files.remove(at: 499)
    let report = await report(files)
    #expect(
      report.contains(
        "film/499.html:8:28: error: the link '500.html#f500' leads to 'film/500.html'"
      )
    )
    #expect(report.split(separator: "\n").count(where: { $0.contains("error:") }) == 1)
  }

  @Test func saysTheSameWhateverTheNumberOfJobs() async {
    let files = (1...200).map {
      page("\($0).html", "<a href=\"x\($0 % 7).html\">x</a><p id=\"\">y</p>")
    }
    let one = await report(files, jobs: 1)
    #expect(one.contains("error:"))
    for jobs in [2, 3, 8] { #expect(await report(files, jobs: jobs) == one) }
  }

  @Test func givesTheSameVerdictToEightTasksAtOnce() async throws {
    let checker = try checker(jobs: 2)
    let good = (1...40).map { page("\($0).html", "<p>x</p>") }
    let bad = good + [page("41.html", "<font>x</font>")]
    let verdicts = await withTaskGroup(of: String.self) { group in
      for task in 0..<8 {
        group.addTask {
          do throws(DiagnosticError) {
            _ = try await checker.check(task.isMultiple(of: 2) ? good : bad)
            return ""
          } catch {
            return error.description
          }
        }
      }
      return await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    #expect(verdicts.count == 2)
    #expect(verdicts[""] == 4)
  }

  @Test func saysWhichFilesAreMissingSoThatKeptOnesCanBeAdded() async throws {
    let checker = try checker()
    var survey = SiteSurvey()
    try await checker.inspect([page("index.html", "<a href=\"old.html#x\">x</a>")], into: &survey)
    #expect(survey.missingTargets() == ["old.html"])
    #expect(survey.missingTargets(present: ["old.html"]) == [])
    try await checker.inspect(
      [page("old.html", "<a id=\"x\" href=\"film/1.html\">x</a>")],
      into: &survey
    )
    #expect(survey.missingTargets() == ["film/1.html"])
    #expect(throws: DiagnosticError.self) { try checker.conclude(survey) }
    let output = try checker.conclude(survey, present: ["film/1.html"])
    #expect(Array(output.paths) == ["index.html", "old.html"])
  }

  @Test func refusesIllFormedXMLThatIsNoPage() async {
    let feed = RenderedFile(path: "feed.xml", kind: .xml, bytes: [UInt8]("<a>R&D</a>".utf8))
    #expect(await report([feed]).hasPrefix("feed.xml:1:5: error: a bare '&' stands in the text"))
  }

  @Test func comparesPathsEvenWithoutValidation() async {
    let files = ["a.html", "A.html", "a.html", "b", "b/c.html", "d/e", "d"].map { other($0) }
    let report = await report(files, validates: false)
    #expect(
      report == """
        A.html: error: two files are written to 'A.html': 'a.html' differs in case only [site.duplicate-path]
          note: a file of Public/ cannot replace a page: rename it, or change the page's template
        a.html: error: two files are written to 'a.html': 'A.html' differs in case only [site.duplicate-path]
          note: a file of Public/ cannot replace a page: rename it, or change the page's template
        b/c.html: error: 'b' is a file and a folder [site.duplicate-path]
        d: error: 'd' is a file and a folder [site.duplicate-path]
        """
    )
  }

  @Test func readsNoPageWithoutValidation() async {
    #expect(await report([page("a.html", "<font>")], validates: false) == "")
  }

  @Test(arguments: [
    "con.html", "movie/AUX", "a:b.html", "what?.html", "a\\b", "dot.", "space ", "/abs.html",
    "a//b",
    "../up.html", "tab\t.html", String(repeating: "x", count: 256),
  ])
  func refusesPathsThatSomeComputerCannotHold(path: String) async {
    #expect(await report([other(path)], validates: false).contains("error: "))
  }
}

extension OutputChecker {
  fileprivate func check(_ files: [RenderedFile]) async throws(DiagnosticError) -> CheckedOutput {
    var survey = SiteSurvey()
    try await inspect(files, into: &survey)
    return try conclude(survey)
  }
}

extension OutputCheckerTests {
  private func checker(jobs: Int = 2, validates: Bool = true) throws -> OutputChecker {
    let profile = SharedFiles.package.appending(path: "Sources/CTheme/house-profile.rng")
    return OutputChecker(
      validates: validates,
      basePath: "/films/",
      jobs: jobs,
      grammar: try [UInt8](Data(contentsOf: profile))
    )
  }

  /// What is wrong with a site, as it is printed; empty if nothing is.
  private func report(
    _ files: [RenderedFile],
    jobs: Int = 2,
    validates: Bool = true
  ) async -> String {
    do {
      _ = try await checker(jobs: jobs, validates: validates).check(files)
      return ""
    } catch {
      return "\(error)"
    }
  }

  /// A page around `body`, whose first line is line 8.
  private func page(_ path: String, _ body: String, template: String? = nil) -> RenderedFile {
    let text = """
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
        <head>
          <meta charset="utf-8"/>
          <title>Test</title>
        </head>
        <body>
      \(body)
        </body>
      </html>

      """
    return RenderedFile(path: path, kind: .page, bytes: [UInt8](text.utf8), template: template)
  }

  private func other(_ path: String) -> RenderedFile {
    RenderedFile(path: path, kind: .other, bytes: [])
  }
}
