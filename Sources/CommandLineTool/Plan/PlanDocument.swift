import GalleryGenerator

/// The one JSON object of `vitrine plan --format json`: the same keys always.
struct PlanDocument: Sendable, Encodable {
  struct Gallery: Sendable, Encodable {
    var slug: String
    var title: String
    var service: String
    /// `fresh`, `aged` or `missing`.
    var state: String
    var requests: Int
    /// Whether `requests` is the most that it may take.
    var isAtMost: Bool
    var storedAnswers: Int
    /// Seconds; 0 where there is none.
    var oldestAge: Int
  }

  struct Service: Sendable, Encodable {
    var id: String
    var name: String
    var host: String
    var requests: Int
    var isAtMost: Bool
    /// Requests that the limit leaves: of an hour, what is not spent yet; of a second, all.
    var left: Int
    var seconds: Int
    var limit: Int
    /// `second` or `hour`.
    var limitPer: String
    /// Seconds.
    var longestAge: Int
    var storesMedia: Bool
    var attribution: String
  }

  var requests: Int
  var services: [Service]
  var galleries: [Gallery]

  init(_ plan: FetchPlan) {
    requests = plan.services.reduce(0) { $0 + $1.requests }
    services = plan.services.map { service in
      Service(
        id: service.id,
        name: service.name,
        host: service.host,
        requests: service.requests,
        isAtMost: service.isAtMost,
        left: service.left ?? service.limit,
        seconds: service.seconds,
        limit: service.limit,
        limitPer: service.isLimitHourly ? "hour" : "second",
        longestAge: service.longestAge,
        storesMedia: service.storesMedia,
        attribution: service.attribution
      )
    }
    galleries = plan.galleries.map { gallery in
      Gallery(
        slug: gallery.slug,
        title: gallery.title,
        service: gallery.service,
        state: gallery.state.rawValue,
        requests: gallery.requests,
        isAtMost: gallery.isAtMost,
        storedAnswers: gallery.stored,
        oldestAge: gallery.age ?? 0
      )
    }
  }
}
