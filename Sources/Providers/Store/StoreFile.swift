import CSQLite
import Diagnostics
import Foundation

/// The file of a response store: opening it, knowing it for one, setting a damaged one aside.
struct StoreFile: Sendable {
  enum Trouble: String {
    case damaged = "cache.damaged"
    case foreign = "cache.foreign"
    case newer = "cache.newer"
    case unusable = "cache.unusable"
  }

  private static let schema = """
    CREATE TABLE IF NOT EXISTS answers (
      key TEXT PRIMARY KEY, retrieved INTEGER NOT NULL, checksum INTEGER NOT NULL, body BLOB,
      expires INTEGER NOT NULL, etag TEXT NOT NULL, modified TEXT NOT NULL, page BLOB
    );
    CREATE TABLE IF NOT EXISTS kept (name TEXT PRIMARY KEY, value TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS memory (name TEXT PRIMARY KEY, value BLOB NOT NULL);
    CREATE TABLE IF NOT EXISTS history (
      gallery TEXT NOT NULL, item TEXT NOT NULL, entered INTEGER NOT NULL, gone INTEGER,
      PRIMARY KEY (gallery, item, entered)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX IF NOT EXISTS held ON history (gallery, item) WHERE gone IS NULL;
    """
  /// "Vitr", so that a database of somebody else's is never taken for a store.
  private static let application = 0x5669_7472
  private static let version = 3

  let path: String
  /// Whether it is only to be looked at: then nothing is made, mended or set aside.
  var isReadOnly = false

  /// The database, and what is to be said about it; nil where there is none to be had.
  func opened() -> (database: SQLiteDatabase?, warnings: [Diagnostic]) {
    do {
      return try open()
    } catch  where error.isDamage {
      return replacement(because: error)
    } catch {
      return (nil, [warning(.unusable, error.message)])
    }
  }

  /// Sets the file aside, beside where it was, and begins a new one.
  func replacement(
    because damage: SQLiteError
  ) -> (database: SQLiteDatabase?, warnings: [Diagnostic]) {
    if isReadOnly { return (nil, [warning(.unusable, damage.message)]) }
    let files = FileManager.default
    let aside = path + ".damaged"
    do {
      for suffix in ["", "-wal", "-shm"] where files.fileExists(atPath: path + suffix) {
        if files.fileExists(atPath: aside + suffix) {
          try files.removeItem(atPath: aside + suffix)
        }
        try files.moveItem(atPath: path + suffix, toPath: aside + suffix)
      }
    } catch {
      return (nil, [warning(.unusable, "\(damage.message), and it cannot be set aside")])
    }
    let told = warning(.damaged, damage.message, note: "it is kept as '\(aside)'")
    do {
      let (database, warnings) = try open()
      return (database, [told] + warnings)
    } catch {
      return (nil, [told, warning(.unusable, error.message)])
    }
  }

  func warning(_ trouble: Trouble, _ reason: String, note: String? = nil) -> Diagnostic {
    let message =
      switch trouble {
      case .damaged: "the response store '\(path)' is damaged and a new one is begun: \(reason)"
      case .foreign, .newer: "'\(path)' is not used as response store: \(reason)"
      case .unusable: "the response store '\(path)' cannot be used: \(reason)"
      }
    return Diagnostic(
      .warning,
      code: trouble.rawValue,
      message,
      notes: note.map { [$0] } ?? []
    )
  }

  private func open() throws(SQLiteError) -> (database: SQLiteDatabase?, warnings: [Diagnostic]) {
    if !isReadOnly { try makeFolder() }
    let database = try SQLiteDatabase(path: path, isReadOnly: isReadOnly)
    let application = try database.row("PRAGMA application_id")?.first?.integer
    let version = try database.row("PRAGMA user_version")?.first?.integer ?? 0
    let tables = try database.row("SELECT count(*) FROM sqlite_master")?.first?.integer ?? 0
    if tables > 0, application != Self.application {
      return (nil, [warning(.foreign, "it is another program's database")])
    }
    if version > Self.version {
      return (nil, [warning(.newer, "it was made by a newer version of Vitrine")])
    }
    if isReadOnly { return (version < Self.version ? nil : database, []) }
    if version < Self.version { try initialize(database) }
    try database.run("PRAGMA synchronous = NORMAL")
    return (database, [])
  }

  private func initialize(_ database: SQLiteDatabase) throws(SQLiteError) {
    do {
      try database.row("PRAGMA journal_mode = WAL")
    } catch  where error.code == SQLITE_BUSY {
      // Another build is making the same file at this moment, and does it for both.
    }
    try database.transaction { database throws(SQLiteError) in
      // Answers of an earlier form are asked for again, unless another build was faster here.
      switch try database.row("PRAGMA user_version")?.first?.integer {
      case Self.version: break
      case 2: try database.run("ALTER TABLE answers ADD COLUMN page BLOB")
      default: try database.run("DROP TABLE IF EXISTS answers")
      }
      try database.run(Self.schema)
      try database.run("PRAGMA application_id = \(Self.application)")
      try database.run("PRAGMA user_version = \(Self.version)")
    }
  }

  private func makeFolder() throws(SQLiteError) {
    let folder = URL(filePath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw SQLiteError(code: SQLITE_CANTOPEN, message: "its folder cannot be made")
    }
  }
}
