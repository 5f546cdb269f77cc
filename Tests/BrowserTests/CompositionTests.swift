import TestSupport
import Testing

extension BrowserTests {
  /// Words that are put together from several keys, by an input method.
  struct CompositionTests {
    @Test(arguments: [
      (["ㅎ", "하", "한", "하ㄴ", "하녀"], "하녀", "The Housemaid"),
      (["প", "পাঁ", "পাঁচা", "পাঁচালী"], "পাঁচালী", "Pather Panchali"),
    ])
    func theSearchWaitsUntilOneHasSettled(parts: [String], word: String, title: String) throws {
      let visit = try Visit(.desktop)
      let browser = visit.browser
      try visit.open("everything.html")
      try browser.click(".search input")
      for part in parts {
        try browser.compose(part)
        #expect(try visit.value() == part)
        #expect(try visit.shownTitles().count == 60, "\(part)")
      }
      // Longer than the address waits for the typing to rest.
      try browser.perform("return new Promise((done) => setTimeout(done, 400))")
      #expect(try visit.path() == "everything.html")

      try browser.settle(word)
      #expect(try visit.value() == word)
      #expect(try visit.shownTitles() == [title])
      try browser.wait(until: "new URLSearchParams(location.search).get('q') === '\(word)'")

      // What is composed after it is not searched for either.
      try browser.compose(parts[0])
      #expect(try visit.shownTitles() == [title])
      try browser.settle("")
      #expect(try visit.shownTitles() == [title])
      #expect(try browser.messages().isEmpty)
    }
  }
}
