internal import CExchange

/// How the process deals with its memory.
package enum ProcessMemory {
  /// Has large blocks go back to the system as soon as they are free.
  package static func returnLargeBlocks() {
    vitrine_return_large_blocks()
  }
}
