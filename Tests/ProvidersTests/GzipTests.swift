import Foundation
import TestSupport
import Testing

@testable import Providers

struct GzipTests {
  private func fault(of bytes: [UInt8], limit: Int = 1 << 20) -> Gzip.Fault? {
    do throws(Gzip.Fault) {
      _ = try Gzip.decompressed(bytes, limit: limit)
      return nil
    } catch {
      return error
    }
  }

  /// Bytes that pack well, and some that do not.
  private func sample(_ count: Int) -> [UInt8] {
    var generator = SeededGenerator(seed: 7)
    return (0..<count).map { index in
      index.isMultiple(of: 3)
        ? UInt8.random(in: 0...255, using: &generator) : UInt8(index / 1000 % 256)
    }
  }

  @Test(
    "what was packed is unpacked as it was",
    arguments: [0, 1, 2, 65_535, 65_536, 65_537, 500_000]
  )
  func both(count: Int) throws {
    let bytes = sample(count)
    let packed = try Gzip.compressed(bytes)
    #expect(Gzip.isBegun(by: packed))
    #expect(try Gzip.decompressed(packed, limit: count) == bytes)
    #expect(try Gzip.compressed(bytes) == packed)
  }

  @Test("a limit is kept to the byte, and a bomb is given up when it is passed")
  func limit() throws {
    let packed = try Gzip.compressed([UInt8](repeating: 32, count: 50_000_000))
    #expect(packed.count < 100_000)
    #expect(fault(of: packed, limit: 49_999_999) == .tooLarge)
    #expect(fault(of: packed, limit: 50_000_000) == nil)
    let start = ContinuousClock.now
    #expect(fault(of: packed, limit: 1000) == .tooLarge)
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test("bytes that end anywhere before their end are truncated")
  func truncation() throws {
    let packed = try Gzip.compressed(sample(300))
    for count in 0..<packed.count {
      #expect(fault(of: Array(packed[..<count])) == .truncated, "\(count)")
    }
  }

  @Test("a changed byte is found by the sums, and what is no gzip is none")
  func damage() throws {
    let packed = try Gzip.compressed(sample(300))
    for index in packed.count / 2..<packed.count {
      var changed = packed
      changed[index] ^= 0x55
      #expect(fault(of: changed) != nil, "\(index)")
    }
    #expect(fault(of: Array("{\"a\":1} and so on".utf8)) == .damaged)
    #expect(fault(of: packed + Array("tail".utf8)) == .damaged)
  }

  @Test("several members are one text")
  func members() throws {
    let both = try Gzip.compressed(Array("one ".utf8)) + Gzip.compressed(Array("two".utf8))
    #expect(try Gzip.decompressed(both, limit: 7) == Array("one two".utf8))
    #expect(fault(of: both, limit: 6) == .tooLarge)
  }
}
