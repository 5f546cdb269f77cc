import Foundation
import TestSupport
import Testing

/// The manifest, the icons and the headers that lie beside the pages.
struct WebManifestTests {
  private struct Manifest: Decodable {
    struct Icon: Decodable {
      var src: String
      var type: String
      var sizes: String
      var purpose: String
    }

    var name: String
    var shortName: String
    var description: String?
    var lang: String
    var dir: String
    var startURL: String
    var scope: String
    var display: String
    var backgroundColor: String
    var themeColor: String
    var icons: [Icon]

    enum CodingKeys: String, CodingKey {
      case name
      case shortName = "short_name"
      case description
      case lang
      case dir
      case startURL = "start_url"
      case scope
      case display
      case backgroundColor = "background_color"
      case themeColor = "theme_color"
      case icons
    }
  }

  private func manifest(of site: SampleSite) throws -> Manifest {
    try JSONDecoder().decode(Manifest.self, from: Data(site.page("manifest.webmanifest").utf8))
  }

  @Test func theManifestNamesTheSiteAndItsIcons() throws {
    let site = try SampleSite(language: "ar")
    let manifest = try manifest(of: site)
    #expect(manifest.name == "The Magic Lantern")
    #expect(manifest.shortName == "The Magic")
    #expect(manifest.lang == "ar" && manifest.dir == "rtl")
    #expect(manifest.startURL == "." && manifest.scope == ".")
    #expect(manifest.display == "minimal-ui")
    #expect(manifest.backgroundColor == "#ffffff" && manifest.themeColor == "#ffffff")
    #expect(manifest.icons.map(\.sizes) == ["any", "192x192", "512x512", "512x512"])
    #expect(manifest.icons.map(\.purpose) == ["any", "any", "any", "maskable"])
    let files = try site.files()
    for icon in manifest.icons {
      let bytes = try #require(files[icon.src], "\(icon.src) is missing")
      guard icon.type == "image/png" else { continue }
      // Width and height stand in the header (ISO/IEC 15948, § 11.2.1).
      #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
      let sides = stride(from: 16, to: 24, by: 4).map { start in
        bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
      }
      #expect("\(sides[0])x\(sides[1])" == icon.sizes)
      #expect(bytes.count < 4_096, "\(icon.src) is large")
    }
  }

  @Test func aSitesOwnFilesTakeTheirPlace() throws {
    let site = try SampleSite()
    try site.folder.write("{}", to: "Public/manifest.webmanifest")
    try site.folder.write("/*\n  X-Own: yes\n", to: "Public/_headers")
    let outcome = try VitrineProcess(["build", "--sample"], in: site.folder.url).run()
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    #expect(try site.page("manifest.webmanifest") == "{}")
    #expect(try site.page("_headers") == "/*\n  X-Own: yes\n")
    // Its icons are where its author sees them.
    #expect(try site.files()["icon-192.png"] != nil)
  }

  @Test func theHeadersSayWhatToCacheAndForHowLong() throws {
    let rules = try Self.rules(SampleSite().page("_headers"))
    #expect(rules["/assets/*"] == ["Cache-Control: public, max-age=31536000, immutable"])
    #expect(rules["/*.html"] == ["Cache-Control: no-cache"])
    #expect(rules["/"] == ["Cache-Control: no-cache"])
    let all = try #require(rules["/*"])
    // Hosts join the values of rules that meet, and a page's age would reach the assets.
    #expect(!all.contains { $0.hasPrefix("Cache-Control") })
    let names = all.compactMap { $0.split(separator: ":").first.map(String.init) }
    #expect(
      names == [
        "Content-Security-Policy", "Permissions-Policy", "Referrer-Policy",
        "X-Content-Type-Options",
      ]
    )
  }

  /// Paths and their headers, by the format of Netlify and Cloudflare Pages.
  private static func rules(_ text: String) throws -> [String: [String]] {
    var rules: [String: [String]] = [:]
    var path: String?
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("/") {
        path = String(line)
      } else {
        rules[try #require(path), default: []].append(String(line.drop { $0 == " " }))
      }
    }
    return rules
  }

  @Test func aHeadersFileThatLiesInTheFolderIsNotOverwritten() throws {
    let folder = try TemporaryFolder()
    try folder.write("/*\n  X-Own: yes\n", to: "_site/_headers")
    let outcome = try VitrineProcess(["build", "--sample"], in: folder.url).run()
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.messages.contains(
        "'_headers' in the output folder was not published here, and the new site needs its place"
      )
    )
    #expect(outcome.messages.contains("move it to 'Public/_headers' beside the configuration"))
    let own = try String(contentsOf: folder.url.appending(path: "_site/_headers"), encoding: .utf8)
    #expect(own == "/*\n  X-Own: yes\n")
  }
}
