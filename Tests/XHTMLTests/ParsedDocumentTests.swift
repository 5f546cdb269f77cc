import Testing

@testable import XHTML

struct ParsedDocumentTests {
  /// Place and words of each fault.
  private static func faults(_ parse: () throws(ParseFaults) -> Void) -> [String] {
    do throws(ParseFaults) {
      try parse()
      return []
    } catch {
      return error.faults.map { "\($0.offset) \($0.message) \($0.names)" }
    }
  }

  @Test(arguments: [
    "<a/>", "<a>x &amp; &#38; &#x26; y</a>", "<a><![CDATA[<]]><!-- b --><?c d?></a>", " <a/>\n",
    "<a xmlns:b=\"urn:b\"><b:c b:d=\"e\"/></a>",
    "", " ", "x", "<a>", "<a></b>", "<a><b></a></b>", "<a/><b/>", "<a/>x", "</a>", "<a", "<a b>",
    "<a b=c/>", "<a b=\"1\" b=\"2\"/>", "<a b=\"<\"/>", "<a>&nbsp;</a>", "<a b=\"&nbsp;\"/>",
    "<a>R&D</a>", "<a>&#0;</a>", "<a>&#xFFFE;</a>", "<a>\u{1}</a>", "<a>]]></a>",
    "<a><!-- -- --></a>",
    "<a><b:c/></a>", "<a b:c=\"d\"/>", "<a xmlns:b=\"\"/>", "<1/>",
    "<a><?xml version=\"1.0\"?></a>",
    "<a xmlns:b=\"u\" xmlns:c=\"u\" b:d=\"\" c:d=\"\"/>", "<a><![CDATA[</a>", "<a>&</a>",
    "<a>&#x;</a>",
  ])
  func aCheckThatKeepsNothingFindsWhatATreeWouldHave(source: String) {
    let bytes = Array(source.utf8)
    let ofTree = Self.faults { () throws(ParseFaults) in _ = try ParsedDocument(bytes) }
    let ofCheck = Self.faults { () throws(ParseFaults) in
      try ParsedDocument.checkWellFormed(bytes)
    }
    #expect(ofCheck == ofTree)
  }

  @Test(arguments: [[0x3C, 0x61, 0x3E, 0xFF, 0x3C, 0x2F, 0x61, 0x3E], [0xEF, 0xBB, 0xBF], [0xC3]])
  func bytesThatAreNoTextAreFoundByBoth(bytes: [UInt8]) {
    let ofTree = Self.faults { () throws(ParseFaults) in _ = try ParsedDocument(bytes) }
    let ofCheck = Self.faults { () throws(ParseFaults) in
      try ParsedDocument.checkWellFormed(bytes)
    }
    #expect(ofCheck == ofTree && !ofTree.isEmpty)
  }
}
