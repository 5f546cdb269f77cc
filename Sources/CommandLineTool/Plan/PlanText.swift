import Diagnostics
import GalleryGenerator

/// A plan in words: a paragraph for each service, and a line for each of its galleries.
struct PlanText: Sendable {
  private let plan: FetchPlan

  init(_ plan: FetchPlan) {
    self.plan = plan
  }

  var text: String {
    guard !plan.services.isEmpty else {
      return "The sample catalogue answers every query: nothing is fetched.\n"
    }
    return plan.services.map(paragraph).joined(separator: "\n")
  }

  private func paragraph(_ service: FetchPlan.Service) -> String {
    let galleries = plan.galleries.filter { $0.service == service.id }
    let column = 2 + (galleries.map(\.slug.count).max() ?? 0)
    let lines =
      [
        "\(service.name) at \(service.host): \(calls(service.requests, service.isAtMost))\(time(of: service))"
      ]
      + terms(of: service).map { "  \($0)" }
      + galleries.map { gallery in
        let padding = String(repeating: " ", count: column - gallery.slug.count)
        return "  \(gallery.slug)\(padding)\(words(for: gallery))"
      }
    return lines.map { $0 + "\n" }.joined()
  }

  private func time(of service: FetchPlan.Service) -> String {
    if let left = service.left, left < service.requests {
      return ", of which \(Quantity.grouped(service.requests - left)) must wait for a later build"
    }
    return service.seconds > 0 ? ", \(Age(seconds: service.seconds)) or more at its limit" : ""
  }

  private func terms(of service: FetchPlan.Service) -> [String] {
    let unit = service.isLimitHourly ? "an hour" : "a second"
    return [
      "limit: \(Quantity.count(service.limit, "request", "requests")) \(unit)"
        + (service.left.map { ", \(Quantity.grouped($0)) left" } ?? ""),
      "answers: at most \(Age(seconds: service.longestAge)) old; "
        + (service.storesMedia ? "pictures may be stored" : "media are linked to, never stored"),
      "attribution: \(service.attribution)",
    ]
  }

  private func words(for gallery: FetchPlan.Gallery) -> String {
    let calls = gallery.requests > 0 ? ", " + calls(gallery.requests, gallery.isAtMost) : ""
    let age = gallery.age.map { ", \(Age(seconds: $0)) old" } ?? ""
    return gallery.state.rawValue + age + calls
  }

  private func calls(_ count: Int, _ isAtMost: Bool) -> String {
    if count == 0 { return "no request" }
    return (isAtMost ? "up to " : "") + Quantity.count(count, "request", "requests")
  }
}
