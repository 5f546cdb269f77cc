import Testing

@testable import vitrine_bench

@Suite struct SpreadTests {
  @Test func theMiddleOfAnOddNumberIsAValueOfItsOwn() {
    let spread = Spread(of: [5, 1, 9])
    #expect(spread.median == 5 && spread.least == 1 && spread.greatest == 9)
  }

  @Test func theMiddleOfAnEvenNumberIsTheMeanOfTwo() {
    #expect(Spread(of: [4, 1, 2, 9]).median == 3)
  }

  @Test func oneValueIsItsOwnSpread() {
    let spread = Spread(of: [2.5])
    #expect(spread.median == 2.5 && spread.least == 2.5 && spread.greatest == 2.5)
  }

  @Test func theGreatestRateIsThatOfTheLeastTime() {
    let rate = Spread(of: [2, 4, 5]).rate(of: 20)
    #expect(rate.median == 5 && rate.least == 4 && rate.greatest == 10)
  }
}
