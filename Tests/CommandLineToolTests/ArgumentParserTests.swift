import Testing

@testable import CommandLineTool

@Suite struct ArgumentParserTests {
  private func parsed(_ arguments: String...) throws -> ParsedArguments {
    guard case .run(_, let parsed) = try ArgumentParser().parse(arguments) else {
      throw NoCommand()
    }
    return parsed
  }

  private struct NoCommand: Error {}

  @Test func valuesFollowAfterASpaceOrAnEqualsSign() throws {
    #expect(try parsed("build", "--output", "a b")[.output] == "a b")
    #expect(try parsed("build", "--output=a=b")[.output] == "a=b")
    #expect(try parsed("build", "--output=-dash")[.output] == "-dash")
    #expect(try parsed("build", "--output=\u{301}x")[.output] == "\u{301}x")
  }

  @Test func theLastOfSeveralValuesHolds() throws {
    #expect(try parsed("build", "--jobs", "2", "--jobs=3")[.jobs] == "3")
  }

  @Test func flagsMayComeInAnyOrderAndTwice() throws {
    let arguments = try parsed("build", "--strict", "--output", "x", "--sample", "--strict")
    #expect(arguments.contains(.strict) && arguments.contains(.sample))
    #expect(!arguments.contains(.offline))
  }

  @Test func aTerminatorAtTheEndIsNothing() throws {
    #expect(try parsed("build", "--sample", "--").contains(.sample))
  }

  @Test(arguments: [
    ["--help"], ["-h"], ["help"], [], ["help", "--help"],
  ])
  func helpOnTheToolIsAskedInManyWays(_ arguments: [String]) throws {
    guard case .help(nil) = try ArgumentParser().parse(arguments) else {
      Issue.record("no help for \(arguments)")
      return
    }
  }

  @Test(arguments: [
    ["build", "--help"], ["build", "-h"], ["help", "build"], ["build", "--bogus", "--help"],
    ["build", "--output", "--help"],
  ])
  func helpOnACommandIsHeardDespiteOtherFaults(_ arguments: [String]) throws {
    guard case .help(let command?) = try ArgumentParser().parse(arguments) else {
      Issue.record("no help for \(arguments)")
      return
    }
    #expect(command.name == "build")
  }

  @Test func helpAfterTheTerminatorIsAnArgument() {
    #expect(throws: UsageError.self) { try ArgumentParser().parse(["build", "--", "--help"]) }
  }

  @Test func everyExclusionIsMutual() {
    for command in Command.all {
      for option in command.options {
        for name in option.excludes {
          let other = Command.all.flatMap(\.options).first { $0.name == name }
          #expect(other?.excludes.contains(option.name) == true)
        }
      }
    }
  }

  @Test func noCommandHasTwoOptionsOfOneName() {
    for command in Command.all {
      let names = (command.options + Option.common).map(\.name)
      #expect(Set(names).count == names.count)
    }
  }
}
