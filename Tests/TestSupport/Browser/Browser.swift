import Foundation

/// A window of Chromium, driven over WebDriver.
///
/// Source: https://www.w3.org/TR/webdriver2/, and chromedriver's own `goog/cdp/execute` for what
/// only the DevTools protocol can do. It closes when the last reference to it goes.
package final class Browser: Sendable {
  private let driver: ChromeDriver
  private let session: String
  private let pointer: Screen.Pointer

  /// Whether Chromium and its driver are here.
  package static var isAvailable: Bool { ChromeDriver.isAvailable }

  /// Opens a window with the screen's size and pointer.
  ///
  /// A window keeps its kind of pointer: Chromium does not go back from a finger to a mouse.
  package init(_ screen: Screen, scripts: Bool = true, storage: Bool = true) throws {
    driver = try ChromeDriver()
    pointer = screen.pointer
    var arguments = [
      "--headless=new", "--disable-gpu", "--disable-dev-shm-usage",
      "--force-prefers-no-reduced-motion",
      "--autoplay-policy=no-user-gesture-required",
    ]
    // Chromium's own sandbox refuses to be root.
    if geteuid() == 0 { arguments.append("--no-sandbox") }
    if pointer == .mouse {
      // Without a screen there is no mouse either; these say hover and fine pointer.
      arguments.append(
        "--blink-settings=primaryHoverType=2,availableHoverTypes=2,"
          + "primaryPointerType=4,availablePointerTypes=4"
      )
    }
    let options: [String: Any] = [
      "args": arguments,
      "prefs": [
        "profile.managed_default_content_settings.javascript": scripts ? 1 : 2,
        // Of cookies and all else that a site keeps in the browser.
        "profile.default_content_setting_values.cookies": storage ? 1 : 2,
      ],
    ]
    let capabilities: [String: Any] = [
      "browserName": "chrome",
      "goog:chromeOptions": options,
      "goog:loggingPrefs": ["browser": "ALL"],
    ]
    let answer = try Self.send(
      "POST",
      "/session",
      ["capabilities": ["alwaysMatch": capabilities]],
      to: driver,
      as: NewSession.self
    )
    session = "/session/\(answer.sessionId)"
    if pointer == .touch {
      try devTools("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 5])
    }
    try resize(to: screen)
  }

  private struct NewSession: Decodable {
    var sessionId: String
  }

  /// Gives the window the size of another screen, as a rotation does; its pointer stays.
  package func resize(to screen: Screen) throws {
    precondition(screen.pointer == pointer, "a window keeps its pointer")
    try devTools(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": screen.width, "height": screen.height,
        "deviceScaleFactor": screen.density,
        "mobile": pointer == .touch,
      ]
    )
  }

  /// Sends a command of the session and decodes the `value` of its answer.
  package func command<Value: Decodable>(
    _ path: String,
    method: String = "POST",
    _ body: [String: Any] = [:],
    as type: Value.Type = Value.self
  ) throws -> Value {
    try Self.send(method, session + path, method == "GET" ? nil : body, to: driver, as: type)
  }

  private static func send<Value: Decodable>(
    _ method: String,
    _ path: String,
    _ body: [String: Any]?,
    to driver: ChromeDriver,
    as type: Value.Type
  ) throws -> Value {
    let content = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
    let header = """
      \(method) \(path) HTTP/1.1\r
      Host: localhost\r
      Content-Type: application/json; charset=utf-8\r
      Content-Length: \(content.count)\r
      \r

      """
    let request = header + String(decoding: content, as: UTF8.self)
    let answer = try RawClient.send(request, port: driver.port, keeps: true)
    guard answer.status == 200 else {
      let failure = try JSONDecoder().decode(Answer<Failure>.self, from: Data(answer.body))
      throw BrowserError(message: "\(failure.value.error): \(failure.value.message)")
    }
    return try JSONDecoder().decode(Answer<Value>.self, from: Data(answer.body)).value
  }

  private struct Answer<Value: Decodable>: Decodable {
    var value: Value
  }

  private struct Failure: Decodable {
    var error: String
    var message: String
  }
}
