/// An answer as the store keeps it.
struct StoredAnswer: Sendable, Hashable {
  /// The whole public URL of the request, which holds no credential.
  var key: String
  /// Seconds since 1970.
  var retrieved: Int
  /// Seconds since 1970 after which the service's terms forbid its use.
  var expires = Int.max
  var validators = Validators()
  var body: [UInt8]
  /// What it says, where it was read by this program.
  var page: StoredPage?

  func with(_ page: StoredPage) -> StoredAnswer {
    var answer = self
    answer.page = page
    return answer
  }
}

extension StoredAnswer {
  /// No answer is so long: a packed body that claims to be is damaged.
  private static let longestBody = 64 << 20

  /// A body as it lies in the store: packed where that makes it smaller.
  static func packed(_ body: [UInt8]) -> [UInt8] {
    do {
      let packed = try Gzip.compressed(body)
      return packed.count < body.count || Gzip.isBegun(by: body) ? packed : body
    } catch {
      return body
    }
  }

  /// The body that `packed` was made from; nil where it is damaged.
  static func unpacked(_ packed: [UInt8]) -> [UInt8]? {
    guard Gzip.isBegun(by: packed) else { return packed }
    do {
      return try Gzip.decompressed(packed, limit: longestBody)
    } catch {
      return nil
    }
  }
}

/// FNV-1a over eight bytes at a time: tells a damaged body, and no more than that.
enum Checksum {
  static func of(_ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBytes { of($0) }
  }

  static func of(_ buffer: UnsafeRawBufferPointer) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    let words = buffer.count / 8
    for index in 0..<words {
      let word = buffer.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)
      hash = mix(hash, UInt64(littleEndian: word))
    }
    for byte in buffer[(words * 8)...] { hash = mix(hash, UInt64(byte)) }
    return Int(bitPattern: UInt(mix(hash, UInt64(buffer.count))))
  }

  private static func mix(_ hash: UInt64, _ value: UInt64) -> UInt64 {
    let product = (hash ^ value) &* 0x0000_0100_0000_01B3
    // The multiplication carries upwards only.
    return product ^ (product >> 32)
  }
}
