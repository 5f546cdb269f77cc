internal import CExchange

/// How the process deals with its memory.
package enum ProcessMemory {
  /// Has memory that is free go back to the system, or to whoever needs some next.
  package static func releaseWhatIsFree(cores: Int) {
    vitrine_release_free_memory(Int32(cores))
  }
}
