import Testing

@testable import GalleryGenerator

struct HistogramTests {
  private static func counts(_ histogram: Histogram?) -> [Int] {
    histogram?.bins.map(\.count) ?? []
  }

  @Test("ratings are counted by the point, and 10 with the last one")
  func ratings() {
    let histogram = Histogram.ratings([0, 9, 10, 79, 80, 99, 100])
    #expect(Self.counts(histogram) == [2, 1, 0, 0, 0, 0, 0, 1, 1, 2])
    #expect(histogram.bins.last?.range == 90...100)
    #expect(histogram.edges == [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
  }

  @Test("years are counted by decade, without a gap")
  func decades() {
    let histogram = Histogram.decades([1999, 2000, 1971, 2009])
    #expect(Self.counts(histogram) == [1, 0, 1, 2])
    #expect(histogram?.bins.map(\.range.lowerBound) == [1970, 1980, 1990, 2000])
    #expect(Histogram.decades([]) == nil)
  }

  @Test("a span of many centuries has no more columns than fit")
  func centuries() {
    let histogram = Histogram.decades([1, 1999, 9999])
    #expect(Self.counts(histogram).reduce(0, +) == 3)
    #expect(Self.counts(histogram).count <= 16)
  }

  @Test(
    "values are spread over five to twelve ranges that hold them all",
    arguments: [
      [7], [0], [1, 1, 1], [3, 12_000], Array(0...200), [99, 100, 101], [1_999_999, 4_000_000],
    ]
  )
  func spread(values: [Int]) throws {
    let histogram = try #require(Histogram.spread(values))
    #expect(Self.counts(histogram).reduce(0, +) == values.count)
    #expect((5...12).contains(histogram.bins.count))
    #expect(histogram.edges.count == histogram.bins.count + 1)
    #expect(histogram.edges[0] >= 0)
  }

  @Test("axes are marked in steps of 1, 2 or 5, five times at most")
  func marks() {
    #expect(NiceScale.marks(to: 0) == [0, 1])
    #expect(NiceScale.marks(to: 3) == [0, 1, 2, 3])
    #expect(NiceScale.marks(to: 4) == [0, 1, 2, 3, 4])
    #expect(NiceScale.marks(to: 5) == [0, 2, 4, 6])
    #expect(NiceScale.marks(to: 47) == [0, 20, 40, 60])
    #expect(NiceScale.marks(to: 1_000) == [0, 500, 1_000])
  }

  @Test(
    "a shape is the nearest of the usual ones",
    arguments: [
      (1080, 1920, AspectRatio.phone), (498, 498, .square), (500, 480, .square),
      (498, 280, .wide), (640, 480, .screen), (480, 640, .portrait), (2560, 1080, .cinema),
      (1, 100_000, .phone), (100_000, 1, .cinema),
    ]
  )
  func ratios(width: Int, height: Int, ratio: AspectRatio) {
    #expect(AspectRatio(width: width, height: height) == ratio)
  }
}
