import TestSupport
import Testing

extension BrowserTests {
  /// Which of a poster's sizes a browser takes, with pictures that are as wide as they say.
  @Suite(.enabled(if: StubProvider.isAvailable, "the shared stub provider is not here"))
  struct SourceSetTests {
    private static let touchScreens = [
      Screen(320, 568, .touch, density: 2), Screen(390, 844, .touch, density: 3),
      Screen(430, 932, .touch, density: 3), Screen(667, 375, .touch, density: 2),
      Screen(844, 390, .touch, density: 3), Screen(744, 1133, .touch, density: 2),
      Screen(1024, 1366, .touch, density: 2), Screen(1366, 1024, .touch, density: 1),
    ]
    private static let mouseScreens = [
      Screen(1280, 800, .mouse), Screen(1440, 900, .mouse, density: 2), Screen(1920, 1080, .mouse),
      Screen(1280, 800, .mouse, density: 3),
    ]
    private static let galleries = """
      - query: query 1
        slug: movies
      - query: query 2
        slug: gifs
        layout: gifs
      - query: query 3
        slug: explore
        layout: explore
      - query: query 4
        slug: large
        layout: {phone: {columns: 1, height: 300}, tablet: {columns: 2, height: square}}
      """

    /// A picture as it is drawn, with what its attributes say; widths in CSS pixels.
    private struct Picture: Decodable {
      var address: String
      var drawn: Double
      var said: Double
      var taken: Int
      var candidates: [Int]

      /// Loads those in the first lines of a page.
      ///
      /// A picture has as many pixels as its candidate says, so its natural width, which HTML
      /// corrects by its density, is what `sizes` came to.
      static let script = """
        const images = [...document.querySelectorAll(".grid img, .item-poster img")].slice(0, 9);
        return Promise.all(images.map(async (image) => {
          image.loading = "eager";
          await image.decode();
          const box = image.getBoundingClientRect();
          const shape = image.naturalWidth / image.naturalHeight;
          const isWhole = getComputedStyle(image).objectFit === "contain";
          const candidates = image.srcset.split(", ").map((one) => one.split(" "));
          return {
            address: image.currentSrc,
            drawn: Math[isWhole ? "min" : "max"](box.width, box.height * shape),
            said: image.naturalWidth,
            taken: parseInt(candidates.find(([address]) => address === image.currentSrc)?.[1] ?? 0),
            candidates: candidates.map(([, width]) => parseInt(width)),
          };
        }));
        """
    }

    @Test func theSizesAreThoseThatAreDrawnAndTheRightPictureIsTaken() throws {
      let stub = try StubProvider(["--synthetic", "4"])
      let site = try ProvidedSite(galleries: Self.galleries, baseURL: stub.baseURL)
      var count = 0
      var excess = 1.0
      for screens in [Self.touchScreens, Self.mouseScreens] {
        let browser = try Browser(screens[0])
        try browser.open(site.address + "movies.html")
        let item = try browser.run("return document.querySelector('.grid a').href", as: String.self)
        let pages = ["index", "movies", "gifs", "explore", "large"].map {
          site.address + $0 + ".html"
        }
        for screen in screens {
          try browser.resize(to: screen)
          for page in pages + [item] {
            try browser.open(page)
            for picture in try browser.run(Picture.script, as: [Picture].self) {
              count += 1
              excess = max(excess, picture.said / picture.drawn)
              check(picture, on: "\(page), \(screen)", density: Double(screen.density))
            }
          }
        }
      }
      #expect(count > 500)
      print("pictures: \(count) looked at, none said to be more than \(excess) times as wide")
    }

    private func check(_ picture: Picture, on place: String, density: Double) {
      let drawn = picture.drawn
      // Never said to be smaller than it is; larger only where words beside it take some of its room.
      #expect(
        picture.said >= drawn - 1.5 && picture.said <= drawn * 1.3 + 1.5,
        "\(place): \(picture)"
      )
      let needed = picture.said * density
      let smallest =
        picture.candidates.first { Double($0) >= needed - 1 } ?? picture.candidates.last
      #expect(picture.candidates == picture.candidates.sorted())
      #expect(picture.taken <= smallest ?? 0, "\(place): \(picture)")
      // On a fine screen Chromium takes the nearer of two candidates, by the ratio of their widths.
      let next = picture.candidates.first { $0 > picture.taken } ?? .max
      let isNearest = needed <= (Double(picture.taken) * Double(next)).squareRoot() + 1
      #expect(density == 1 ? picture.taken == smallest : isNearest, "\(place): \(picture)")
      // What there is suffices for two pixels to one.
      #expect(
        Double(picture.candidates.last ?? 0) >= min(780, drawn * min(density, 2)) - 1,
        "\(place): \(picture)"
      )
    }
  }
}
