import EchoScreen
import Foundation
import GRDB

/// How the database is connected to.
enum MemoryConnection {
    /// How long one program waits for the other, which writes for milliseconds.
    static let patience = 5.0

    /// For all work: one connection writes and three read at the same time.
    static func pool(_ path: String, _ keys: TextKeys = TextKeys(nil)) throws -> DatabasePool {
        let pool = try DatabasePool(path: path, configuration: configuration(isReadOnly: false, keys))
        if let step = try pool.read(MemorySchema.unknownStep) { throw StoreError.newer(schema: step) }
        try MemorySchema.migrator.migrate(pool)
        // A power cut takes no more than what is not written yet; four times a second this costs nothing.
        try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
        return pool
    }

    /// The log of writes is brought into the file first, unless another program needs it. The connection of the pool that
    /// closes last may only read, and would leave its files behind: one more that may write takes them along.
    static func close(_ pool: DatabasePool) throws {
        defer {
            try? pool.close()
            try? removeLog(pool.path)
        }
        try pool.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA busy_timeout = 200")
            _ = try database.checkpoint(.truncate)
        }
    }

    private static func removeLog(_ path: String) throws {
        let queue = try DatabaseQueue(path: path, configuration: configuration(isReadOnly: false, TextKeys(nil)))
        _ = try queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM sqlite_master") }
        try queue.close()
    }

    /// For reading what cannot be written. The log of writes beside the file is read where SQLite can; else the file stands
    /// as it was when the log was last brought into it.
    static func unwritablePool(_ path: String, _ keys: TextKeys) throws -> DatabasePool {
        do {
            return try readablePool(path, keys)
        } catch {
            return try readablePool(URL(filePath: path).absoluteString + "?immutable=1", keys)
        }
    }

    private static func readablePool(_ path: String, _ keys: TextKeys) throws -> DatabasePool {
        let pool = try DatabasePool(path: path, configuration: configuration(isReadOnly: true, keys))
        guard try pool.read(MemorySchema.migrator.hasCompletedMigrations) else {
            throw DatabaseError(resultCode: .SQLITE_READONLY)
        }
        return pool
    }

    /// For looking at a file, beside all work.
    static func reader(_ path: String) throws -> DatabaseQueue {
        try DatabaseQueue(path: path, configuration: configuration(isReadOnly: true, TextKeys(nil)))
    }

    /// What is overwritten or removed leaves nothing in free pages, and nothing unfinished gets into the file: a text stands
    /// in a page for a moment before it is sealed.
    static func configuration(isReadOnly: Bool, _ keys: TextKeys) -> Configuration {
        var configuration = Configuration()
        configuration.readonly = isReadOnly
        configuration.busyMode = .timeout(patience)
        configuration.maximumReaderCount = 3
        configuration.label = "conversations"
        configuration.prepareDatabase { database in
            try database.execute(
                sql: """
                    PRAGMA temp_store = MEMORY; PRAGMA cache_size = -8000; PRAGMA mmap_size = 268435456;
                    PRAGMA secure_delete = ON; PRAGMA cache_spill = OFF
                    """)
            try database.execute(sql: IndexedWords.preparation)
            for function in keys.functions { database.add(function: function) }
        }
        return configuration
    }
}
