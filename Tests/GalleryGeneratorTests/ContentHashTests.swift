import Testing

@testable import GalleryGenerator

@Suite struct ContentHashTests {
  /// The bytes that the reference implementation's own sanity check hashes.
  static let sanityBytes: [UInt8] = {
    var generator: UInt64 = 2_654_435_761
    return (0..<222).map { _ in
      defer { generator &*= 11_400_714_785_074_694_797 }
      return UInt8(generator >> 56)
    }
  }()

  @Test(
    "The published test vectors come out",
    arguments: [
      (0, 0xEF46_DB37_51D8_E999), (1, 0xE934_A84A_DB05_2768), (4, 0x9136_A0DC_A574_57EE),
      (14, 0x8282_DCC4_994E_35C8), (222, 0xB641_AE8C_B691_C174),
    ] as [(Int, UInt64)]
  )
  func vectors(length: Int, hash: UInt64) {
    #expect(ContentHash(of: Array(Self.sanityBytes.prefix(length))).value == hash)
  }

  @Test("A hash is written as 16 digits and read back")
  func hexadecimal() {
    #expect(ContentHash(of: Array("abc".utf8)).hex == "44bc2cf5ad770999")
    let small = ContentHash(value: 0xAB)
    #expect(small.hex == "00000000000000ab")
    #expect(ContentHash(hex: "00000000000000ab".utf8) == small)
  }

  @Test(
    "Anything but 16 lower-case digits is no hash",
    arguments: ["", "ab", "00000000000000AB", "+0000000000000ab", "00000000000000abc"]
  )
  func notHexadecimal(text: String) {
    #expect(ContentHash(hex: text.utf8) == nil)
  }

  @Test("A fingerprint is the hash's first ten digits")
  func fingerprint() {
    #expect(ContentHash(of: Array("abc".utf8)).fingerprint == "44bc2cf5ad")
  }
}
