import EchoConcurrency
import Foundation
import GRDB

/// Keeps calls in a file of SQLite, for the bridges of one machine. It blocks, so it works on a thread of its own.
///
/// What is said in calls, with whom, and what prompts say is encrypted, where there is a key.
public actor SQLiteCallStore {
    private let thread = WorkThread(name: "calls")
    private let database: DatabaseQueue
    let cipher: CallCipher?

    public nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// Opens the file, or makes it, readable by its owner alone.
    ///
    /// - Parameters:
    ///   - path: nil to keep everything in memory.
    ///   - cipher: nil to write in the clear.
    ///   - keepsCalls: false to keep only what holds for calls to come, and calls as long as the program runs.
    /// - Throws: `tooNew`; `unreadable` where the file is none of SQLite, or encrypted with another key.
    public init(path: String?, cipher: CallCipher? = nil, keepsCalls: Bool = true) throws(CallStoreError) {
        try self.init(path: path, cipher: cipher, keepsCalls: keepsCalls, checksKey: true)
    }

    /// To erase what is in the file, which takes no key. What it gives back has no words and no numbers.
    public init(erasing path: String) throws(CallStoreError) {
        try self.init(path: path, cipher: nil, keepsCalls: true, checksKey: false)
    }

    private init(path: String?, cipher: CallCipher?, keepsCalls: Bool, checksKey: Bool) throws(CallStoreError) {
        self.cipher = cipher
        do {
            var configuration = Configuration()
            configuration.busyMode = .timeout(5)
            configuration.prepareDatabase { database in
                try database.execute(sql: "PRAGMA journal_mode = WAL")
                try database.execute(sql: "PRAGMA synchronous = NORMAL")
                // What is erased is overwritten, and what is in memory goes to no file.
                try database.execute(sql: "PRAGMA secure_delete = ON")
                try database.execute(sql: "PRAGMA temp_store = MEMORY")
            }
            if let path {
                try Self.makeFile(path)
                database = try DatabaseQueue(path: path, configuration: configuration)
            } else {
                database = try DatabaseQueue(configuration: configuration)
            }
            try SQLiteSchema.prepare(database, keepsCalls: keepsCalls)
            if checksKey { try Self.checkKey(cipher, in: database) }
        } catch {
            throw Self.failure(error)
        }
    }

    private static func makeFile(_ path: String) throws {
        let folder = (path as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        guard !FileManager.default.fileExists(atPath: path) else { return }
        guard FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
        else { throw CallStoreError.unavailable }
    }

    private static let keyCheck = "key"

    /// A key that was lost must not look like calls that say nothing.
    private static func checkKey(_ cipher: CallCipher?, in database: DatabaseQueue) throws {
        try database.write { database in
            let kept = try Row.fetchOne(
                database, sql: "SELECT value FROM settings WHERE name = ?", arguments: [keyCheck])
            guard let kept else {
                let value = try SQLiteValue.sealed("echo-tui", "settings \(keyCheck)", cipher)
                try database.execute(
                    sql: "INSERT INTO settings (name, value) VALUES (?, ?)", arguments: [keyCheck, value])
                return
            }
            guard SQLiteValue.opened(kept[0], "settings \(keyCheck)", cipher) == "echo-tui" else {
                throw CallStoreError.unreadable(field: keyCheck)
            }
        }
    }

    func read<Value>(_ body: (Database) throws -> Value) throws(CallStoreError) -> Value {
        do { return try database.read(body) } catch { throw Self.failure(error) }
    }

    func write<Value>(_ body: (Database) throws -> Value) throws(CallStoreError) -> Value {
        do { return try database.write(body) } catch { throw Self.failure(error) }
    }

    /// What was erased leaves the log beside the file, too. Another program that reads now keeps it for a moment.
    func clean() {
        try? database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
    }

    private static func failure(_ error: any Error) -> CallStoreError {
        if let error = error as? CallStoreError { return error }
        guard let error = error as? DatabaseError else { return .unavailable }
        switch error.extendedResultCode {
        case .SQLITE_CONSTRAINT_FOREIGNKEY: return .notFound
        case .SQLITE_CONSTRAINT_UNIQUE, .SQLITE_CONSTRAINT_PRIMARYKEY: return .duplicate
        default: break
        }
        switch error.resultCode {
        case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_CANTOPEN, .SQLITE_READONLY,
            .SQLITE_NOMEM:
            return .unavailable
        case .SQLITE_NOTADB, .SQLITE_CORRUPT: return .unreadable(field: "file")
        default: return .refused(code: "\(error.extendedResultCode.rawValue)")
        }
    }
}
