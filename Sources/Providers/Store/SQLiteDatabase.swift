import CSQLite

/// A connection to an SQLite file, closed when its owner lets it go.
final class SQLiteDatabase {
  private let handle: OpaquePointer
  /// Statements that are run often, compiled once.
  private var statements: [String: OpaquePointer] = [:]

  /// Opens or creates a file; waits up to `patience` milliseconds for others who write to it.
  init(
    path: String,
    isReadOnly: Bool = false,
    patience: Int32 = 5000
  ) throws(SQLiteError) {
    var opened: OpaquePointer?
    let access = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let code = sqlite3_open_v2(path, &opened, access | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let opened else {
      let error = SQLiteError(code: code, message: opened.map(Self.message) ?? "out of memory")
      sqlite3_close_v2(opened)
      throw error
    }
    handle = opened
    sqlite3_busy_timeout(handle, patience)
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  /// Runs statements that return nothing.
  func run(_ statements: String) throws(SQLiteError) {
    let code = sqlite3_exec(handle, statements, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// Runs one statement with its parameters bound, and returns its first row, if there is one.
  @discardableResult
  func row(
    _ statement: String,
    _ parameters: [SQLiteValue] = []
  ) throws(SQLiteError) -> [SQLiteValue]? {
    try rows(statement, parameters, most: 1).first
  }

  /// Runs one statement with its parameters bound, and returns its rows, at most so many.
  func rows(
    _ statement: String,
    _ parameters: [SQLiteValue] = [],
    most: Int = .max
  ) throws(SQLiteError) -> [[SQLiteValue]] {
    let prepared = try prepared(statement)
    defer { sqlite3_finalize(prepared) }
    return try rows(of: prepared, parameters, most: most)
  }

  /// Runs one statement once for each set of parameters.
  func run(
    _ statement: String,
    forEach parameters: some Sequence<[SQLiteValue]>
  ) throws(SQLiteError) {
    let prepared = try prepared(statement)
    defer { sqlite3_finalize(prepared) }
    for parameters in parameters {
      _ = try rows(of: prepared, parameters, most: .max)
      sqlite3_reset(prepared)
    }
  }

  /// Runs one statement that is run often, and lends its first row, if there is one, to `body`.
  func first<Value>(
    _ statement: String,
    _ parameters: [SQLiteValue],
    _ body: (borrowing SQLiteRow) -> Value?
  ) throws(SQLiteError) -> Value? {
    let prepared = if let known = statements[statement] { known } else { try prepared(statement) }
    statements[statement] = prepared
    defer { sqlite3_reset(prepared) }
    try bind(parameters, to: prepared)
    switch sqlite3_step(prepared) {
    case SQLITE_ROW: return body(SQLiteRow(statement: prepared))
    case SQLITE_DONE: return nil
    case let code: throw error(code)
    }
  }

  /// Runs one statement, and lends its rows to `body` one after another, so that not all are held.
  func forEachRow(_ statement: String, _ body: (borrowing SQLiteRow) -> Void) throws(SQLiteError) {
    let prepared = try prepared(statement)
    defer { sqlite3_finalize(prepared) }
    while true {
      switch sqlite3_step(prepared) {
      case SQLITE_ROW: body(SQLiteRow(statement: prepared))
      case SQLITE_DONE: return
      case let code: throw error(code)
      }
    }
  }

  private func prepared(_ statement: String) throws(SQLiteError) -> OpaquePointer {
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v2(handle, statement, -1, &prepared, nil)
    guard code == SQLITE_OK, let prepared else { throw error(code) }
    return prepared
  }

  private func rows(
    of prepared: OpaquePointer,
    _ parameters: [SQLiteValue],
    most: Int
  ) throws(SQLiteError) -> [[SQLiteValue]] {
    try bind(parameters, to: prepared)
    var rows: [[SQLiteValue]] = []
    while rows.count < most {
      switch sqlite3_step(prepared) {
      case SQLITE_ROW:
        let columns = 0..<sqlite3_column_count(prepared)
        rows.append(columns.map { SQLiteValue(column: $0, of: prepared) })
      case SQLITE_DONE: return rows
      case let code: throw error(code)
      }
    }
    return rows
  }

  private func bind(
    _ parameters: [SQLiteValue],
    to prepared: OpaquePointer
  ) throws(SQLiteError) {
    for (index, parameter) in parameters.enumerated() {
      let code = parameter.bind(to: prepared, at: Int32(index + 1))
      guard code == SQLITE_OK else { throw error(code) }
    }
  }

  /// How many rows the last statement that changed any has changed.
  var changes: Int { Int(sqlite3_changes(handle)) }

  /// Runs `body` as a whole or, where it fails, not at all.
  func transaction(
    _ body: (SQLiteDatabase) throws(SQLiteError) -> Void
  ) throws(SQLiteError) {
    try run("BEGIN IMMEDIATE")
    do {
      try body(self)
      try run("COMMIT")
    } catch {
      // A full disk may have rolled back already, and then this fails, which says nothing new.
      sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }

  private func error(_ code: Int32) -> SQLiteError {
    SQLiteError(code: code & 0xFF, message: Self.message(handle))
  }

  private static func message(_ handle: OpaquePointer) -> String {
    String(cString: sqlite3_errmsg(handle))
  }
}

/// A row where it stands in the library's memory: to be read before the next one is asked for.
struct SQLiteRow: ~Copyable {
  fileprivate let statement: OpaquePointer

  /// Nil where the column holds anything else.
  func integer(_ column: Int32) -> Int? {
    guard sqlite3_column_type(statement, column) == SQLITE_INTEGER else { return nil }
    return Int(sqlite3_column_int64(statement, column))
  }

  /// The bytes of a text or blob.
  func bytes(_ column: Int32) -> UnsafeBufferPointer<UInt8> {
    let start = sqlite3_column_blob(statement, column)
    let count = Int(sqlite3_column_bytes(statement, column))
    return UnsafeBufferPointer(start: start?.assumingMemoryBound(to: UInt8.self), count: count)
  }

  func text(_ column: Int32) -> String { String(decoding: bytes(column), as: UTF8.self) }

  /// Whether a column holds that text.
  func holds(_ text: String, in column: Int32) -> Bool { bytes(column).elementsEqual(text.utf8) }
}

/// A value of a column or parameter.
enum SQLiteValue: Sendable, Hashable {
  case null
  case integer(Int)
  case text(String)
  case blob([UInt8])

  init(column: Int32, of statement: OpaquePointer) {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER:
      self = .integer(Int(sqlite3_column_int64(statement, column)))
    case SQLITE_TEXT:
      self = .text(String(cString: sqlite3_column_text(statement, column)))
    case SQLITE_BLOB:
      let count = Int(sqlite3_column_bytes(statement, column))
      let bytes = UnsafeRawBufferPointer(
        start: sqlite3_column_blob(statement, column),
        count: count
      )
      self = .blob(Array(bytes))
    default: self = .null
    }
  }

  var integer: Int? {
    if case .integer(let value) = self { value } else { nil }
  }

  var text: String? {
    if case .text(let value) = self { value } else { nil }
  }

  var blob: [UInt8]? {
    if case .blob(let value) = self { value } else { nil }
  }

  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    switch self {
    case .null: sqlite3_bind_null(statement, index)
    case .integer(let value): sqlite3_bind_int64(statement, index, Int64(value))
    case .text(let value):
      sqlite3_bind_text(statement, index, value, -1, vitrine_sqlite_transient())
    case .blob(let bytes):
      bytes.isEmpty
        ? sqlite3_bind_zeroblob(statement, index, 0)
        : sqlite3_bind_blob64(
          statement,
          index,
          bytes,
          UInt64(bytes.count),
          vitrine_sqlite_transient()
        )
    }
  }
}

struct SQLiteError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A primary result code, <https://www.sqlite.org/rescode.html>.
  let code: Int32
  let message: String

  var description: String { message }

  /// Whether the file is damaged, or no database at all.
  var isDamage: Bool { code == SQLITE_CORRUPT || code == SQLITE_NOTADB }
}
