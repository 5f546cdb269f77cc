/// The command-line tool: arguments in, an exit code out.
package enum Vitrine {
  package static func main(arguments: [String], environment: [String: String]) async -> Int32 {
    0
  }
}
