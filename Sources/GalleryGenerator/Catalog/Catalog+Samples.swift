extension Catalog {
  /// The sample catalogue's files that the items show, by path such as `posters/metropolis.svg`.
  func samples() -> [String: [UInt8]] {
    var samples: [String: [UInt8]] = [:]
    for path in samplePaths { samples[path] = EmbeddedFiles.file("sample/" + path) }
    return samples
  }
}
