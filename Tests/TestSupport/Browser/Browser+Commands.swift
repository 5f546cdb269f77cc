import Foundation

/// What an answer holds where it is not looked at.
package struct Ignored: Decodable, Sendable {
  package init(from decoder: any Decoder) {}
}

extension Browser {
  /// Goes to an address and waits until the page and what it needs have loaded.
  package func open(_ url: String) throws {
    _ = try command("/url", ["url": url], as: Ignored.self)
  }

  /// The address of the page that is shown.
  package func address() throws -> String {
    try command("/url", method: "GET")
  }

  package func back() throws {
    _ = try command("/back", as: Ignored.self)
  }

  package func forward() throws {
    _ = try command("/forward", as: Ignored.self)
  }

  /// Runs the body of a function in the page, and decodes what it returns.
  ///
  /// `arguments` are JSON values; a promise that it returns is waited for.
  package func run<Value: Decodable>(
    _ script: String,
    _ arguments: [Any] = [],
    as type: Value.Type = Value.self
  ) throws -> Value {
    try command("/execute/sync", ["script": script, "args": arguments], as: type)
  }

  /// `run` where nothing is to be returned.
  package func perform(_ script: String, _ arguments: [Any] = []) throws {
    _ = try run(script, arguments, as: Ignored.self)
  }

  /// Runs a command of the DevTools protocol, such as `Emulation.setEmulatedMedia`.
  package func devTools(_ name: String, _ parameters: [String: Any] = [:]) throws {
    _ = try command("/goog/cdp/execute", ["cmd": name, "params": parameters], as: Ignored.self)
  }

  /// Runs a script in each page that is opened from now on, before any of the page's own.
  package func runFirst(_ script: String) throws {
    try devTools("Page.addScriptToEvaluateOnNewDocument", ["source": script])
  }

  /// Sets media features, such as `prefers-color-scheme` to `dark`.
  package func prefer(_ features: [String: String]) throws {
    let list = features.map { ["name": $0.key, "value": $0.value] }
    try devTools("Emulation.setEmulatedMedia", ["features": list])
  }

  /// Waits until the expression is true in the page; throws after some seconds where it is not.
  package func wait(until expression: String) throws {
    let script = """
      const end = Date.now() + 10000;
      return new Promise((resolve) => {
        (function look() {
          if (\(expression)) resolve(true);
          else if (Date.now() > end) resolve(false);
          else setTimeout(look, 20);
        })();
      });
      """
    guard try run(script, as: Bool.self) else {
      throw BrowserError(message: "never became true: \(expression)")
    }
  }

  /// Clicks the first element that the selector matches, as a mouse does.
  package func click(_ selector: String) throws {
    _ = try command("/element/\(find(selector))/click", as: Ignored.self)
  }

  /// Types into whatever has the focus; keys without a character are named in `Key`.
  package func type(_ text: String) throws {
    let presses = text.unicodeScalars.flatMap { scalar in
      ["keyDown", "keyUp"].map { ["type": $0, "value": String(scalar)] }
    }
    let keyboard: [String: Any] = ["type": "key", "id": "keyboard", "actions": presses]
    _ = try command("/actions", ["actions": [keyboard]], as: Ignored.self)
  }

  /// Touches the screen at one point, moves the finger to another and lifts it.
  ///
  /// Where there is but one point, this is a tap. In CSS pixels of the window.
  package func touch(_ x: Int, _ y: Int, movingTo end: (x: Int, y: Int)? = nil) throws {
    func move(_ x: Int, _ y: Int) -> [String: Any] {
      ["type": "pointerMove", "duration": 50, "x": x, "y": y]
    }
    let press: [[String: Any]] = [move(x, y), ["type": "pointerDown", "button": 0]]
    let way = end.map { [move((x + $0.x) / 2, (y + $0.y) / 2), move($0.x, $0.y)] } ?? []
    let finger: [String: Any] = [
      "type": "pointer", "id": "finger", "parameters": ["pointerType": "touch"],
      "actions": press + way + [["type": "pointerUp", "button": 0]],
    ]
    _ = try command("/actions", ["actions": [finger]], as: Ignored.self)
  }

  /// Scrolls down, with the wheel of a mouse or with a finger, by so many CSS pixels from a point.
  ///
  /// Returns when nothing moves any more.
  package func scroll(_ x: Int, _ y: Int, by distance: Int, with pointer: Screen.Pointer) throws {
    switch pointer {
    case .touch: try touch(x, y, movingTo: (x, max(0, y - distance)))
    case .mouse:
      let turn: [String: Any] = [
        "type": "scroll", "x": x, "y": y, "deltaX": 0, "deltaY": distance, "duration": 0,
      ]
      let wheel: [String: Any] = ["type": "wheel", "id": "wheel", "actions": [turn]]
      _ = try command("/actions", ["actions": [wheel]], as: Ignored.self)
    }
    try perform("return new Promise((done) => setTimeout(done, 300))")
  }

  /// Shows `text` in whatever has the focus as an input method does before one settles on it.
  package func compose(_ text: String) throws {
    let end = text.utf16.count
    try devTools(
      "Input.imeSetComposition",
      ["text": text, "selectionStart": end, "selectionEnd": end]
    )
  }

  /// Ends what was composed with `text`.
  package func settle(_ text: String) throws {
    try devTools("Input.insertText", ["text": text])
  }

  private func find(_ selector: String) throws -> String {
    let element = try command(
      "/element",
      ["using": "css selector", "value": selector],
      as: [String: String].self
    )
    guard let identifier = element.values.first else {
      throw BrowserError(message: "no element \(selector)")
    }
    return identifier
  }

  /// A line of the browser's console.
  package struct Message: Decodable, Sendable, CustomStringConvertible {
    package var level: String
    package var message: String
    package var description: String { "\(level): \(message)" }
  }

  /// What the console has got since it was asked last: errors, warnings, violations of policies.
  package func messages() throws -> [Message] {
    try command("/se/log", ["type": "browser"])
  }
}

/// Keys of the keyboard as WebDriver writes them (17.4.2, "Keyboard actions").
package enum Key {
  package static let escape = "\u{E00C}"
  package static let enter = "\u{E007}"
  package static let tab = "\u{E004}"
  package static let left = "\u{E012}"
  package static let right = "\u{E014}"
  package static let shift = "\u{E008}"
}
