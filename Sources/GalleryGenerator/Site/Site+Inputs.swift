internal import Providers

extension Site {
  /// Keys of all pages, for a program of that mark; `validates` tells whether pages are checked.
  func keys(program: UInt64, validates: Bool) -> PageKeys {
    PageKeys(catalog, site: commonHash(program, validates), earlierPages: earlierPages)
  }

  /// Of what all pages have in common; no secret is in it, as settings show none.
  private func commonHash(_ program: UInt64, _ validates: Bool) -> ContentHash {
    var input = InputHash()
    input.add(ContentHash(value: program))
    input.add(validates ? 1 : 0)
    input.add(themeHash)
    // With the hashes of their bytes in their names.
    input.add(assets.linked)
    for file in assets.files { input.add(file.path) }
    input.add(configurationHash)
    return input.hash
  }
}
