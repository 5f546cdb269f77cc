extension HTTPRequest {
  /// A request below a service's base URL; the endpoint's words and the parameters are escaped.
  init(
    base: String,
    endpoint: String,
    parameters: [String: String],
    credentials: [Credential]
  ) {
    let path = endpoint.split(separator: "/").map { QueryString.escaped(String($0)) }
    let query = QueryString.text(parameters)
    let url = ([base.trimmingTrailingSlashes] + path).joined(separator: "/")
    self.init(url: query.isEmpty ? url : url + "?" + query, credentials: credentials)
  }

  /// Host and path, as messages name the request; the URL's own words where it is no address.
  var place: String {
    WebAddress(url)?.place ?? String(url.prefix { $0 != "?" })
  }

  /// Whether the path's last word is `name`.
  func asks(for name: String) -> Bool {
    url.prefix { $0 != "?" }.hasSuffix("/" + name)
  }
}

extension String {
  var trimmingTrailingSlashes: String {
    var text = self[...]
    while text.hasSuffix("/") { text.removeLast() }
    return String(text)
  }
}
