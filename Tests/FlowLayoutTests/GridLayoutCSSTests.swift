import FlowLayout
import Testing

@Suite struct GridLayoutCSSTests {
  @Test func moviesAreTheSameEverywhere() {
    #expect(
      GridLayout.movies.css(className: "grid-movies") == """
        .grid-movies {
          grid-template-columns: repeat(3, calc((100% - 30px) / 3));
          grid-auto-rows: 200px;
          row-gap: 10px;
        }

        """
    )
  }

  @Test func gifsHaveMoreColumnsOnWiderIdioms() {
    #expect(
      GridLayout.gifs.css(className: "grid-gifs") == """
        .grid-gifs {
          grid-template-columns: repeat(1, calc(100% / 1));
          grid-auto-rows: 250px;
          row-gap: 10px;
        }
        @media (min-width: 744px) and (min-height: 500px) {
          .grid-gifs {
            grid-template-columns: repeat(2, calc(100% / 2));
          }
        }
        @media (min-width: 1024px) and (min-height: 500px) and (hover: hover) and (pointer: fine) {
          .grid-gifs {
            grid-template-columns: repeat(3, calc(100% / 3));
          }
        }

        """
    )
  }

  @Test func squaresTakeTheirHeightFromTheirWidth() {
    #expect(
      GridLayout.explore.css(className: "grid-explore") == """
        .grid-explore {
          grid-template-columns: repeat(3, calc((100% - 4px) / 3));
          grid-auto-rows: auto;
          row-gap: 1px;
        }
        .grid-explore > li {
          aspect-ratio: 1;
        }

        """
    )
  }

  @Test func aWiderIdiomTakesBackWhatANarrowerOneSaid() {
    let layout = GridLayout(
      phone: FlowLayout(columns: 2, itemHeight: .square, lineSpacing: 2.5),
      tablet: FlowLayout(columns: 2, itemHeight: .fixed(180), lineSpacing: 2.5)
    )
    #expect(
      layout.css(className: "g") == """
        .g {
          grid-template-columns: repeat(2, calc((100% - 10px) / 2));
          grid-auto-rows: auto;
          row-gap: 2.5px;
        }
        .g > li {
          aspect-ratio: 1;
        }
        @media (min-width: 744px) and (min-height: 500px) {
          .g {
            grid-auto-rows: 180px;
          }
          .g > li {
            aspect-ratio: auto;
          }
        }

        """
    )
  }

  @Test func theStylesheetHoldsEachLayoutOnceInOneOrder() {
    let css = GridLayout.stylesheet(for: [.movies, .explore, .movies])
    #expect(css == GridLayout.stylesheet(for: [.explore, .movies]))
    #expect(
      css.hasPrefix(
        """
        .grid {
          display: grid;
          justify-content: space-between;
          width: 100%;
          margin: 0 auto;
          padding: 0;
          list-style: "";
        }
        .grid > li {
          position: relative;
          overflow: clip;
          container: cell / size;
        }
        @media (min-width: 1024px) and (min-height: 500px) and (hover: hover) and (pointer: fine) {
          .grid {
            max-width: 1200px;
          }
        }
        .grid-explore {
        """
      )
    )
  }
}
