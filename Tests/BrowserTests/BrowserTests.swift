import TestSupport
import Testing

/// What a person sees: every test of the pages in a real browser.
///
/// One at a time, as each of them has a browser of its own.
@Suite(
  .serialized,
  .enabled(
    if: Browser.isAvailable,
    "Chromium and chromedriver are not here: 'make test' brings them"
  )
)
struct BrowserTests {}
