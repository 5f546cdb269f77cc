import Testing

@testable import Providers

struct TenorTests {
  private func page(_ results: String, next: String = "") -> ResultPage {
    let text = #"{"results": [\#(results)]\#(next)}"#
    return TenorProvider(ProviderSettings().tenor)
      .page(JSON(parsing: Array(text.utf8)) ?? .null, of: .gifs("cat"), at: .start)
  }

  @Test("a result of version 2 is read into stills and clips, ascending by width")
  func secondVersion() throws {
    let item = try #require(
      page(
        """
        {"id": "14", "title": "", "content_description": "Cat GIF", "bg_color": "#A1b2C3",
         "itemurl": "https://tenor.com/view/cat-14", "url": "https://tenor.com/b.gif",
         "tags": ["cat", null, 7, " "], "flags": "", "media_formats": {
           "gif": {"url": "https://m/g.gif", "dims": [498, 460]},
           "gifpreview": {"url": "https://m/p.png?x=1&y=2", "dims": [640, 592]},
           "tinygifpreview": {"url": "https://m/t.png", "dims": [220, 204]},
           "mp4": {"url": "https://m/m.mp4", "dims": [640, 592], "duration": 3.7},
           "nanomp4": {"url": "https://m/n.mp4", "dims": [150, 138]},
           "loopedmp4": {"url": "https://m/l.mp4", "dims": [640, 592]}}}
        """
      ).items.first
    )
    #expect(item.kind == .gif)
    #expect(item.title == "Cat GIF")
    #expect(item.tags == ["cat"])
    #expect(item.backgroundColor == "#a1b2c3")
    #expect(item.sourceURL == "https://tenor.com/view/cat-14")
    #expect(
      item.pictures
        == [
          Rendition(url: "https://m/t.png", width: 220, height: 204),
          Rendition(url: "https://m/p.png?x=1&y=2", width: 640, height: 592),
        ]
    )
    #expect(item.videos.map(\.url) == ["https://m/n.mp4", "https://m/m.mp4"])
  }

  @Test("a result of version 1 shows the previews of its clips")
  func firstVersion() throws {
    let item = try #require(
      page(
        """
        {"id": 14, "title": "work", "itemurl": "https://tenor.com/view/work-14", "media": [{
           "mp4": {"url": "https://m/m", "dims": [500, 300], "preview": "https://m/raw"},
           "tinymp4": {"url": "https://m/t", "dims": [320, 192], "preview": "https://m/t.png"},
           "gif": {"url": "https://m/g.gif", "dims": [500, 300], "preview": "https://m/g.png"}}]}
        """
      ).items.first
    )
    #expect(item.id == "14")
    #expect(item.pictures.map(\.url) == ["https://m/t.png", "https://m/raw"])
    #expect(item.videos.map(\.width) == [320, 500])
  }

  @Test("a form without URL or size does not count, and a result without any is skipped")
  func emptyForms() {
    let page = page(
      """
      {"id":"g1","media_formats":{"tinygif":{"url":"","dims":[0,0]},
        "mp4":{"url":"http://img.mock/g1.mp4","dims":[320,180]}}},
      {"id":"g2","media_formats":{}},{"id":"g3"},null,
      {"id":"g4","media":[]},{"id":"g5","media_formats":{"mp4":{"url":"javascript:1","dims":[1,1]}}},
      {"id":"g6","media_formats":{"mp4":{"url":"https://m/x.mp4","dims":["64","32.0"]}}},
      {"id":"","media_formats":{"mp4":{"url":"https://m/x.mp4","dims":[64,32]}}}
      """
    )
    #expect(page.items.map(\.id) == ["g1", "g6"])
    #expect(page.items[0].videos.map(\.width) == [320])
    #expect(page.items[0].pictures.isEmpty)
    #expect(page.items[0].title == "GIF")
    #expect(page.skipped == 6)
  }

  @Test(
    "only a URL that needs no escape is one of media, and it is kept byte for byte",
    arguments: [
      ("HTTPS://UP.TEST/A.png?x=1,2&y=%C3%A9,", true), ("https://my_cdn.test:8443/a", true),
      ("http://[::1]/a", true), ("https://*.test/a", false), ("https://a;b.test/a", false),
      ("https://a[b].test/a", false), ("https://u@a.test/a", false), ("https://a.test/\"", false),
      ("https://a.test/<b>", false), ("https://a.test/b c", false), ("https://a.test/%2", false),
      ("https://a.test/\u{7f}", false), ("data:image/png,x", false), ("//a.test/b", false),
      ("sample:/gifs/a.mp4", false),
    ]
  )
  func mediaURLs(_ url: String, _ isAccepted: Bool) {
    let text = url.replacing("\"", with: "\\\"")
    let page = page(
      #"{"id":"1","media_formats":{"mp4":{"url":"\#(text)","dims":[4,3]}}}"#
    )
    #expect(page.items.flatMap(\.videos).map(\.url) == (isAccepted ? [url] : []))
    #expect(page.skipped == (isAccepted ? 0 : 1))
  }

  @Test("the sample's files are taken from the sample, and nothing else is")
  func sampleMedia() {
    #expect(MediaSource.sample.accepts("sample:/gifs/a.mp4"))
    #expect(!MediaSource.sample.accepts("https://a.test/a.mp4"))
    #expect(ProviderSettings.sample.tenor.media == .sample)
    #expect(ProviderSettings().tenor.media == .web)
  }

  @Test("a GIF whose titles and tags cannot be seen is called a GIF")
  func invisibleTitles() {
    let page = page(
      #"""
      {"id":"1","title":"\u200b","content_description":"\u202e\u200e","tags":["\u200b"],
       "media_formats":{"mp4":{"url":"https://m/x","dims":[1,1]}}}
      """#
    )
    #expect(page.items.map(\.title) == ["GIF"])
    #expect(page.items.first?.tags == [])
  }

  @Test(
    "a clip has the length and the size that its largest form tells",
    arguments: [
      (#"{"duration":3.5,"size":9000}"#, #"{"duration":3.4,"size":100}"#, 3.5, 9000),
      (#"{"duration":0,"size":"9000"}"#, #"{"duration":"2.5"}"#, 2.5, 9000),
      (#"{"duration":-1,"size":0}"#, #"{"duration":null,"size":null}"#, nil, nil),
      (#"{"duration":1e9}"#, #"{}"#, nil, nil),
    ] as [(String, String, Double?, Int?)]
  )
  func lengths(_ large: String, _ small: String, duration: Double?, bytes: Int?) throws {
    let formats = [("mp4", large, 640), ("tinymp4", small, 320)].map { name, form, width in
      let rest = form.dropFirst().dropLast()
      return
        #""\#(name)":{"url":"https://m/x.mp4","dims":[\#(width),9]\#(rest.isEmpty ? "" : ",")\#(rest)}"#
    }
    let item = try #require(
      page(#"{"id":"1","media_formats":{\#(formats.joined(separator: ","))}}"#).items.first
    )
    #expect(item.duration == duration)
    #expect(item.byteCount == bytes)
  }

  @Test("where there is no still, the smallest animations stand in")
  func animations() {
    let page = page(
      """
      {"id":"1","tags":["a","b"],"media_formats":{
        "gif":{"url":"https://m/g.gif","dims":[498,280]},
        "tinygif":{"url":"https://m/t.gif","dims":[220,124]},
        "nanogif":{"url":"https://m/n.gif","dims":[160,90]}}}
      """
    )
    #expect(page.items[0].pictures.map(\.width) == [160, 220])
    #expect(page.items[0].title == "a, b")
  }

  @Test(
    "a mark that says that there is no more is not followed",
    arguments: [
      #","next":"""#, #","next":"0""#, #","next":0"#, #","next":null"#, "", #","next":"0.0""#,
      #","next":{}"#,
    ]
  )
  func ends(_ next: String) {
    let gif = #"{"id":"1","media_formats":{"mp4":{"url":"https://m/x","dims":[1,1]}}}"#
    #expect(page(gif, next: next).next == nil)
  }

  @Test(
    "a mark is sent back as it came",
    arguments: [
      (#""CAUQ+/=""#, "CAUQ+/="), ("12", "12"), ("1675953572.526682", "1675953572.526682"),
    ]
  )
  func marks(_ next: String, _ mark: String) {
    let gif = #"{"id":"1","media_formats":{"mp4":{"url":"https://m/x","dims":[1,1]}}}"#
    #expect(page(gif, next: #","next":\#(next)"#).next == .mark(mark))
    #expect(page("", next: #","next":\#(next)"#).next == nil)
  }

  @Test(
    "each service has its host, its version and its name for what is trending",
    arguments: [
      (TenorService.giphy, "https://api.giphy.com/v2/featured?limit=20"),
      (.klipy, "https://api.klipy.com/v2/featured?limit=20"),
      (.tenor, "https://tenor.googleapis.com/v2/featured?limit=20"),
      (.tenorV1, "https://g.tenor.com/v1/trending?limit=20"),
    ]
  )
  func services(_ service: TenorService, _ url: String) {
    var settings = ProviderSettings()
    settings.tenor.service = service
    for endpoint in ["featured", "trending"] {
      let search = SearchRequest(provider: .tenor, endpoint: endpoint, query: "")
      let request = TenorProvider(settings.tenor).request(for: search, at: .start)
      #expect(request.url.withoutMediaFilter == url)
    }
    #expect(settings.service(for: .tenor).id == service.rawValue)
    #expect(settings.service(for: .tmdb) == .tmdb)
  }

  @Test("only the forms that a page may use are asked for, unless a person names others")
  func mediaFilter() {
    func filter(_ parameters: [String: String], _ service: TenorService = .giphy) -> String? {
      var settings = ProviderSettings.Tenor()
      settings.service = service
      var search = SearchRequest.gifs("x")
      search.parameters = parameters
      let url = TenorProvider(settings).request(for: search, at: .start).url
      return url.split(whereSeparator: { "?&".contains($0) })
        .first { $0.hasPrefix("media_filter=") }
        .map { String($0.dropFirst("media_filter=".count).replacing("%2C", with: " ")) }
    }
    let forms =
      "nanomp4 tinymp4 mp4 nanogifpreview tinygifpreview gifpreview nanogif tinygif mediumgif gif"
    #expect(filter([:]) == forms)
    #expect(
      filter(["searchfilter": "sticker"])
        == forms + " nanogif_transparent tinygif_transparent gif_transparent"
    )
    #expect(filter([:], .tenorV1) == "basic")
    #expect(filter(["media_filter": "webm"]) == "webm")
  }

  @Test("a base URL may end in a slash, and may name the version itself")
  func baseURLs() {
    var settings = ProviderSettings.Tenor()
    settings.contentFilter = "medium"
    settings.locale = "en_US"
    for base in ["http://127.0.0.1:1", "http://127.0.0.1:1/", "http://127.0.0.1:1/v2/"] {
      settings.baseURL = base
      let request = TenorProvider(settings).request(for: .gifs("1+1", limit: 80), at: .mark("a b"))
      #expect(
        request.url.withoutMediaFilter
          == "http://127.0.0.1:1/v2/search?contentfilter=medium&limit=50&locale=en_US&pos=a%20b&q=1%2B1"
      )
    }
  }

  @Test(
    "the version that a base URL names goes before the service's own",
    arguments: [
      (
        TenorService.giphy, "http://127.0.0.1:1/v1", "http://127.0.0.1:1/v1/trending?limit=20", true
      ),
      (.giphy, "http://127.0.0.1:1/v1/", "http://127.0.0.1:1/v1/trending?limit=20", true),
      (.tenorV1, "http://127.0.0.1:1/v2/", "http://127.0.0.1:1/v2/featured?limit=20", false),
      (.tenorV1, "http://127.0.0.1:1/av2", "http://127.0.0.1:1/av2/v1/trending?limit=20", true),
      (.klipy, "http://v1", "http://v1/v2/featured?limit=20", false),
    ]
  )
  func namedVersions(_ service: TenorService, _ base: String, _ url: String, _ asksForID: Bool) {
    var settings = ProviderSettings.Tenor()
    settings.service = service
    settings.baseURL = base
    let provider = TenorProvider(settings)
    for endpoint in ["featured", "trending"] {
      let search = SearchRequest(provider: .tenor, endpoint: endpoint, query: "")
      #expect(provider.request(for: search, at: .start).url.withoutMediaFilter == url)
    }
    #expect((provider.anonymousIDRequest != nil) == asksForID)
    #expect(provider.service.id == service.rawValue)
  }

  @Test("a success with an error in it is a refusal")
  func refusals() throws {
    let provider = TenorProvider(ProviderSettings().tenor)
    let request = provider.request(for: .gifs("x"), at: .start)
    for (text, words) in [
      (#"{"error":"bad key"}"#, "bad key"), (#"{"error":{"message":"no"},"results":[]}"#, "no"),
      (#"{"code":1,"error":"invalid"}"#, "invalid"),
      (#"{"error":{}}"#, "an error without a message"),
    ] {
      let body = try #require(JSON(parsing: Array(text.utf8)))
      #expect(!provider.isAnswer(body, to: request))
      #expect(provider.refusal(in: body) == words)
    }
  }

  @Test("the day that a clip was added is read where it is told")
  func created() {
    let days = ["1425402187.632736", "1765483200", "0", "-5", "null", #""soon""#, "1e300"].map {
      page(
        #"{"id":"1","created":\#($0),"media_formats":{"gif":{"url":"https://m/1","dims":[4,3]}}}"#
      ).items.first?.date?.text
    }
    #expect(days == ["2015-03-03", "2025-12-11", nil, nil, nil, nil, nil])
  }
}
