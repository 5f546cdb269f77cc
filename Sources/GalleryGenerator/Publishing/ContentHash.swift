/// What tells one file's bytes from another's: XXH64 with the seed 0.
///
/// It finds accidental differences, at several bytes a cycle; it is no defence against a forger.
/// Source: the xxHash specification, <https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md>.
package struct ContentHash: Sendable, Hashable {
  package let value: UInt64

  package init(value: UInt64) {
    self.value = value
  }

  package init(of bytes: [UInt8]) {
    self.value = bytes.withUnsafeBytes { Self.digest(of: $0) }
  }

  init(of bytes: UnsafeRawBufferPointer) {
    self.value = Self.digest(of: bytes)
  }

  /// Reads the 16 digits that `hex` writes, and nothing else.
  package init?(hex digits: some Collection<UInt8>) {
    guard digits.count == 16 else { return nil }
    var value: UInt64 = 0
    for digit in digits {
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        value = value << 4 | UInt64(digit - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"):
        value = value << 4 | UInt64(digit - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    self.value = value
  }

  /// 16 lower-case digits.
  package var hex: String { String(decoding: hexDigits, as: UTF8.self) }

  var hexDigits: [UInt8] {
    (0..<16).map { place in
      let digit = UInt8(value >> (60 - 4 * UInt64(place)) & 15)
      return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
    }
  }

  /// The 10 digits that stand in the name of an asset, such as `styles.2f1c9a0b7e.css`.
  package var fingerprint: String { String(hex.prefix(10)) }
}

extension ContentHash {
  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  private static func digest(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    var offset = 0
    var hash: UInt64
    if bytes.count >= 32 {
      var lane1 = prime1 &+ prime2
      var lane2 = prime2
      var lane3: UInt64 = 0
      var lane4 = 0 &- prime1
      while offset + 32 <= bytes.count {
        lane1 = round(lane1, word(bytes, offset))
        lane2 = round(lane2, word(bytes, offset + 8))
        lane3 = round(lane3, word(bytes, offset + 16))
        lane4 = round(lane4, word(bytes, offset + 24))
        offset += 32
      }
      hash =
        rotate(lane1, by: 1) &+ rotate(lane2, by: 7) &+ rotate(lane3, by: 12)
        &+ rotate(lane4, by: 18)
      for lane in [lane1, lane2, lane3, lane4] {
        hash = (hash ^ round(0, lane)) &* prime1 &+ prime4
      }
    } else {
      hash = prime5
    }
    hash &+= UInt64(bytes.count)
    return avalanche(addTail(of: bytes, from: offset, to: hash))
  }

  /// The last bytes, fewer than 32.
  private static func addTail(
    of bytes: UnsafeRawBufferPointer,
    from start: Int,
    to hash: UInt64
  ) -> UInt64 {
    var hash = hash
    var offset = start
    while offset + 8 <= bytes.count {
      hash = rotate(hash ^ round(0, word(bytes, offset)), by: 27) &* prime1 &+ prime4
      offset += 8
    }
    if offset + 4 <= bytes.count {
      let half = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      hash = rotate(hash ^ (UInt64(half) &* prime1), by: 23) &* prime2 &+ prime3
      offset += 4
    }
    while offset < bytes.count {
      hash = rotate(hash ^ (UInt64(bytes[offset]) &* prime5), by: 11) &* prime1
      offset += 1
    }
    return hash
  }

  private static func avalanche(_ hash: UInt64) -> UInt64 {
    var hash = (hash ^ (hash >> 33)) &* prime2
    hash = (hash ^ (hash >> 29)) &* prime3
    return hash ^ (hash >> 32)
  }

  private static func round(_ lane: UInt64, _ input: UInt64) -> UInt64 {
    rotate(lane &+ input &* prime2, by: 31) &* prime1
  }

  private static func rotate(_ value: UInt64, by bits: UInt64) -> UInt64 {
    (value &<< bits) | (value &>> (64 - bits))
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}
