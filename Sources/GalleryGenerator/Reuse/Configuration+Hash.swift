internal import FlowLayout
internal import Providers

extension Configuration {
  /// Of all that a site is made by; no secret is in it, as settings show none.
  var hash: ContentHash {
    var input = InputHash()
    input.add(commonHash)
    input.add(maxAge)
    input.add(folder)
    for gallery in galleries { gallery.add(to: &input) }
    return input.hash
  }

  /// Of what all pages of the site have in common.
  var commonHash: ContentHash {
    var input = InputHash()
    input.add(site.title)
    input.add(site.description)
    input.add(site.url ?? "")
    input.add(site.language)
    for output in site.outputs.map(\.rawValue).sorted() { input.add(output) }
    // All of them are plain values, which reflection tells; a test holds them to that.
    input.add(String(reflecting: providers))
    return input.hash
  }
}

extension Configuration.Gallery {
  /// All but its place in the file, which no page tells.
  func add(to input: inout InputHash) {
    input.add(slug)
    input.add(title)
    // The name of a layout of one's own tells its geometry.
    input.add(layout.name)
    input.add(request.provider.rawValue)
    input.add(request.endpoint)
    input.add(request.query)
    input.add(request.parameters)
    input.add(request.limit)
    input.add(request.wantsDetails ? 1 : 0)
  }
}
