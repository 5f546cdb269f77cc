import Foundation

/// Sends a request as it stands, which no library would, and reads all of the answer.
package enum RawClient {
  package struct Answer {
    package var status: Int
    /// By lower-case name.
    package var fields: [String: String]
    package var body: [UInt8]

    package var text: String { String(decoding: body, as: UTF8.self) }

    var isWhole: Bool {
      fields["content-length"].flatMap { Int($0) }.map { $0 <= body.count } ?? false
    }
  }

  package struct Failure: Error {
    var what: String
    var number = errno
  }

  package static func get(
    _ target: String,
    port: UInt16,
    method: String = "GET",
    host: String = "localhost",
    _ fields: [String] = []
  ) throws -> Answer {
    let lines = ["\(method) \(target) HTTP/1.1", "Host: \(host)", "Connection: close"] + fields
    return try send(lines.joined(separator: "\r\n") + "\r\n\r\n", port: port)
  }

  /// Reads until the server closes the connection or, where it `keeps` it, until the answer's
  /// length is there.
  package static func send(
    _ request: String,
    port: UInt16,
    keeps: Bool = false
  ) throws -> Answer {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw Failure(what: "socket") }
    defer { close(descriptor) }
    // Longer than a browser takes to start on a busy machine; no test waits for ever.
    var limit = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafeBytes(of: &address) {
      let pointer = $0.baseAddress?.assumingMemoryBound(to: sockaddr.self)
      return connect(descriptor, pointer, socklen_t($0.count)) == 0
    }
    guard isConnected else { throw Failure(what: "connect") }
    var rest = Array(request.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw Failure(what: "send") }
      rest = rest.dropFirst(count)
    }
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count >= 0 else { throw Failure(what: "recv") }
      answer += buffer[..<count]
      let parsed = parse(answer)
      if keeps, let parsed, parsed.isWhole { return parsed }
      guard count == 0 else { continue }
      guard let parsed else { throw Failure(what: "no whole header in \(answer.count) bytes") }
      return parsed
    }
  }

  /// Nil where the header has no end yet.
  private static func parse(_ answer: [UInt8]) -> Answer? {
    guard let end = Data(answer).range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let header = String(decoding: answer[..<end.lowerBound], as: UTF8.self)
    let lines = header.components(separatedBy: "\r\n")
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      fields[parts[0].lowercased()] =
        parts.last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    }
    let status = lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return Answer(status: status, fields: fields, body: Array(answer[end.upperBound...]))
  }
}
