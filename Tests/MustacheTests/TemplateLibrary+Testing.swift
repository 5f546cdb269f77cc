import Diagnostics
import Mustache

extension TemplateSource {
  init(_ name: String, _ text: String) {
    self.init(name: name, file: "Templates/\(name).mustache", bytes: Array(text.utf8))
  }
}

extension TemplateLibrary {
  init(
    _ templates: KeyValuePairs<String, String>,
    vocabulary: Vocabulary = Vocabulary(),
    rules: Rules = .strict
  ) throws(DiagnosticError) {
    try self.init(
      templates.map { TemplateSource($0.key, $0.value) },
      vocabulary: vocabulary,
      rules: rules,
      escape: escapeMarkup
    )
  }

  /// The first page that `template` makes, as text.
  func page(_ template: String, _ root: Value = .null) throws(DiagnosticError) -> String {
    var output: [UInt8] = []
    try render(template, with: root, into: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// What is wrong with templates, as it is printed; empty when nothing is.
  static func faults(
    _ templates: KeyValuePairs<String, String>,
    vocabulary: Vocabulary = Vocabulary(),
    rules: Rules = .strict
  ) -> String {
    do {
      _ = try TemplateLibrary(templates, vocabulary: vocabulary, rules: rules)
      return ""
    } catch {
      return error.description
    }
  }
}
