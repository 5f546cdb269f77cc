package import Diagnostics

/// Holds the files of a site against the house profile, and against one another.
///
/// They are made, checked and written by several workers side by side; what these find is put back
/// in the order of the files, so the diagnostics are the same however many there are.
package struct OutputChecker: Sendable {
  /// How many files a worker takes at a time, of a small site and of a large one.
  private static let batchSizes = 32...128
  /// So many batches may be done before their turn, while one of them takes its time: what is found
  /// in them waits in memory.
  private static let mostAhead = 64

  private let workers: [PageWorker]

  /// Makes the workers; each compiles its grammar when it gets its first page.
  ///
  /// `basePath` is the path part of the site's address, such as `/films/`; `grammar` stands in for
  /// the embedded house profile. Without `validates` only the paths of the files are checked.
  package init(validates: Bool, basePath: String, jobs: Int, grammar: [UInt8]? = nil) {
    let resolver = validates ? LinkResolver(basePath: basePath) : nil
    workers = (0..<max(1, jobs)).map { _ in PageWorker(grammar: grammar, resolver: resolver) }
  }

  /// Reads `files` and adds what they say to `survey`; throws only if there is no grammar.
  ///
  /// A large site can be surveyed part by part: nothing of the files is kept.
  package func inspect(
    _ files: [RenderedFile],
    into survey: inout SiteSurvey
  ) async throws(DiagnosticError) {
    try await inspect(FileSource(files), into: &survey, writer: nil)
  }

  /// Makes the files, reads them, adds what they say to `survey`, and writes them if `writer` is
  /// given, but for those that have faults of their own.
  ///
  /// `progress` gets the number of files that are done and the path of the last of them. Throws
  /// what the first file that cannot be made, or written, says of that.
  func inspect(
    _ source: FileSource,
    into survey: inout SiteSurvey,
    writer: SiteWriter?,
    progress: (Int, String) -> Void = { _, _ in }
  ) async throws(DiagnosticError) {
    typealias Answer = (
      worker: Int, batch: Int, result: Result<[SurveyedFile], DiagnosticError>
    )
    let sizes = Self.batchSizes
    let batchSize = min(max(source.count / 128, sizes.lowerBound), sizes.upperBound)
    let starts = Array(stride(from: 0, to: source.count, by: batchSize))
    var fault: DiagnosticError?
    survey.reserveCapacity(source.count)
    await withTaskGroup(of: Answer.self) { group in
      var next = 0
      // What came before its turn.
      var waiting: [Int: Result<[SurveyedFile], DiagnosticError>] = [:]
      var turn = 0
      var idle = Array(workers.indices)
      func handOut() {
        while next < starts.count, next - turn < Self.mostAhead, fault == nil,
          let worker = idle.popLast()
        {
          let batch = next
          let files = starts[batch]..<min(starts[batch] + batchSize, source.count)
          next += 1
          group.addTask {
            do throws(DiagnosticError) {
              let made = try await workers[worker].work(on: files, of: source, writer: writer)
              return (worker, batch, .success(made))
            } catch {
              return (worker, batch, .failure(error))
            }
          }
        }
      }
      handOut()
      var done = 0
      for await answer in group {
        waiting[answer.batch] = answer.result
        idle.append(answer.worker)
        if case .success = answer.result { handOut() }
        while let result = waiting.removeValue(forKey: turn), fault == nil {
          turn += 1
          switch result {
          case .success(let files):
            for file in files { survey.add(file) }
            done += files.count
            progress(done, files.last?.path ?? "")
          case .failure(let error): fault = error
          }
        }
        handOut()
      }
    }
    if let fault { throw fault }
  }
}
