import EchoConcurrency
import EchoWire
public import Foundation
import GRDB
public import Immersion

/// Keeps translations for a week in an SQLite file; one that is damaged is made anew.
public actor TranslationCache {
    /// The specification's.
    public static let standardAge = TimeInterval(7 * 24 * 3600)
    private static let mostRows = 20_000

    private nonisolated let thread = WorkThread(name: "echo.translations")
    private let path: String
    private let age: TimeInterval
    private let date: @Sendable () -> Date
    private let mayKeep: @Sendable () async -> Bool
    private var database: DatabaseQueue?

    public nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// - Parameters:
    ///   - age: in seconds.
    ///   - date: now.
    ///   - mayKeep: asked before anything is written, for what is said may be kept nowhere in clear.
    public init(
        path: String, age: TimeInterval = TranslationCache.standardAge,
        date: @escaping @Sendable () -> Date = { Date() }, mayKeep: @escaping @Sendable () async -> Bool = { true }
    ) {
        (self.path, self.age, self.date, self.mayKeep) = (path, age, date, mayKeep)
    }

    public func translation(for request: TranslationRequest, provider: String) -> Translation? {
        // Nothing is kept before the first is.
        guard database != nil || FileManager.default.fileExists(atPath: path) else { return nil }

        let since = date().timeIntervalSince1970 - age
        let data = attempt { database in
            try Data.fetchOne(
                database,
                sql: """
                    SELECT answer FROM translation
                        WHERE provider = ? AND source = ? AND target = ? AND text = ? AND made > ?
                    """,
                arguments: [provider, request.source, request.target, request.text, since])
        }
        return data.flatMap { $0 }.flatMap { try? JSONDecoder().decode(Translation.self, from: $0) }
    }

    /// - Parameter limit: for how long at most; nil for as long as any.
    public func keep(
        _ translation: Translation, for request: TranslationRequest, provider: String, atMost limit: Duration? = nil
    ) async {
        guard await mayKeep(), let data = try? JSONEncoder().encode(translation) else { return }
        let now = date().timeIntervalSince1970
        // What may be kept for less is as if it had come before.
        let made = now - max(0, limit.map { age - $0 / .seconds(1) } ?? 0)
        attempt { database in
            try database.execute(
                sql: "INSERT OR REPLACE INTO translation VALUES (?, ?, ?, ?, ?, ?)",
                arguments: [provider, request.source, request.target, request.text, data, made])
            try database.execute(sql: "DELETE FROM translation WHERE made <= ?", arguments: [now - self.age])
            try database.execute(
                sql: """
                    DELETE FROM translation WHERE made < (SELECT made FROM translation ORDER BY made DESC
                        LIMIT 1 OFFSET \(Self.mostRows))
                    """)
        }
    }

    /// For one provider.
    public nonisolated func link(_ provider: String) -> LinkCache<TranslationRequest, Translation> {
        LinkCache {
            await self.translation(for: $0, provider: provider)
        } keep: {
            await self.keep($0, for: $1, provider: provider, atMost: $2)
        }
    }

    /// Nil when it failed; the file is made anew then.
    @discardableResult private func attempt<Value>(_ work: (Database) throws -> Value) -> Value? {
        for _ in 0..<2 {
            if let database = opened(), let value = try? database.write(work) { return value }
            database = nil
            for suffix in ["", "-journal", "-wal", "-shm"] {
                try? FileManager.default.removeItem(atPath: path + suffix)
            }
        }
        return nil
    }

    private func opened() -> DatabaseQueue? {
        if let database { return database }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        guard let database = try? DatabaseQueue(path: path) else { return nil }
        let isReady: Void? = try? database.write { database in
            try database.execute(
                sql: """
                    CREATE TABLE IF NOT EXISTS translation (provider TEXT NOT NULL, source TEXT NOT NULL,
                        target TEXT NOT NULL, text TEXT NOT NULL, answer BLOB NOT NULL, made REAL NOT NULL,
                        PRIMARY KEY (provider, source, target, text)) WITHOUT ROWID;
                    CREATE INDEX IF NOT EXISTS made ON translation(made)
                    """)
        }
        guard isReady != nil else { return nil }
        self.database = database
        return database
    }
}
