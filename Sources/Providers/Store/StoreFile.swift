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
      expires INTEGER NOT NULL, etag TEXT NOT NULL, modified TEXT NOT NULL
    );
    CREATE TABLE IF NOT EXISTS kept (name TEXT PRIMARY KEY, value TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS history (
      gallery TEXT NOT NULL, item TEXT NOT NULL, entered INTEGER NOT NULL, gone INTEGER,
      PRIMARY KEY (gallery, item, entered)
    ) WITHOUT ROWID;
    """
  /// What version 1 lacked; its answers carry no validators, and their age alone ends them.
  private static let upgrade = """
    ALTER TABLE answers ADD COLUMN expires INTEGER NOT NULL DEFAULT \(Int.max);
    ALTER TABLE answers ADD COLUMN etag TEXT NOT NULL DEFAULT '';
    ALTER TABLE answers ADD COLUMN modified TEXT NOT NULL DEFAULT '';
    """
  /// "Vitr", so that a database of somebody else's is never taken for a store.
  private static let application = 0x5669_7472
  private static let version = 2

  let path: String

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
    try makeFolder()
    let database = try SQLiteDatabase(path: path)
    let application = try database.row("PRAGMA application_id")?.first?.integer
    let version = try database.row("PRAGMA user_version")?.first?.integer ?? 0
    let tables = try database.row("SELECT count(*) FROM sqlite_master")?.first?.integer ?? 0
    if tables > 0, application != Self.application {
      return (nil, [warning(.foreign, "it is another program's database")])
    }
    if version > Self.version {
      return (nil, [warning(.newer, "it was made by a newer version of Vitrine")])
    }
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
      // Read again: another build may have been faster.
      let version = try database.row("PRAGMA user_version")?.first?.integer
      if version == 1 { try database.run(Self.upgrade) }
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
