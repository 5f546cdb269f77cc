import Diagnostics
import Testing

@testable import GalleryGenerator

/// A configuration with faults, and exactly what is said about it.
struct BrokenConfiguration: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  let message: String

  var testDescription: String { name }

  static let all = ofFile + ofSettings + ofGalleries
}

@Suite struct ConfigurationFaultTests {
  @Test(arguments: BrokenConfiguration.all)
  func saysExactlyWhatIsWrong(with broken: BrokenConfiguration) {
    let error = #expect(throws: DiagnosticError.self) {
      try Configuration.load(
        file: "vitrine.yml",
        bytes: Array(broken.text.utf8),
        environment: ["TMDB_API_KEY": "k"]
      )
    }
    #expect(error?.description == broken.message)
  }

  @Test func aFileThatIsNotThereIsNamedAsItWasGiven() {
    let error = #expect(throws: DiagnosticError.self) {
      try Configuration.read(file: "no/such.yml", workingFolder: "/", environment: [:])
    }
    #expect(
      error?.description == """
        no/such.yml: error: there is no such file [configuration.file]
          note: name another with --config, or try the sample: vitrine build --sample
        """
    )
  }

  @Test func aFolderIsNoConfiguration() {
    let error = #expect(throws: DiagnosticError.self) {
      try Configuration.read(file: "/", workingFolder: "/", environment: [:])
    }
    #expect(
      error?.description == """
        /: error: this is a folder [configuration.file]
          note: name a file in it, such as vitrine.yml
        """
    )
  }
}
