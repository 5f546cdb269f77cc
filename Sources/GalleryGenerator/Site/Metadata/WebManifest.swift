/// `manifest.webmanifest`, by which a visitor may keep the site among the apps.
///
/// Source: Web Application Manifest, <https://www.w3.org/TR/appmanifest/>.
struct WebManifest: Sendable {
  static let path = "manifest.webmanifest"

  private struct Icon: Sendable {
    var file: String
    var type = "image/png"
    var sizes: String
    var purpose = "any"
  }

  private static let icons = [
    Icon(file: "icon.svg", type: "image/svg+xml", sizes: "any"),
    Icon(file: "icon-192.png", sizes: "192x192"),
    Icon(file: "icon-512.png", sizes: "512x512"),
    Icon(file: "icon-maskable-512.png", sizes: "512x512", purpose: "maskable"),
  ]

  /// The static files that it names.
  static let iconFiles = Set(icons.map(\.file))

  let site: SiteContext

  /// The manifest's text; `path` tells where a static file lies in the site.
  func bytes(path: (String) -> String?) -> [UInt8] {
    let icons = Self.icons.compactMap { icon in
      path(icon.file).map { path in
        JSONValue.object([
          "src": .text(path), "type": .text(icon.type), "sizes": .text(icon.sizes),
          "purpose": .text(icon.purpose),
        ])
      }
    }
    return JSONValue.object([
      "name": .text(site.title),
      "short_name": .text(shortName),
      "description": .optional(site.description),
      "lang": .text(site.language),
      "dir": .text(site.direction),
      "start_url": ".",
      "scope": ".",
      // With the browser's own way back, as most pages lead elsewhere too.
      "display": "minimal-ui",
      "background_color": "#ffffff",
      "theme_color": "#ffffff",
      "icons": .list(icons),
    ]).bytes
  }

  /// As many of the title's words as fit below an icon.
  private var shortName: String {
    let longest = 12
    var name = ""
    for word in site.title.split(whereSeparator: \.isWhitespace) {
      let longer = name.isEmpty ? String(word) : "\(name) \(word)"
      guard longer.count <= longest else { break }
      name = longer
    }
    return name.isEmpty ? String(site.title.prefix(longest)) : name
  }
}
