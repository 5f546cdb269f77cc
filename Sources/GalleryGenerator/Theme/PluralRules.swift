/// Which form of a counted word a whole number takes in a language.
///
/// Source: Unicode Technical Standard 35, part 3, § 5, Language Plural Rules.
struct PluralRules: Sendable, Equatable {
  /// The forms that languages count with, under the names that CLDR gives them.
  enum Category: String, Sendable, CaseIterable {
    case zero
    case one
    case two
    case few
    case many
    case other
  }

  /// One form for 1 and one for all else, which most languages have.
  static let usual = PluralRules([.one: PluralCondition([[.init(equals: 1)]])])
  /// One form for every number.
  static let uniform = PluralRules([:])

  /// What holds for the numbers of each form; `other` takes those that are left.
  private let conditions: [Category: PluralCondition]

  init(_ conditions: [Category: PluralCondition]) {
    self.conditions = conditions
  }

  func category(of count: Int) -> Category {
    Category.allCases.first { conditions[$0]?.holds(for: count) == true } ?? .other
  }

  /// The forms that a counted word must have, in CLDR's order.
  var categories: [Category] {
    Category.allCases.filter { $0 == .other || conditions[$0] != nil }
  }

  /// The only number that takes this form, or nil where there are several: then it must be said.
  func onlyNumber(of category: Category) -> Int? {
    // Every rule of CLDR repeats itself well before.
    let numbers = (0...200).filter { self.category(of: $0) == category }
    return numbers.count == 1 ? numbers[0] : nil
  }
}

/// A condition on a number: one of its alternatives must hold, and all relations in it.
struct PluralCondition: Sendable, Equatable {
  /// Such as `n % 100 != 11..14`.
  struct Relation: Sendable, Equatable {
    /// Whether the operand is the number itself; the others concern decimals, which are none.
    var isNumber = true
    var modulus: Int?
    var isNegated = false
    var ranges: [ClosedRange<Int>]

    init(equals number: Int) {
      ranges = [number...number]
    }

    init(isNumber: Bool, modulus: Int?, isNegated: Bool, ranges: [ClosedRange<Int>]) {
      self.isNumber = isNumber
      self.modulus = modulus
      self.isNegated = isNegated
      self.ranges = ranges
    }

    func holds(for count: Int) -> Bool {
      var value = isNumber ? count : 0
      if let modulus { value %= modulus }
      return ranges.contains { $0.contains(value) } != isNegated
    }
  }

  private let alternatives: [[Relation]]

  init(_ alternatives: [[Relation]]) {
    self.alternatives = alternatives
  }

  func holds(for count: Int) -> Bool {
    alternatives.contains { $0.allSatisfy { $0.holds(for: count) } }
  }
}
