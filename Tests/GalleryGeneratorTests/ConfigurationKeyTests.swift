import Diagnostics
import Providers
import Testing

@testable import GalleryGenerator

@Suite struct ConfigurationKeyTests {
  private static let secret = "k3yk3yk3yk3yk3yk3yk3yk3yk3yk3y00"
  private static let films = "galleries:\n  - query: batman\n"
  private static let both = films + "  - query: cat\n    provider: tenor\n"

  private func load(
    _ text: String,
    _ environment: [String: String] = [:],
    needsKeys: Bool = true
  ) throws(DiagnosticError) -> Configuration {
    try Configuration.load(
      file: "vitrine.yml",
      bytes: Array(text.utf8),
      environment: environment,
      needsKeys: needsKeys
    )
  }

  private func message(_ text: String, _ environment: [String: String] = [:]) -> String {
    let error = #expect(throws: DiagnosticError.self) { try load(text, environment) }
    return error?.description ?? ""
  }

  @Test func aVariableFillsInTheKeyAndSpaceAroundItIsDropped() throws {
    let text = "providers:\n  tmdb:\n    key: ${MY_KEY}\n" + Self.films
    let configuration = try load(text, ["MY_KEY": " \(Self.secret)\n", "TMDB_API_KEY": "other"])
    #expect(configuration.providers.tmdb.key?.reveal() == Self.secret)
    #expect(configuration.warnings.isEmpty)
  }

  @Test func variablesMayStandAnywhereInTheKey() throws {
    let text = "providers:\n  tmdb:\n    key: a${B}c${D}e\n" + Self.films
    let key = try load(text, ["B": "b", "D": "d"]).providers.tmdb.key
    #expect(key?.reveal() == "abcde")
  }

  @Test(arguments: [
    ("giphy", ["GIPHY_API_KEY": "g", "TENOR_API_KEY": "t", "KLIPY_API_KEY": "k"], "g"),
    ("klipy", ["GIPHY_API_KEY": "g", "TENOR_API_KEY": "t", "KLIPY_API_KEY": "k"], "k"),
    ("tenor", ["GIPHY_API_KEY": "g", "TENOR_API_KEY": "t", "KLIPY_API_KEY": "k"], "t"),
    ("tenor-v1", ["TENOR_API_KEY": "t"], "t"),
    ("giphy", ["GIPHY_API_KEY": " ", "TENOR_API_KEY": "t"], "t"),
  ])
  func theVariableOfTheServiceComesFirst(
    service: String,
    environment: [String: String],
    expected: String
  ) throws {
    let text = """
      providers:
        tenor:
          service: \(service)
      galleries:
        - query: cat
          provider: tenor
      """
    #expect(try load(text, environment).providers.tenor.key?.reveal() == expected)
  }

