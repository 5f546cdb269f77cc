internal import CExchange

/// Tells one build of the program from all others, as no number of a version is sure to.
package enum ProgramMark {
  /// A hash of the running program's build id, which the linker makes of all its code and data; nil
  /// where it was linked without one.
  package static var current: UInt64? {
    var id = [UInt8](repeating: 0, count: 64)
    let length = Int(vitrine_build_id(&id, Int32(id.count)))
    return length > 0 ? ContentHash(of: Array(id.prefix(length))).value : nil
  }
}
