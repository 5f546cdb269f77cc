import Testing

@testable import GalleryGenerator

struct UncommentedSourceTests {
  private func published(_ path: String, _ text: String) -> String {
    String(decoding: UncommentedSource.bytes(of: path, Array(text.utf8)), as: UTF8.self)
  }

  @Test func aScriptLosesItsCommentsAndNothingElse() {
    let script = """
      // What it does.
      "use strict";

      /** Adds. */
      function add(a, b) {
        // Both are numbers.
        return a + b; // A sum.
      }
      const address = "https://example.org";

      """
    #expect(
      published("add.js", script) == """
        "use strict";
        function add(a, b) {
          return a + b; // A sum.
        }
        const address = "https://example.org";

        """
    )
  }

  @Test func aCommentOfSeveralLinesGoesWhole() {
    let sheet = "/* What it\n   shows. */\na {\n  color: red;\n}\n"
    #expect(published("a.css", sheet) == "a {\n  color: red;\n}\n")
  }

  @Test func otherFilesAreKeptByteForByte() {
    #expect(published("a.svg", "// <svg/>\n\n") == "// <svg/>\n\n")
  }

  /// Nothing may be lost that is no comment: braces tell.
  @Test func theBundledFilesStayWhole() {
    for (path, bytes) in EmbeddedFiles.files(in: "Public")
    where path.hasSuffix(".js") || path.hasSuffix(".css") {
      let text = String(decoding: UncommentedSource.bytes(of: path, bytes), as: UTF8.self)
      #expect(!text.contains("/*"), "\(path)")
      #expect(text.count { $0 == "{" } == text.count { $0 == "}" }, "\(path)")
      #expect(!text.isEmpty, "\(path)")
    }
  }
}
