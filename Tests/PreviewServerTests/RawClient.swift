import Foundation

/// Sends a request as it stands, which no library would, and reads all of the answer.
enum RawClient {
  struct Answer {
    var status: Int
    /// By lower-case name.
    var fields: [String: String]
    var body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }
  }

  struct Failure: Error {
    var what: String
    var number = errno
  }

  static func get(
    _ target: String,
    port: UInt16,
    method: String = "GET",
    host: String = "localhost",
    _ fields: [String] = []
  ) throws -> Answer {
    let lines = ["\(method) \(target) HTTP/1.1", "Host: \(host)", "Connection: close"] + fields
    return try send(lines.joined(separator: "\r\n") + "\r\n\r\n", port: port)
  }

  static func send(_ request: String, port: UInt16) throws -> Answer {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard descriptor >= 0 else { throw Failure(what: "socket") }
    defer { close(descriptor) }
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
      guard count > 0 else { return try parse(answer) }
      answer += buffer[..<count]
    }
  }

  private static func parse(_ answer: [UInt8]) throws -> Answer {
    guard let end = Data(answer).range(of: Data("\r\n\r\n".utf8)) else {
      throw Failure(what: "an answer without an end of its header: \(answer.count) bytes")
    }
    let header = String(decoding: answer[..<end.lowerBound], as: UTF8.self)
    let lines = header.components(separatedBy: "\r\n")
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.components(separatedBy: ": ")
      fields[parts[0].lowercased()] = parts.dropFirst().joined(separator: ": ")
    }
    let status = lines[0].split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return Answer(status: status, fields: fields, body: Array(answer[end.upperBound...]))
  }
}
