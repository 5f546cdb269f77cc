import GalleryGenerator
import Testing

@testable import CommandLineTool

@Suite struct ProgressTests {
  @Test func elsewhereThanOnATerminalAStageIsALineAndThenOneEveryFewSeconds() {
    var progress = Progress(terminal: nil, isVerbose: false)
    var text = progress.apply(.began(.fetch, total: 40), at: 10)
    for second in 1...12 {
      text += progress.apply(
        .advanced(.fetch, done: 2 * second, name: "batman"),
        at: 10 + Double(second)
      )
    }
    text += progress.apply(.detail("unasked"), at: 23)
    text += progress.apply(.began(.render, total: 0), at: 23)
    text += progress.finish()
    #expect(
      text == """
        fetching 40 galleries
        fetching: 10 of 40, 2.0/s, 0:15 left
        fetching: 20 of 40, 2.0/s, 0:10 left
        rendering

        """
    )
  }

  @Test func aTerminalShowsABarOfItsOwnWidth() {
    var progress = Progress(terminal: .test(columns: 80), isVerbose: false)
    _ = progress.apply(.began(.fetch, total: 40), at: 0)
    let text = progress.apply(
      .advanced(.fetch, done: 10, name: "Seven Samurai, a film of 1954"),
      at: 5
    )
    #expect(
      text
        == "\r\u{1b}[Kfetching ━━━━━━────────────────── 10/40  2.0/s  0:15 left  Seven Samurai, a fi…"
    )
    #expect(DisplayWidth.of(String(text.dropFirst(4))) == 79)
  }

  @Test(arguments: 0...120)
  func aBarIsNeverAsWideAsItsTerminal(_ columns: Int) {
    for isUnicode in [true, false] {
      let line = ProgressLine(
        activity: "fetching",
        done: 3,
        total: 7,
        elapsed: 9,
        name: "羅生門 と 用心棒"
      )
      let bar = line.bar(on: .test(columns: columns, isUnicode: isUnicode))
      #expect(DisplayWidth.of(bar) <= max(columns - 1, 0))
      #expect(isUnicode || bar.unicodeScalars.allSatisfy { $0.isASCII || $0.value > 0x3000 })
    }
  }

  @Test func aBarIsDrawnTenTimesASecondAtMost() {
    var progress = Progress(terminal: .test(), isVerbose: false)
    var draws = progress.apply(.began(.render, total: 1000), at: 0).isEmpty ? 0 : 1
    for step in 1...1000 {
      let event = BuildEvent.advanced(.render, done: step, name: "a")
      draws += progress.apply(event, at: Double(step) / 1000).isEmpty ? 0 : 1
    }
    #expect((9...11).contains(draws))
  }

  @Test func detailsStandAboveTheBar() {
    var progress = Progress(terminal: .test(isUnicode: false), isVerbose: true)
    _ = progress.apply(.began(.check, total: 4), at: 0)
    let text = progress.apply(.detail("page\u{7}.html"), at: 0.01)
    #expect(
      text == """
        \r\u{1b}[K  page\\u{7}.html
        \r\u{1b}[Kchecking ------------------------ 0/4
        """
    )
    #expect(progress.finish() == "\r\u{1b}[K")
    #expect(progress.finish() == "")
  }

  @Test func theStageThatHasYetToEndIsShownWhereStagesOverlap() {
    var progress = Progress(terminal: .test(), isVerbose: false)
    _ = progress.apply(.began(.render, total: 2), at: 0)
    _ = progress.apply(.began(.check, total: 2), at: 1)
    let overlapping = progress.apply(.advanced(.render, done: 1, name: ""), at: 2)
    #expect(overlapping.contains("checking"))
    _ = progress.apply(.advanced(.check, done: 2, name: ""), at: 3)
    #expect(progress.apply(.advanced(.render, done: 2, name: ""), at: 4).contains("rendering"))
  }
}

@Suite struct QuantityTests {
  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (-1050, "-1,050"),
  ])
  func numbersAreGrouped(_ number: Int, _ text: String) {
    #expect(Quantity.grouped(number) == text)
  }

  @Test(arguments: [
    (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1.0 kB"), (999_949, "999.9 kB"),
    (999_950, "1.0 MB"), (3_140_000, "3.1 MB"), (2_000_000_000_000_000, "2000.0 TB"),
  ])
  func sizesHaveOneDecimal(_ bytes: Int, _ text: String) {
    #expect(Quantity.bytes(bytes) == text)
  }

  @Test(arguments: [(0, "0:00"), (8.2, "0:09"), (750, "12:30"), (3723, "1:02:03"), (-1, "0:00")])
  func timeLeftReadsLikeAClock(_ seconds: Double, _ text: String) {
    #expect(Quantity.clock(seconds) == text)
  }

  @Test(arguments: [(0.406, "0.41 s"), (9.999, "10.00 s"), (83.24, "83.2 s")])
  func secondsHaveTwoDecimalsWhileTheyAreFew(_ seconds: Double, _ text: String) {
    #expect(Quantity.seconds(seconds) == text)
  }
}

@Suite struct TerminalTests {
  @Test(arguments: [
    (["LANG": "en_US.UTF-8"], true), (["LANG": "C.utf8"], true), (["LANG": "C"], false),
    ([:], false),
    (["LC_ALL": "C", "LANG": "en_US.UTF-8"], false), (["LC_ALL": "", "LANG": "en_US.UTF-8"], true),
  ])
  func theLocaleSaysWhetherItShowsUnicode(_ environment: [String: String], _ isUnicode: Bool) {
    #expect(Terminal.isUnicode(environment) == isUnicode)
  }
}
