import CLibXML2

/// Puts values of attributes to the tests of a grammar: what libxml2 takes passes, once found out.
final class ValueTests {
  private enum Test {
    case listed([[UInt8]])
    case data(xmlSchemaTypePtr, expressions: [xmlRegexpPtr])
    case failed
  }

  /// What was found out of a value.
  private struct Verdict {
    var test = -1
    var value = PackedText()
    var isPassed = false
  }

  private var tests: [Test] = []
  private var verdicts = [Verdict](repeating: Verdict(), count: 1_024)

  deinit {
    for case .data(_, let expressions) in tests {
      for expression in expressions { xmlRegFreeRegexp(expression) }
    }
  }

  /// Adds what is asked of values as a test, and returns its number; they are given in order.
  func add(_ values: Grammar.Values) -> Int {
    tests.append(Self.test(values))
    return tests.count - 1
  }

  func passes(_ value: UnsafeBufferPointer<UInt8>, _ test: Int) -> Bool {
    // A value has one place, so that many values cannot fill the memory.
    guard let packed = PackedText(value) else { return judge(value, test) }
    let place = (packed.hash &+ test &* 31) & (verdicts.count - 1)
    let known = verdicts[place]
    if known.test == test, known.value == packed { return known.isPassed }
    let verdict = judge(value, test)
    verdicts[place] = Verdict(test: test, value: packed, isPassed: verdict)
    return verdict
  }

  private static func test(_ values: Grammar.Values) -> Test {
    switch values {
    case .any, .opaque: return .failed
    case .listed(let values): return .listed(values.map { Array($0.utf8) })
    case .data(let type, let patterns):
      let schema = "http://www.w3.org/2001/XMLSchema"
      guard let type = xmlSchemaGetPredefinedType(type, schema) else { return .failed }
      let expressions = patterns.compactMap { xmlRegexpCompile($0) }
      let test = Test.data(type, expressions: expressions)
      return expressions.count == patterns.count ? test : .failed
    }
  }

  private func judge(_ value: UnsafeBufferPointer<UInt8>, _ test: Int) -> Bool {
    // Of an empty value libxml2 has a mind of its own.
    guard !value.isEmpty else { return false }
    switch tests[test] {
    case .failed: return false
    case .listed(let values): return values.contains { $0.elementsEqual(value) }
    case .data(let type, let expressions):
      let text = Array(value) + [0]
      return xmlSchemaValPredefTypeNodeNoNorm(type, text, nil, nil) == 0
        && expressions.allSatisfy { xmlRegexpExec($0, text) == 1 }
    }
  }
}
