/// The paths of the files that go with a gallery's pages; empty where the site has none of a kind.
struct GalleryFiles: Sendable {
  var report = ""
  var json = ""
  var csv = ""
  var feed = ""
}
