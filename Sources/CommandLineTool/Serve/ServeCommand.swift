import PreviewServer

extension Command {
  static let serve = Command(
    name: "serve",
    summary: "Builds the site and serves it on this machine.",
    discussion: """
      Builds as 'vitrine build' does, with the same options, then serves the site's folder \
      until it is interrupted. A later build is seen at once.
      """,
    options: [.port, .host] + Option.ofBuild
  ) { tool, arguments in
    await tool.serve(arguments)
  }
}

extension Option {
  static let port = Option(
    name: "port",
    value: .integer(0...65535),
    summary: "Listen on this port; 0 takes any that is free.",
    standard: "8080"
  )
  static let host = Option(
    name: "host",
    value: .text("address"),
    summary: "Listen on this address.",
    standard: "127.0.0.1"
  )
}

extension PreviewServer {
  /// A server of the folder, with what the arguments change.
  init(folder: String, _ arguments: ParsedArguments) {
    self.init(folder: folder)
    if let host = arguments[.host] { self.host = host }
    if let port = arguments[.port].flatMap({ UInt16($0) }) { self.port = port }
  }
}
