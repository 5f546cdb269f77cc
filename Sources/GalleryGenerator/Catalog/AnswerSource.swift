internal import Diagnostics
internal import Foundation
internal import Providers

/// Where a build's answers come from: the services by way of the store, or the sample catalogue.
struct AnswerSource: Sendable {
  private let session: SearchSession
  private let store: ResponseStore?
  private let settings: ProviderSettings?

  /// The day that the sample catalogue was made, 2026-11-30: its answers are as old on every day.
  private static let date = 1_795_996_800

  /// The sample catalogue, which is the same on every day.
  static func sample(in surroundings: BuildSurroundings) throws(DiagnosticError) -> AnswerSource {
    let catalog = try SampleCatalog(
      movies: EmbeddedFiles.file("sample/movies.json") ?? [],
      gifs: EmbeddedFiles.file("sample/gifs.json") ?? []
    )
    let session = SearchSession(
      settings: .sample,
      client: SampleClient(catalog),
      store: nil,
      policy: FetchPolicy(),
      time: Timekeeper(date: { date }, stopwatch: surroundings.stopwatch),
      keepsLimits: false
    )
    return AnswerSource(session: session, store: nil, settings: nil)
  }

  /// The response store beside the configuration that lies in `folder`.
  static func storePath(in folder: String) -> String { folder + "/.vitrine/responses.sqlite" }

  /// The services that the configuration names, with a store beside the configuration.
  ///
  /// For a plan it is only looked at, and none is made.
  static func services(
    of configuration: Configuration,
    options: BuildOptions,
    in surroundings: BuildSurroundings,
    isPlan: Bool = false
  ) -> AnswerSource {
    let path = storePath(in: configuration.folder)
    let isThere = !isPlan || FileManager.default.fileExists(atPath: path)
    let store =
      isThere
      ? ResponseStore(
        path: path,
        isReadOnly: isPlan,
        program: surroundings.program
      ) : nil
    let mode: FetchPolicy.Mode =
      options.isOffline ? .offline : options.refreshes ? .refresh : .normal
    let session = SearchSession(
      settings: configuration.providers,
      client: URLSessionClient(
        userAgent: "Vitrine/" + Version.current,
        proxies: ProxyEnvironment(surroundings.environment)
      ),
      store: store,
      policy: FetchPolicy(mode, maxAge: configuration.maxAge),
      time: Timekeeper(date: surroundings.now, stopwatch: surroundings.stopwatch)
    )
    return AnswerSource(session: session, store: store, settings: configuration.providers)
  }

  /// Answers all requests, and hands each outcome over as soon as it is there, with its request's
  /// index.
  func search(_ requests: [SearchRequest], receive: (Int, SearchOutcome) -> Void) async {
    await session.search(requests) { index, outcome in
      receive(index, settings == nil ? outcome.ofSample : outcome)
    }
  }

  /// What answering the requests would take, in their order.
  func plan(_ requests: [SearchRequest]) async -> [SearchPlan] {
    await session.plan(requests)
  }

  func servicePlan(of provider: ProviderID, requests: Int) async -> ServicePlan {
    await session.servicePlan(of: provider, requests: requests)
  }

  /// The service that is asked first for a provider's requests, with its terms.
  func service(for provider: ProviderID) -> Service {
    settings?.service(for: provider) ?? .sample
  }

  /// When the items entered the galleries that hold them; the sample's never did.
  func history() async -> History {
    await store?.history() ?? History()
  }

  /// Notes what the galleries hold that hold something else now.
  func record(_ catalog: Catalog) async {
    await store?.record(catalog.changes, since: catalog.history)
  }

  /// What the last build into the folder remembers of its pages; the sample's remembers nothing.
  func memory(of output: String) async -> BuildMemory? {
    guard let bytes = await store?.bytes(named: Self.memoryName(output)) else { return nil }
    return BuildMemory(bytes)
  }

  func keep(_ memory: BuildMemory, of output: String) async {
    await store?.keep(memory.bytes, named: Self.memoryName(output))
  }

  /// What a build into the folder left that had nothing to tell.
  func standingSite(in output: String) async -> StandingSite? {
    guard let bytes = await store?.bytes(named: Self.standingName(output)) else { return nil }
    return StandingSite(bytes)
  }

  func keep(_ site: StandingSite, in output: String) async {
    do {
      await store?.keep(try site.bytes, named: Self.standingName(output))
    } catch {
      // Numbers cannot fail to be written; without them the next build takes longer.
    }
  }

  /// Of all answers and of when items entered; nil where there is no store, or damage in it.
  func fingerprint() async -> UInt64? {
    await store?.fingerprint().map { UInt64(UInt(bitPattern: $0)) }
  }

  private static func standingName(_ output: String) -> String { "site in \(output)" }

  private static func memoryName(_ output: String) -> String { "pages of \(output)" }

  /// What went wrong with the store.
  func warnings() async -> [Diagnostic] {
    await store?.takeWarnings() ?? []
  }
}

extension SearchOutcome {
  /// As the sample's own, without links to a service's pages: its ids are other things there.
  fileprivate var ofSample: SearchOutcome {
    guard case .found(var result) = self else { return self }
    result.service = .sample
    result.items = result.items.map { item in
      var item = item
      item.sourceURL = ""
      return item
    }
    return .found(result)
  }
}
