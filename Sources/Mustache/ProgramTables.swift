import Diagnostics

/// The tables of a program as plain memory, for as long as it is lent.
///
/// Rendering reads them at every step. Read through arrays, their reference counts would be
/// written at every step as well, and shared by all cores.
struct ProgramTables {
  let instructions: UnsafeBufferPointer<Instruction>
  let text: UnsafeBufferPointer<UInt8>
  let nameParts: UnsafeBufferPointer<Int32>
  let calls: UnsafeBufferPointer<Program.Call>
  let blocks: UnsafeBufferPointer<Program.Block>
  let overrides: UnsafeBufferPointer<Program.Override>
  let templates: UnsafeBufferPointer<Slice>
  let slots: UnsafeBufferPointer<Int16>
  let nameCount: Int
}

extension Program {
  /// Lends the tables to `body`, which must not keep them.
  func withTables(
    _ body: (ProgramTables) throws(DiagnosticError) -> Void
  ) throws(DiagnosticError) {
    try instructions.withUnsafeBufferPointer { instructions throws(DiagnosticError) in
      try text.withUnsafeBufferPointer { text throws(DiagnosticError) in
        try nameParts.withUnsafeBufferPointer { nameParts throws(DiagnosticError) in
          try calls.withUnsafeBufferPointer { calls throws(DiagnosticError) in
            try blocks.withUnsafeBufferPointer { blocks throws(DiagnosticError) in
              try overrides.withUnsafeBufferPointer { overrides throws(DiagnosticError) in
                try templates.withUnsafeBufferPointer { templates throws(DiagnosticError) in
                  try slots.withUnsafeBufferPointer { slots throws(DiagnosticError) in
                    try body(
                      ProgramTables(
                        instructions: instructions,
                        text: text,
                        nameParts: nameParts,
                        calls: calls,
                        blocks: blocks,
                        overrides: overrides,
                        templates: templates,
                        slots: slots,
                        nameCount: nameCount
                      )
                    )
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}
