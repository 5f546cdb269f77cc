import Diagnostics
import Foundation
import TestSupport
import XHTML

/// Pages to be checked, and the profile that they are held against.
enum Pages {
  static func profile() throws -> [UInt8] {
    let file = SharedFiles.package.appending(path: "Sources/CTheme/house-profile.rng")
    return try [UInt8](Data(contentsOf: file))
  }

  static func validator() throws -> XHTMLValidator {
    try XHTMLValidator(grammar: profile(), name: "house-profile.rng")
  }

  /// A valid page around `body`, whose first line is line 8, and `head`, which ends line 5.
  static func page(head: String = "", _ body: String) -> [UInt8] {
    [UInt8](
      """
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
        <head>
          <meta charset="utf-8"/>
          <title>Test</title>\(head)
        </head>
        <body>
      \(body)
        </body>
      </html>

      """.utf8
    )
  }

  /// The diagnostics of a page, as they are printed.
  static func report(_ page: [UInt8]) throws -> String {
    try validator().check(page, path: "page.html").diagnostics
      .map(\.description).joined(separator: "\n")
  }

  static func report(head: String = "", _ body: String) throws -> String {
    try report(page(head: head, body))
  }
}
