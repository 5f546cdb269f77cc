package import Diagnostics

/// Holds the files of a site against the house profile, and against one another.
///
/// Pages and other XML are read by several workers side by side; what they find is put back in
/// the order of the files, so the diagnostics are the same however many there are.
package struct OutputChecker: Sendable {
  /// How many files a worker takes at a time.
  private static let batchSize = 32

  private let validates: Bool
  private let workers: [PageWorker]

  /// Makes the workers; each compiles its grammar when it gets its first page.
  ///
  /// `basePath` is the path part of the site's address, such as `/films/`; `grammar` stands in for
  /// the embedded house profile. Without `validates` only the paths of the files are checked.
  package init(validates: Bool, basePath: String, jobs: Int, grammar: [UInt8]? = nil) {
    self.validates = validates
    let resolver = LinkResolver(basePath: basePath)
    workers = (0..<max(1, jobs)).map { _ in PageWorker(grammar: grammar, resolver: resolver) }
  }

  /// Reads `files` and adds what they say to `survey`; throws only if there is no grammar.
  ///
  /// A large site can be surveyed part by part: nothing of the files is kept.
  package func inspect(
    _ files: [RenderedFile],
    into survey: inout SiteSurvey
  ) async throws(DiagnosticError) {
    guard validates else {
      for file in files { survey.add(file.path, CheckedFile()) }
      return
    }
    let batches = stride(from: 0, to: files.count, by: Self.batchSize).map {
      files[$0..<min($0 + Self.batchSize, files.count)]
    }
    let results = try await check(batches)
    for (file, checked) in zip(files, results.joined()) { survey.add(file.path, checked) }
  }

  /// Each batch's files, in order; a worker gets its next batch when it is done with one.
  private func check(
    _ batches: [ArraySlice<RenderedFile>]
  ) async throws(DiagnosticError) -> [[CheckedFile]] {
    typealias Answer = (worker: Int, batch: Int, result: Result<[CheckedFile], DiagnosticError>)
    let answers = await withTaskGroup(of: Answer.self) { group in
      var next = 0
      func hand(to worker: Int) {
        guard next < batches.count else { return }
        let batch = next
        next += 1
        group.addTask {
          do throws(DiagnosticError) {
            return (worker, batch, .success(try await workers[worker].check(batches[batch])))
          } catch {
            return (worker, batch, .failure(error))
          }
        }
      }
      for worker in workers.indices { hand(to: worker) }
      var answers = [Result<[CheckedFile], DiagnosticError>?](repeating: nil, count: batches.count)
      for await answer in group {
        answers[answer.batch] = answer.result
        hand(to: answer.worker)
      }
      return answers
    }
    var results: [[CheckedFile]] = []
    for case let answer? in answers { results.append(try answer.get()) }
    return results
  }
}
