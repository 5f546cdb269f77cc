internal import Diagnostics

extension Site {
  /// Pages that one task renders before it asks for more: enough to make tasks cheap.
  private static let batchSize = 64

  /// Renders every page, `jobs` batches at a time; the order is that of `pages`, whatever is
  /// done first.
  ///
  /// `progress` gets the number of pages rendered and the path of the last of them.
  func rendered(
    jobs: Int,
    progress: (Int, String) -> Void
  ) async throws(DiagnosticError) -> [RenderedFile] {
    let pages = pages
    let starts = Array(stride(from: 0, to: pages.count, by: Self.batchSize))
    var batches = [Result<[RenderedFile], DiagnosticError>?](repeating: nil, count: starts.count)
    await withTaskGroup(of: (Int, Result<[RenderedFile], DiagnosticError>).self) { group in
      var next = 0
      func startNext() {
        guard next < starts.count else { return }
        let index = next
        let batch = pages[starts[index]..<min(starts[index] + Self.batchSize, pages.count)]
        group.addTask { (index, render(batch)) }
        next += 1
      }
      for _ in 0..<jobs { startNext() }
      var done = 0
      for await (index, result) in group {
        startNext()
        batches[index] = result
        if case .success(let files) = result {
          done += files.count
          progress(done, files.last?.path ?? "")
        }
      }
    }
    var files: [RenderedFile] = []
    files.reserveCapacity(pages.count)
    for batch in batches.compactMap(\.self) {
      files += try batch.get()
    }
    return files
  }

  private func render(_ batch: ArraySlice<Page>) -> Result<[RenderedFile], DiagnosticError> {
    var buffer: [UInt8] = []
    do throws(DiagnosticError) {
      var files: [RenderedFile] = []
      for page in batch {
        try DiagnosticError.throwIfCancelled()
        files.append(try render(page, reusing: &buffer))
      }
      return .success(files)
    } catch {
      return .failure(error)
    }
  }
}
