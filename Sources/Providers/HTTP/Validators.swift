/// What a service gave with an answer, to be asked later whether that is still the answer.
///
/// Each as it came, and empty where it did not (RFC 9110, section 8.8).
struct Validators: Sendable, Hashable {
  var entityTag = ""
  var lastModified = ""

  var isEmpty: Bool { entityTag.isEmpty && lastModified.isEmpty }

  /// The fields that make a request conditional (RFC 9110, section 13.1).
  var conditions: [(name: String, value: String)] {
    [("If-None-Match", entityTag), ("If-Modified-Since", lastModified)].filter { !$0.1.isEmpty }
  }
}

extension HTTPResponse {
  /// "Not Modified": the answer that the request's validators came with stands.
  static let notModified = 304

  var validators: Validators {
    Validators(
      entityTag: headers["etag"] ?? "",
      lastModified: headers["last-modified"] ?? ""
    )
  }
}