  /// A key is never sent to the host of another service.
  @Test func eachOfSeveralServicesHasAKeyOfItsOwn() throws {
    let text = """
      providers:
        tenor:
          service: [giphy, klipy]
          key: { klipy: "${MINE}" }
          base_url: { giphy: http://127.0.0.1:1, tenor: http://127.0.0.1:2 }
      galleries:
        - query: cat
          provider: tenor

      """
    let providers = try load(text, ["GIPHY_API_KEY": "g", "MINE": "k"]).providers
    let all = [providers.tenor] + providers.tenorFallbacks
    #expect(all.map(\.service) == [.giphy, .klipy])
    #expect(all.map { $0.key?.reveal() } == ["g", "k"])
    #expect(all.map(\.baseURL) == ["http://127.0.0.1:1", nil])
    #expect(
      message(text, ["TENOR_API_KEY": "t", "MINE": "k"]).hasPrefix(
        """
        vitrine.yml:7:5: error: this gallery asks GIPHY, and there is no key for it \
        [configuration.no-key]
          note: set GIPHY_API_KEY in the environment;
        """
      )
    )
  }

  @Test func aProviderWithoutKeyIsReportedAtTheFirstGalleryThatUsesIt() {
    #expect(
      message(Self.both) == """
        vitrine.yml:2:5: error: this gallery asks TMDB, and there is no key for it \
        [configuration.no-key]
          note: set TMDB_API_KEY in the environment; a key is free at \
        https://www.themoviedb.org/settings/api
          note: with --sample no key is needed
        vitrine.yml:3:5: error: this gallery asks GIPHY, and there is no key for it \
        [configuration.no-key]
          note: set GIPHY_API_KEY or TENOR_API_KEY in the environment; a key is free at \
        https://developers.giphy.com/dashboard/
          note: with --sample no key is needed
        """
    )
  }

  @Test func anUnsetVariableIsReportedWhereItStandsIfItsProviderIsUsed() throws {
    let tenor = "providers:\n  tenor:\n    key: ${GIFS_KEY}\n"
    #expect(
      message(tenor + Self.both, ["TMDB_API_KEY": "k", "TENOR_API_KEY": "t"]) == """
        vitrine.yml:3:10: error: the environment variable 'GIFS_KEY' is not set \
        [configuration.no-key]
          note: set it to a key of GIPHY; a key is free at https://developers.giphy.com/dashboard/
          note: with --sample no key is needed
        """
    )
    #expect(try load(tenor + Self.films, ["TMDB_API_KEY": "k"]).providers.tenor.key == nil)
  }

  @Test func noKeyIsNeededWhereNothingIsFetched() throws {
    let text = "providers:\n  tmdb:\n    key: ${MY_KEY}\n" + Self.both
    let providers = try load(text, needsKeys: false).providers
    #expect(providers.tmdb.key == nil)
    #expect(providers.tenor.key == nil)
  }

  @Test func aLiteralKeyWorksWithAWarningThatDoesNotShowIt() throws {
    let text = "providers:\n  tmdb:\n    key: \(Self.secret)\n" + Self.films
    let configuration = try load(text)
    #expect(configuration.providers.tmdb.key?.reveal() == Self.secret)
    #expect(
      configuration.warnings.map(\.description) == [
        """
        vitrine.yml:3:10: warning: the key stands in the file itself, where whoever gets the \
        file can read it [configuration.literal-key]
          note: write ${TMDB_API_KEY}, and set that variable in the environment
        """
      ]
    )
    #expect(!"\(configuration)".contains(Self.secret))
  }

  @Test func aKeyThatWouldGoOutInTheClearIsWarnedOf() throws {
    let text = "providers:\n  tmdb:\n    base_url: http://192.0.2.1/3\n" + Self.films
    let warnings = try load(text, ["TMDB_API_KEY": "k"]).warnings
    #expect(warnings.map(\.code) == ["configuration.plain-http"])
    let loopback = text.replacing("192.0.2.1", with: "127.0.0.1:8080")
    #expect(try load(loopback, ["TMDB_API_KEY": "k"]).warnings.isEmpty)
  }

  @Test(arguments: [
    "key: $\(secret)", "key: ${\(secret)}", "key: ${\(secret)", "key: ${}\(secret)",
    "key: \(secret) \(secret)", "key: \"\(secret)\\u0007\"", "key: \"é\(secret)\"",
    "key: [\(secret)]", "key: {a: \(secret)}", "base_url: https://\(secret)@example.org",
    "base_url: https://example.org/?key=\(secret)", "base_url: \(secret)", "key: \"\(secret)",
    "key: @\(secret)", "key: {\(secret)", "key: a: \(secret)", "include_adult: \(secret)",
  ])
  func noMessageShowsTheKey(line: String) {
    let text = "providers:\n  tmdb:\n    \(line)\n" + Self.films
    let error = #expect(throws: DiagnosticError.self) { try load(text) }
    #expect(error.map { !"\($0)".contains("k3y") } == true)
    #expect(error?.diagnostics.allSatisfy { $0.location?.line != nil } == true)
  }

  @Test func aKeyOfTheEnvironmentWithASpaceInItIsRefusedByTheNameOfTheVariable() {
    let text = message(Self.films, ["TMDB_API_KEY": "k3y k3y"])
    #expect(
      text == """
        vitrine.yml:2:5: error: the key in TMDB_API_KEY contains a space, a control character \
        or a letter with an accent [configuration.key]
          note: copy it again; a key is one word
        """
    )
  }
}
