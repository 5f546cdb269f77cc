/// Answers requests with the files of a folder.
///
/// It is a class for the sake of the C library, which hands a pointer to it from thread to thread;
/// nothing in it changes.
final class SiteResponder: Sendable {
  private let folder: SiteFolder
  private let hosts: AcceptedHosts

  init(folder: SiteFolder, hosts: AcceptedHosts) {
    self.folder = folder
    self.hosts = hosts
  }

  func response(to request: Request) -> Response {
    guard hosts.accepts(request.host) else {
      return Response(403, "this server answers only to the names of its own machine")
    }
    guard ["GET", "HEAD"].contains(request.method) else {
      return Response(405, "this server only sends files", [("Allow", "GET, HEAD")])
    }
    let path: RequestPath
    do throws(RequestPath.Fault) {
      path = try RequestPath(decoding: request.target)
    } catch {
      switch error {
      case .malformed: return Response(400, "this is no path of a site")
      case .unknown: return notFound()
      }
    }
    return response(to: request, at: path)
  }

  private func response(to request: Request, at path: RequestPath) -> Response {
    let isFolder = path.text.isEmpty || path.text.hasSuffix("/")
    let name = isFolder ? path.text + "index.html" : path.text
    guard let file = folder.open(name) else { return notFound() }
    if file.isFile { return self.response(to: request, with: file, name: name) }
    // Without the slash the links of the folder's page would start one folder too high.
    guard file.isFolder, !isFolder, folder.open(name + "/index.html") != nil else {
      return notFound()
    }
    return Response(301, "see \(request.target)/", [("Location", request.target + "/")])
  }

  private func response(
    to request: Request,
    with file: consuming ServedFile,
    name: String
  ) -> Response {
    let size = file.size
    let validators = Validators(of: file)
    let common = [
      ("ETag", validators.tag), ("Last-Modified", HTTPDate.text(of: validators.modified)),
    ]
    if validators.isFresh(for: request) { return Response(304, common, body: .bytes([])) }
    let fields = common + [("Content-Type", MediaType.of(name)), ("Accept-Ranges", "bytes")]
    // A range means nothing to any method but GET (RFC 9110, section 14.2).
    let isWhole = request.method != "GET" || !validators.permitsRange(for: request)
    switch isWhole ? .whole : ByteRange(request.range, size: size) {
    case .whole:
      return Response(200, fields, body: .all(of: file))
    case .part(let range):
      let place = ("Content-Range", "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)")
      let offset = UInt64(range.lowerBound)
      return Response(
        206,
        fields + [place],
        body: .file(file, offset: offset, count: UInt64(range.count))
      )
    case .unsatisfiable:
      return Response(
        416,
        "the file ends before this range",
        [("Content-Range", "bytes */\(size)")]
      )
    }
  }

  /// The site's own page for what it does not have, or a line where it has none.
  private func notFound() -> Response {
    guard let page = folder.open("404.html"), page.isFile else {
      return Response(404, "nothing is here")
    }
    return Response(404, [("Content-Type", MediaType.of("404.html"))], body: .all(of: page))
  }
}

extension Response.Body {
  static func all(of file: consuming ServedFile) -> Self {
    let size = file.size
    return size == 0 ? .bytes([]) : .file(file, offset: 0, count: UInt64(size))
  }
}
