import FlowLayout
import Testing

struct PictureSlotTests {
  private let desktop =
    "(min-width: 1024px) and (min-height: 500px) and (hover: hover) and (pointer: fine)"

  @Test func aWholePosterIsAsWideAsItsCellAndItsHeightLet() {
    #expect(
      GridLayout.movies.pictureSlot(isCropped: false)
        == PictureSlot(
          sizes: "(max-width: 432px) calc((100vw - 30px) / 3), 134px",
          greatestWidth: 134,
          perLine: 3
        )
    )
    #expect(
      GridLayout.gifs.pictureSlot(isCropped: false)
        == PictureSlot(sizes: "167px", greatestWidth: 167, perLine: 3)
    )
  }

  @Test func aCroppedPosterIsAsWideAsItsCell() {
    #expect(
      GridLayout.explore.pictureSlot(isCropped: true)
        == PictureSlot(
          sizes:
            "(min-width: 1024px) and (min-height: 500px) and (hover: hover) and (pointer: fine) "
            + "and (min-width: 1200px) 399px, calc((100vw - 4px) / 3)",
          greatestWidth: 454,
          perLine: 3
        )
    )
  }

  @Test func aMappingHasTheWidthsOfItsOwnCells() {
    let layout = GridLayout(
      phone: FlowLayout(columns: 1, itemHeight: .fixed(300)),
      tablet: FlowLayout(columns: 5, itemHeight: .square, interitemSpacing: 0)
    )
    let slot = layout.pictureSlot(isCropped: false)
    #expect(
      slot.sizes
        == desktop + " and (min-width: 1200px) 160px, "
        + "(min-width: 744px) and (min-height: 500px) calc(100vw / 7.5), 200px"
    )
    #expect(slot.perLine == 5)
  }
}
