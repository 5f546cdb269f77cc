internal import FlowLayout
internal import Foundation
internal import Providers

/// The static files of the site, each at the path where it will lie.
struct SiteAssets: Sendable {
  /// The path of each file that templates may link, by the file's name in templates, such as
  /// `style_css`.
  private(set) var linked: [String: String] = [:]
  private(set) var files: [RenderedFile] = []
  private(set) var media = MediaLinks()
  /// Copies of services' logos, by their path.
  private var logos: Set<String> = []

  /// - Parameters:
  ///   - publicFiles: by their path below `Public/`.
  ///   - layouts: those in use, for the generated style sheet `layouts.css`.
  ///   - isLinked: whether a template links the file of that name: those are fingerprinted, the
  ///     others keep their path.
  ///   - manifest: the web manifest to write, unless the site has its own.
  ///   - samples: the sample's files that the pages show, by path such as `posters/x.svg`.
  init(
    publicFiles: [String: [UInt8]],
    layouts: [GridLayout],
    isLinked: (String) -> Bool,
    manifest: WebManifest,
    samples: [String: [UInt8]]
  ) {
    var sources = publicFiles
    sources["layouts.css"] =
      sources["layouts.css"] ?? Array(GridLayout.stylesheet(for: layouts).utf8)
    let hasManifest = sources[WebManifest.path] != nil
    for (path, bytes) in sources.sorted(by: { $0.key < $1.key }) {
      let name = Self.templateName(of: path)
      if isLinked(name) || !hasManifest && WebManifest.iconFiles.contains(path) {
        let target = Self.fingerprinted(path, bytes)
        linked[name] = target
        // Two files of one name and the same bytes are one.
        if !files.contains(where: { $0.path == target }) {
          files.append(RenderedFile(path: target, kind: .other, bytes: bytes))
        }
      } else if path != "layouts.css" || publicFiles[path] != nil {
        files.append(RenderedFile(path: path, kind: .other, bytes: bytes))
      }
    }
    if !hasManifest {
      let bytes = manifest.bytes { linked[Self.templateName(of: $0)] }
      files.append(RenderedFile(path: WebManifest.path, kind: .other, bytes: bytes))
    }
    logos = Set(files.map(\.path).filter { $0.hasSuffix("-logo.svg") })
    // GitHub Pages would run the files through Jekyll without it.
    if sources[".nojekyll"] == nil {
      files.append(RenderedFile(path: ".nojekyll", kind: .other, bytes: []))
    }
    var targets: [String: String] = [:]
    for (path, bytes) in samples.sorted(by: { $0.key < $1.key }) {
      let target = Self.fingerprinted(path, bytes)
      targets[path] = target
      files.append(RenderedFile(path: target, kind: .other, bytes: bytes))
    }
    media = MediaLinks(samples: targets)
  }

  /// A copy of a service's logo among the site's own files, by its path in the site.
  func logo(of service: Service) -> String? {
    guard !logos.isEmpty else { return nil }
    let path = "\(service.id)-logo.svg"
    return logos.contains(path) ? path : nil
  }

  /// What templates call a file: its path with `_` for all but ASCII letters and digits.
  static func templateName(of path: String) -> String {
    String(
      path.unicodeScalars.map { scalar -> Character in
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
          ? Character(scalar) : "_"
      }
    )
  }

  /// `assets/<name>.<hash>.<ext>`: a name that changes with the bytes, so that it may be cached
  /// for ever.
  static func fingerprinted(_ path: String, _ bytes: [UInt8]) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let hash = ContentHash(of: bytes).fingerprint
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else {
      return "assets/\(file).\(hash)"
    }
    return "assets/\(file[..<dot]).\(hash)\(file[dot...])"
  }
}
