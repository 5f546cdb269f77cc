internal import Diagnostics
internal import Providers

extension SiteBuild {
  /// Tells what a build with these options would fetch; nothing is asked, made or written.
  ///
  /// No key is needed for that. The sample catalogue fetches nothing, so its plan is empty.
  package func plan() async throws(BuildError) -> FetchPlan {
    let configuration: Configuration
    do throws(DiagnosticError) {
      configuration = try readConfiguration(needsKeys: false)
    } catch {
      throw .configuration(error.diagnostics)
    }
    var plan = FetchPlan(diagnostics: configuration.warnings)
    guard !options.usesSample else { return plan }
    let source = AnswerSource.services(
      of: configuration,
      options: options,
      in: surroundings,
      isPlan: true
    )
    let requests = configuration.galleries.map(\.request)
    let plans = await source.plan(requests)
    plan.galleries = zip(configuration.galleries, plans).map { gallery, plan in
      FetchPlan.Gallery(
        gallery,
        plan,
        service: configuration.providers.service(for: gallery.request.provider).id
      )
    }
    for provider in requests.map(\.provider).distinct() {
      let own = zip(requests, plans).filter { $0.0.provider == provider }.map(\.1)
      plan.services.append(
        FetchPlan.Service(
          await source.servicePlan(of: provider, requests: own.reduce(0) { $0 + $1.requests }),
          isAtMost: own.contains(where: \.isAtMost)
        )
      )
    }
    plan.diagnostics += await source.warnings()
    return plan
  }
}

extension FetchPlan.Gallery {
  fileprivate init(_ gallery: Configuration.Gallery, _ plan: SearchPlan, service: String) {
    let state: State =
      switch plan.state {
      case .fresh: .fresh
      case .aged: .aged
      case .missing: .missing
      }
    self.init(
      slug: gallery.slug,
      title: gallery.title,
      service: service,
      state: state,
      requests: plan.requests,
      isAtMost: plan.isAtMost,
      stored: plan.stored,
      age: plan.age
    )
  }
}

extension FetchPlan.Service {
  fileprivate init(_ plan: ServicePlan, isAtMost: Bool) {
    let rate = plan.service.requestsPerSecond
    self.init(
      id: plan.service.id,
      name: plan.service.name,
      host: plan.host,
      requests: plan.requests,
      isAtMost: isAtMost,
      left: plan.left,
      seconds: plan.seconds,
      limit: Int((rate < 1 ? rate * 3600 : rate).rounded()),
      isLimitHourly: rate < 1,
      longestAge: plan.service.longestAge,
      storesMedia: plan.service.storesMedia,
      attribution: plan.service.attribution
    )
  }
}

extension [ProviderID] {
  /// Each once, where it stands first.
  fileprivate func distinct() -> [ProviderID] {
    var known: Set<ProviderID> = []
    return filter { known.insert($0).inserted }
  }
}
