/// What a browser, or its driver, could not do.
package struct BrowserError: Error, CustomStringConvertible {
  package let message: String
  package var description: String { message }
}
