import Diagnostics
import Glibc

/// A TCP socket that listens, closed at the end of its life.
struct ListeningSocket: ~Copyable {
  let descriptor: Int32
  /// The port that it got.
  let port: UInt16
  /// Whether only this machine can reach it.
  let isLoopback: Bool

  private init(descriptor: Int32, port: UInt16, isLoopback: Bool) {
    self.descriptor = descriptor
    self.port = port
    self.isLoopback = isLoopback
  }

  /// Binds to the first address of a host that can be bound.
  init(host: String, port: UInt16) throws(DiagnosticError) {
    var hints = addrinfo()
    hints.ai_family = AF_UNSPEC
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
    var addresses: UnsafeMutablePointer<addrinfo>?
    // A bare machine has no file of hosts, and the name means itself anyway (RFC 6761 § 6.3).
    let address = host.lowercased() == "localhost" ? "127.0.0.1" : host
    let code = getaddrinfo(address, String(port), &hints, &addresses)
    guard code == 0 else {
      throw DiagnosticError(.unknownHost(host, reason: String(cString: gai_strerror(code))))
    }
    defer { freeaddrinfo(addresses) }
    var number = EADDRNOTAVAIL
    var next = addresses
    while let address = next?.pointee {
      let descriptor = Self.listen(at: address)
      if descriptor >= 0 {
        self = Self.bound(descriptor)
        return
      }
      number = errno
      next = address.ai_next
    }
    throw DiagnosticError(.cannotListen(host: host, port: port, number: number))
  }

  /// A descriptor, or -1 with `errno`.
  private static func listen(at address: addrinfo) -> Int32 {
    let type = address.ai_socktype | Int32(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let descriptor = socket(address.ai_family, type, address.ai_protocol)
    guard descriptor >= 0 else { return -1 }
    var isOn: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    // So that a port is free again at once when the server before has ended.
    if setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, size) == 0,
      bind(descriptor, address.ai_addr, address.ai_addrlen) == 0,
      Glibc.listen(descriptor, SOMAXCONN) == 0
    {
      return descriptor
    }
    let number = errno
    close(descriptor)
    errno = number
    return -1
  }

  private static func bound(_ descriptor: Int32) -> Self {
    var storage = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &storage) { storage in
      let raw = UnsafeMutableRawPointer(storage)
      getsockname(descriptor, raw.assumingMemoryBound(to: sockaddr.self), &size)
      if Int32(storage.pointee.ss_family) == AF_INET6 {
        let address = raw.assumingMemoryBound(to: sockaddr_in6.self).pointee
        let isLoopback = withUnsafeBytes(of: address.sin6_addr) {
          $0.last == 1 && $0.dropLast().allSatisfy { $0 == 0 }
        }
        let port = UInt16(bigEndian: address.sin6_port)
        return Self(descriptor: descriptor, port: port, isLoopback: isLoopback)
      }
      let address = raw.assumingMemoryBound(to: sockaddr_in.self).pointee
      return Self(
        descriptor: descriptor,
        port: UInt16(bigEndian: address.sin_port),
        isLoopback: UInt32(bigEndian: address.sin_addr.s_addr) >> 24 == 127
      )
    }
  }

  deinit {
    close(descriptor)
  }

  /// Gives the descriptor to who closes it from now on.
  consuming func release() {
    discard self
  }
}
