import Foundation

/// A stub provider whose answers the test writes itself.
package struct MadeUpProvider {
  package struct Answer {
    var path: String
    var query: [String: String]
    var status: Int
    var body: String

    /// An answer to a path such as `/3/search/movie` or `/v2/search`.
    ///
    /// `query` are the parameters that a request must have to get it.
    package init(
      _ path: String,
      _ query: [String: String] = [:],
      status: Int = 200,
      body: String
    ) {
      self.path = path
      self.query = query
      self.status = status
      self.body = body
    }
  }

  package let stub: StubProvider
  private let folder: TemporaryFolder

  package init(_ answers: [Answer]) throws {
    folder = try TemporaryFolder()
    var entries: [[String: Any]] = []
    for (index, answer) in answers.enumerated() {
      try folder.write(answer.body, to: "\(index).json")
      entries.append([
        "method": "GET", "path": answer.path, "query": answer.query, "status": answer.status,
        "file": "\(index).json",
      ])
    }
    let index = try JSONSerialization.data(withJSONObject: entries)
    try folder.write(String(decoding: index, as: UTF8.self), to: "index.json")
    stub = try StubProvider(["--responses", folder.url.path])
  }

  package var baseURL: String { stub.baseURL }
}
