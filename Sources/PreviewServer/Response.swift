import CMicroHTTPD

/// An answer, with what its body is read from.
struct Response: ~Copyable {
  enum Body: ~Copyable {
    case bytes([UInt8])
    /// `count` bytes of a file, from `offset` on.
    case file(ServedFile, offset: UInt64, count: UInt64)
  }

  var status: UInt32
  var fields: [(name: String, value: String)]
  var body: Body

  init(_ status: UInt32, _ fields: [(name: String, value: String)], body: consuming Body) {
    self.status = status
    self.fields = fields
    self.body = body
  }

  /// A line of plain text.
  init(_ status: UInt32, _ text: String, _ fields: [(name: String, value: String)] = []) {
    self.init(
      status,
      fields + [("Content-Type", "text/plain; charset=utf-8")],
      body: .bytes(Array("\(text)\n".utf8))
    )
  }

  /// Hands the answer to the library, which leaves the body out where HEAD asked.
  consuming func queue(on connection: OpaquePointer) -> MHD_Result {
    let status = status
    let fields = fields
    guard let response = body.makeResponse() else { return .NO }
    defer { MHD_destroy_response(response) }
    for field in fields + [("Cache-Control", "no-cache")] {
      guard MHD_add_response_header(response, field.name, field.value) == .YES else {
        return .NO
      }
    }
    return MHD_queue_response(connection, status, response)
  }
}

extension Response.Body {
  fileprivate consuming func makeResponse() -> OpaquePointer? {
    switch consume self {
    case .bytes(var bytes):
      return bytes.withUnsafeMutableBytes {
        MHD_create_response_from_buffer($0.count, $0.baseAddress, .RESPMEM_MUST_COPY)
      }
    case .file(let file, let offset, let count):
      // The response closes the file.
      return MHD_create_response_from_fd_at_offset64(count, file.release(), offset)
    }
  }
}
