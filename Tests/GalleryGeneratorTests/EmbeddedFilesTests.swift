import Foundation
import TestSupport
import Testing

@testable import GalleryGenerator

/// The binary's own files are those of the package's folders.
struct EmbeddedFilesTests {
  @Test(
    "Every file of a folder is embedded as it stands, and no other: else run CTheme/embed.sh",
    arguments: [
      ("Templates", "Templates"), ("Public", "Public"), ("sample", "Sources/CTheme/sample"),
    ]
  )
  func folder(name: String, path: String) throws {
    let kinds = ["svg", "mp4", "png", "json", "yml"]
    let files = try contents(of: SharedFiles.package.appending(path: path)).filter {
      name != "sample" || kinds.contains(URL(filePath: $0.key).pathExtension)
    }
    #expect(!files.isEmpty)
    let embedded = EmbeddedFiles.files(in: name).mapValues { Data($0) }
    #expect(embedded.keys.sorted() == files.keys.sorted())
    for (file, bytes) in files { #expect(embedded[file] == bytes, "\(path)/\(file)") }
  }

  @Test("The house profile is embedded as it stands")
  func houseProfile() throws {
    let file = SharedFiles.package.appending(path: "Sources/CTheme/house-profile.rng")
    #expect(try Data(contentsOf: file) == EmbeddedFiles.file("house-profile.rng").map { Data($0) })
  }
}
