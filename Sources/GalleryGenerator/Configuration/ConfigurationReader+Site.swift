import Diagnostics
import Providers
import YAML

/// `site:`
extension ConfigurationReader {
  private enum Key: String, ConfigurationKey {
    case title
    case url
    case language
    case output
    case description
    case outputs
    static let section = "site"
  }

  mutating func site(_ entry: YAMLEntry?, at start: SourceLocation) -> Configuration.Site {
    let fields = entry.map { self.fields($0, as: Key.self) } ?? Fields(at: start)
    return Configuration.Site(
      title: text(fields[.title]) ?? "Search galleries",
      description: text(fields[.description], mayBeEmpty: true) ?? "",
      url: address(fields[.url]).map { $0.text + "/" },
      language: language(fields[.language]) ?? "en",
      output: text(fields[.output]) ?? "_site",
      outputs: outputs(fields[.outputs])
    )
  }

  private mutating func outputs(_ entry: YAMLEntry?) -> Set<Configuration.Output> {
    let all = Set(Configuration.Output.allCases)
    guard let entry else { return all }
    guard case .sequence(let nodes) = entry.value.content else {
      let hint = "write it such as [pages, feed, sitemap]"
      report(.wrongType("'outputs'", mustBe: "a list", at: entry.value.location, hint: hint))
      return all
    }
    guard !nodes.isEmpty else {
      let hint = "name at least one, or remove the key for all"
      report(.badValue("outputs", "names nothing", at: entry.value.location, hint: hint))
      return all
    }
    let chosen = nodes.compactMap { node in
      choice(
        YAMLEntry(name: "outputs", at: node.location, value: node),
        what: "output",
        of: Configuration.Output.self
      )
    }
    return Set(chosen)
  }
}
