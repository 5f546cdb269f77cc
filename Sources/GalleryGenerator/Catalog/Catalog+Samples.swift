internal import Providers

extension Catalog {
  /// The sample catalogue's files that the items show, by path such as `posters/metropolis.svg`.
  func samples() -> [String: [UInt8]] {
    var samples: [String: [UInt8]] = [:]
    for entry in items {
      for rendition in entry.item.pictures + entry.item.videos {
        guard let path = MediaLinks.samplePath(of: rendition.url), samples[path] == nil else {
          continue
        }
        samples[path] = EmbeddedFiles.file("sample/" + path)
      }
    }
    return samples
  }
}
