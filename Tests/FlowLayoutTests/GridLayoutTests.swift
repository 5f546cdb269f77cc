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

  @Test(arguments: GridLayout.named)
  func namedLayoutsHoldTheirColumnsAtEveryWidth(_ layout: GridLayout) {
    for idiom in Idiom.allCases {
      let geometry = layout.geometry(on: idiom)
      for width in stride(from: idiom.minimumWidth, through: 2000, by: 1) {
        #expect(geometry.itemsPerLine(width: width) == geometry.columns)
      }
    }
  }
}
