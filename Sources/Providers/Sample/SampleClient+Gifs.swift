extension SampleClient {
  /// A still that stands for a clip, by the clip's format.
  private static let previews = ["mp4": "gifpreview", "tinymp4": "tinygifpreview"]

  /// The answer of the Tenor protocol to the last word of its path.
  func tenorAnswer(
    to endpoint: String,
    _ parameters: [String: String],
    isFirstVersion: Bool
  ) -> HTTPResponse {
    switch endpoint {
    case "search":
      let found = SearchDocument.ranked(catalog.gifs, by: parameters["q"] ?? "")
      return tenorList(found, parameters, isFirstVersion: isFirstVersion)
    case "featured" where !isFirstVersion, "trending" where isFirstVersion:
      return tenorList(catalog.gifs, parameters, isFirstVersion: isFirstVersion)
    case "anonid" where isFirstVersion:
      // It is kept out of answers like any secret, so it must be no word that stands in them.
      return Self.response([("anon_id", .string("3a76e56901d740da9e59ffb22b988242"))])
    default:
      let status = JSON.object([
        JSON.Member(name: "code", value: .number("404")),
        JSON.Member(name: "message", value: .string("Requested entity was not found.")),
        JSON.Member(name: "status", value: .string("NOT_FOUND")),
      ])
      return Self.response([("error", status)], status: 404)
    }
  }

  /// A page from `pos` on; the mark after the last one is empty, in version 1 it is "0".
  private func tenorList(
    _ gifs: [SearchDocument],
    _ parameters: [String: String],
    isFirstVersion: Bool
  ) -> HTTPResponse {
    let start = max(0, Int(parameters["pos"] ?? "") ?? 0)
    let limit = min(50, max(1, Int(parameters["limit"] ?? "") ?? 20))
    let page = gifs.dropFirst(start).prefix(limit).map(\.entry)
    let end = start + page.count
    let mark = end < gifs.count ? String(end) : isFirstVersion ? "0" : ""
    return Self.response([
      ("results", .array(isFirstVersion ? page.map(Self.firstVersion) : page)),
      ("next", .string(mark)),
    ])
  }

  /// A result as version 1 gave it: a list of one object of formats, each with its own preview.
  private static func firstVersion(_ entry: JSON) -> JSON {
    guard case .object(let members) = entry else { return entry }
    let formats = entry["media_formats"]
    let media = previews.sorted { $0.key < $1.key }.compactMap { name, preview -> JSON.Member? in
      guard case .object(var form)? = formats?[name], let still = formats?[preview]?["url"] else {
        return nil
      }
      form.removeAll { $0.name == "preview" }
      form.append(JSON.Member(name: "preview", value: still))
      return JSON.Member(name: name, value: .object(form))
    }
    let kept = members.filter { $0.name != "media_formats" }
    return .object(
      kept + [
        JSON.Member(name: "media", value: .array([.object(media)])),
        JSON.Member(name: "shares", value: .number("1")),
        JSON.Member(name: "composite", value: .null),
      ]
    )
  }
}
