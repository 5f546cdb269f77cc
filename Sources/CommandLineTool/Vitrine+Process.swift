import Diagnostics
import Foundation
package import GalleryGenerator

extension Vitrine {
  /// Runs in this process: its streams, signals, clocks, environment and working folder.
  package static func main(arguments: [String], environment: [String: String]) async -> Int32 {
    // A reader that goes away, as `head` does, must not kill a build that publishes.
    signal(SIGPIPE, SIG_IGN)
    ProcessMemory.releaseWhatIsFree(cores: ProcessInfo.processInfo.activeProcessorCount)
    let tool = Vitrine(
      console: .ofProcess(environment: environment),
      surroundings: .ofProcess(environment: environment),
      runBuild: { build in
        do throws(BuildError) {
          return .success(try await build.run())
        } catch {
          return .failure(error)
        }
      },
      whileServing: {
        do {
          while true { try await Task.sleep(for: .seconds(3600)) }
        } catch {
          // Cancelled: that is the end.
        }
      }
    )
    return await Interruption.status { await tool.run(arguments) }
  }
}

extension Console {
  package static func ofProcess(environment: [String: String]) -> Console {
    Console(
      output: { try StandardStream.output.write($0) },
      errors: { text in
        do {
          try StandardStream.errors.write(text)
        } catch {
          // Nowhere is left to say it; the exit status still tells how the run ended.
        }
      },
      terminal: .behind(StandardStream.errors.descriptor, environment: environment)
    )
  }
}

extension BuildSurroundings {
  package static func ofProcess(environment: [String: String]) -> BuildSurroundings {
    let start = ContinuousClock.now
    return BuildSurroundings(
      environment: environment,
      workingFolder: FileManager.default.currentDirectoryPath,
      now: { Int(Date().timeIntervalSince1970) },
      stopwatch: { start.duration(to: .now) / .seconds(1) },
      cores: ProcessInfo.processInfo.activeProcessorCount,
      program: ProgramMark.current
    )
  }
}
