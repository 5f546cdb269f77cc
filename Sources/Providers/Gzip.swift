import CZlib

/// Packs and unpacks bytes by the format of gzip (RFC 1952).
enum Gzip {
  enum Fault: Error, Sendable, Hashable {
    /// It is no gzip, or its sums do not fit what it holds.
    case damaged
    /// It ends too early.
    case truncated
    /// It holds more bytes than are wanted.
    case tooLarge
    case outOfMemory
  }

  /// The largest window, and a header and a trailer of gzip rather than of zlib.
  private static let windowBits = 15 + 16
  /// What is unpacked at a time.
  private static let chunkSize = 1 << 16

  /// Whether the bytes begin as a gzip does.
  static func isBegun(by bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x1F, 0x8B])
  }

  /// Packs bytes; the same bytes always become the same.
  static func compressed(_ bytes: [UInt8]) throws(Fault) -> [UInt8] {
    let stream = Self.stream()
    defer { stream.deallocate() }
    let size = Int32(MemoryLayout<z_stream>.size)
    let began = deflateInit2_(
      stream,
      Z_DEFAULT_COMPRESSION,
      Z_DEFLATED,
      Int32(windowBits),
      8,
      Z_DEFAULT_STRATEGY,
      ZLIB_VERSION,
      size
    )
    guard began == Z_OK else { throw .outOfMemory }
    defer { deflateEnd(stream) }
    // It never takes more, so that one call does.
    var packed = [UInt8](repeating: 0, count: Int(deflateBound(stream, UInt(bytes.count))))
    let result = feed(bytes[...], into: &packed, of: stream) { deflate($0, Z_FINISH) }
    guard result == Z_STREAM_END else { throw .outOfMemory }
    packed.removeLast(Int(stream.pointee.avail_out))
    return packed
  }

  /// Unpacks at most `limit` bytes; of several members one after the other, all.
  static func decompressed(_ bytes: [UInt8], limit: Int) throws(Fault) -> [UInt8] {
    let stream = Self.stream()
    defer { stream.deallocate() }
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit2_(stream, Int32(windowBits), ZLIB_VERSION, size) == Z_OK else {
      throw .outOfMemory
    }
    defer { inflateEnd(stream) }
    var unpacked: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: chunkSize)
    var rest = bytes[...]
    while true {
      let result = feed(rest, into: &chunk, of: stream) { inflate($0, Z_NO_FLUSH) }
      unpacked += chunk[..<(chunk.count - Int(stream.pointee.avail_out))]
      guard unpacked.count <= limit else { throw .tooLarge }
      rest = rest.suffix(Int(stream.pointee.avail_in))
      switch result {
      case Z_STREAM_END:
        if rest.isEmpty { return unpacked }
        inflateReset(stream)
      case Z_OK: continue
      // Nothing is left to go on with.
      case Z_BUF_ERROR: throw .truncated
      case Z_MEM_ERROR: throw .outOfMemory
      default: throw .damaged
      }
    }
  }

  /// One that stays where it is, as zlib checks; to be deallocated.
  private static func stream() -> UnsafeMutablePointer<z_stream> {
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    return stream
  }

  /// Lets zlib read `input` and fill `output`; what it leaves of either is in the stream's counts.
  private static func feed(
    _ input: ArraySlice<UInt8>,
    into output: inout [UInt8],
    of stream: UnsafeMutablePointer<z_stream>,
    _ step: (UnsafeMutablePointer<z_stream>) -> Int32
  ) -> Int32 {
    input.withUnsafeBufferPointer { source in
      output.withUnsafeMutableBufferPointer { target in
        // It only reads there, though it does not say so.
        stream.pointee.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
        stream.pointee.avail_in = UInt32(source.count)
        stream.pointee.next_out = target.baseAddress
        stream.pointee.avail_out = UInt32(target.count)
        return step(stream)
      }
    }
  }
}
