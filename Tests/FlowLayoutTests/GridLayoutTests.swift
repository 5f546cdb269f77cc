import FlowLayout
import Testing

@Suite struct GridLayoutTests {
  @Test func namedLayoutsAreFoundByName() {
    #expect(GridLayout.names == ["movies", "gifs", "explore"])
    #expect(GridLayout(name: "gifs") == .gifs)
    #expect(GridLayout(name: "film") == nil)
  }

  @Test func aMappingIsNamedAfterItsGeometry() {
    let phone = FlowLayout(columns: 2, itemHeight: .fixed(180))
    #expect(GridLayout(phone: phone).className == "grid-custom-2x180")
    let tablet = FlowLayout(columns: 3, itemHeight: .square, lineSpacing: 0, interitemSpacing: 2.5)
    #expect(
      GridLayout(phone: phone, tablet: tablet).className == "grid-custom-2x180_3xsquare-0-2p5"
    )
    #expect(
      GridLayout(phone: phone, desktop: tablet).className
        == "grid-custom-2x180_2x180_3xsquare-0-2p5"
    )
  }

  @Test func aTabletIsLaidOutAsAPhoneAndADesktopAsATabletUnlessTold() {
    let phone = FlowLayout(columns: 2, itemHeight: .fixed(180))
    let tablet = FlowLayout(columns: 4, itemHeight: .fixed(180))
    #expect(GridLayout(phone: phone).desktop == phone)
    #expect(GridLayout(phone: phone, tablet: tablet).desktop == tablet)
  }
}

@Suite struct GridLayoutProblemTests {
  @Test(arguments: GridLayout.named)
  func namedLayoutsHoldTheirColumns(_ layout: GridLayout) {
    #expect(layout.problems.isEmpty)
  }

  @Test func columnsTooManyForAPhoneMayDoForADesktop() {
    let many = FlowLayout(columns: 12, itemHeight: .square)
    let two = FlowLayout(columns: 2, itemHeight: .square)
    #expect(GridLayout(phone: two, desktop: many).problems.isEmpty)
    let problems = GridLayout(phone: many, tablet: two).problems
    #expect(
      problems.map(\.description) == [
        """
        the phone layout's cells would be 17.5 pixels wide at a width of 320, under the 24 that \
        can be hit
        """
      ]
    )
  }

  @Test func cellsThatLeaveNoRoomForTheirSpacingsAreAProblem() {
    let layout = FlowLayout(
      columns: 3,
      reservedWidth: 0,
      itemHeight: .fixed(100),
      minimumLineSpacing: 0,
      minimumInteritemSpacing: 10
    )
    #expect(
      GridLayout(phone: layout).problems.map(\.description)[0] == """
        the phone layout holds 2 cells to a line instead of its columns at a width of 320
        """
    )
  }

  @Test(arguments: [0, -1, Int.min])
  func aLineNeedsAColumn(_ columns: Int) {
    let layout = GridLayout(phone: FlowLayout(columns: columns, itemHeight: .square))
    #expect(layout.problems.map(\.reason) == [.noColumns, .noColumns, .noColumns])
    #expect(layout.problems[0].description == "the phone layout needs at least one column")
  }

  @Test(arguments: [-1, 0, 23.9, 1e300, Double.infinity, Double.nan])
  func aHeightMustBeALength(_ height: Double) {
    let layout = GridLayout(phone: FlowLayout(columns: 1, itemHeight: .fixed(height)))
    #expect(layout.problems.map(\.reason).allSatisfy { $0 == .lengthOutOfRange })
    #expect(layout.problems.count == 3)
  }

  @Test(arguments: [-1, 1001, Double.nan])
  func aSpacingMustBeALength(_ spacing: Double) {
    let layout = FlowLayout(columns: 1, itemHeight: .square, lineSpacing: spacing)
    #expect(GridLayout(phone: layout).problems.first?.reason == .lengthOutOfRange)
  }
}
