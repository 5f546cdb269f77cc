extension HTTPRequest {
  /// Words of the service, with this request's credentials taken out.
  func redacting(_ text: String) -> String {
    String(decoding: redacting(Array(text.utf8)), as: UTF8.self)
  }

  /// An answer as it may be kept, with this request's credentials taken out of its body.
  ///
  /// A validator that holds one is left out: changed, it would confirm nothing.
  func redacting(_ response: HTTPResponse) -> HTTPResponse {
    var response = response
    response.body = redacting(response.body)
    for name in ["etag", "last-modified"] {
      guard let value = response.headers[name], redacting(value) != value else { continue }
      response.headers[name] = nil
    }
    return response
  }

  /// An answer's bytes, with this request's credentials taken out, should the service repeat them.
  func redacting(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for credential in credentials {
      let secret =
        switch credential {
        case .query(_, let secret): secret
        case .bearer(let secret): secret
        }
      // A shorter one is no key, and may be any word of the answer.
      guard secret.reveal().utf8.count >= 6 else { continue }
      for form in Set([secret.reveal(), QueryString.escaped(secret.reveal())]) {
        result.replace(Array(form.utf8), with: Array("redacted".utf8))
      }
    }
    return result
  }
}
