/// The version of the programme, as `--version` prints it and pages name it.
package enum Version {
  package static let current = "0.1.0"
}
