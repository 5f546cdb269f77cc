package import Diagnostics
import Foundation
import YAML

extension Configuration {
  /// The longest file that is read, in bytes: some hundred thousand galleries.
  private static let greatestSize = 16 << 20

  /// Reads a configuration whose text is here already; all its faults are thrown at once.
  ///
  /// `${NAME}` is filled in from `environment` in a provider's `key` and nowhere else. Pass
  /// `needsKeys: false` where nothing will be fetched: then a missing key is no fault.
  package static func load(
    file: String,
    bytes: [UInt8],
    environment: [String: String],
    needsKeys: Bool = true
  ) throws(DiagnosticError) -> Configuration {
    let document = try YAMLDocument(reading: bytes, file: file)
    var reader = ConfigurationReader(environment: environment, needsKeys: needsKeys)
    guard let configuration = reader.configuration(of: document, file: file) else {
      throw DiagnosticError(reader.faults)
    }
    return configuration
  }

  /// Reads a configuration file, and resolves its folder against the working folder.
  ///
  /// Messages name the file as it was given.
  package static func read(
    file: String,
    workingFolder: String,
    environment: [String: String],
    needsKeys: Bool = true
  ) throws(DiagnosticError) -> Configuration {
    let base = URL(filePath: workingFolder, directoryHint: .isDirectory)
    let url = URL(filePath: file, relativeTo: base).absoluteURL.standardizedFileURL
    var configuration = try load(
      file: file,
      bytes: try contents(of: url, named: file),
      environment: environment,
      needsKeys: needsKeys
    )
    configuration.folder = url.deletingLastPathComponent().path
    return configuration
  }

  private static func contents(
    of url: URL,
    named name: String
  ) throws(DiagnosticError) -> [UInt8] {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue
    {
      throw unreadable(name, "this is a folder", hint: "name a file in it, such as vitrine.yml")
    }
    var data = Data()
    do {
      let file = try FileHandle(forReadingFrom: url)
      defer { file.closeFile() }
      // A pipe gives what it holds just now: read until there is no more.
      while data.count <= greatestSize, let part = try file.read(upToCount: greatestSize + 1),
        !part.isEmpty
      {
        data += part
      }
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      let hint = "name another with --config, or try the sample: vitrine build --sample"
      throw unreadable(name, "there is no such file", hint: hint)
    } catch let error as CocoaError where error.code == .fileReadNoPermission {
      throw unreadable(name, "the file may not be read", hint: "give yourself leave to read it")
    } catch {
      throw unreadable(name, "the file cannot be read", hint: error.localizedDescription)
    }
    guard data.count > greatestSize else { return Array(data) }
    let message = "the file is longer than \(greatestSize >> 20) MiB"
    throw unreadable(name, message, hint: "name a configuration with --config")
  }

  private static func unreadable(
    _ file: String,
    _ message: String,
    hint: String
  ) -> DiagnosticError {
    DiagnosticError(
      Diagnostic(
        .error,
        code: "configuration.file",
        at: SourceLocation(file: file),
        message,
        notes: [hint]
      )
    )
  }
}
