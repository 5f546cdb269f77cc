import Diagnostics
import Testing

@testable import CommandLineTool

@Suite struct DiagnosticListTests {
  private let plain = TextStyle(showsColor: false)

  private func warning(_ message: String) -> Diagnostic {
    Diagnostic(.warning, code: "a", message)
  }

  @Test func theSameDiagnosticIsShownOnceWithACount() {
    let list = DiagnosticList([warning("x"), warning("y"), warning("x"), warning("x")])
    #expect(
      list.text(style: plain, errorsOnly: false) == """
        warning: x [a] (3 times)
        warning: y [a]

        """
    )
  }

  @Test func thoseBeyondTheFiftiethAreCounted() {
    let list = DiagnosticList((1...53).map { warning("\($0)") })
    let lines = list.text(style: plain, errorsOnly: false).split(separator: "\n")
    #expect(lines.count == 51)
    #expect(lines[49] == "warning: 50 [a]")
    #expect(lines[50] == "… and 3 more")
  }

  @Test func errorsAloneAreShownOnDemand() {
    let list = DiagnosticList([warning("x"), Diagnostic(.error, code: "b", "y")])
    #expect(list.text(style: plain, errorsOnly: true) == "error: y [b]\n")
  }

  @Test func coloursSetThePartsApart() {
    let diagnostic = Diagnostic(.warning, code: "a", "x", notes: ["n"])
    #expect(
      TextStyle(showsColor: true).format(diagnostic, count: 2)
        == "\u{1b}[1;33mwarning:\u{1b}[0m \u{1b}[1mx\u{1b}[0m \u{1b}[2m[a]\u{1b}[0m (2 times)\n"
        + "\u{1b}[2m  note: n\u{1b}[0m"
    )
  }
}
