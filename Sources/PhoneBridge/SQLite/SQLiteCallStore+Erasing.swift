import Foundation
import GRDB

extension SQLiteCallStore {
    public func erase(_ scope: CallErasing) throws(CallStoreError) -> Int {
        let count = try write { database in
            switch scope {
            case .endedBefore(let instant):
                return try Self.erase("ended < ?", [instant.microseconds], in: database)
            case .span(let from, let before):
                return try Self.erase(
                    "ended IS NOT NULL AND (?1 IS NULL OR ended >= ?1) AND (?2 IS NULL OR started < ?2)",
                    [from?.microseconds, before?.microseconds], in: database)
            case .calls(let ids):
                var count = 0
                for id in ids {
                    count += try Self.erase("ended IS NOT NULL AND id = ?", [id.text], in: database)
                }
                return count
            case .everything:
                let count = try Self.erase("ended IS NOT NULL", [], in: database)
                try Self.eraseStanding(in: database)
                return count
            }
        }
        clean()
        return count
    }

    /// What calls that go on need stays.
    private static func eraseStanding(in database: Database) throws {
        try database.execute(
            sql: """
                DELETE FROM prompts WHERE id NOT IN (SELECT prompt FROM call_sessions WHERE prompt IS NOT NULL);
                DELETE FROM users WHERE id NOT IN (SELECT user FROM call_sessions WHERE user IS NOT NULL)
                    AND id NOT IN (SELECT user FROM prompts WHERE user IS NOT NULL)
                    AND (token IS NULL OR revoked IS NOT NULL);
                DELETE FROM settings WHERE name LIKE 'bridge %';
                """)
    }

    private static func erase(
        _ condition: String, _ arguments: StatementArguments, in database: Database
    ) throws -> Int {
        try database.execute(sql: "DELETE FROM call_sessions WHERE \(condition)", arguments: arguments)
        return database.changesCount
    }
}

extension SQLiteCallStore {
    /// Erases the calls that were in a history and are in it no more: who erases a conversation there erases its call.
    ///
    /// - Parameter knows: of these names of calls, those that the history has; nil where it cannot say.
    /// - Returns: how many went.
    @discardableResult
    public func follow(
        history knows: @Sendable ([String]) async -> Set<String>?
    ) async throws(CallStoreError) -> Int {
        var (count, last) = (0, "")
        while true {
            let names = try ended(after: last)
            guard let end = names.last else { break }
            guard let known = await knows(names) else { break }
            count += try follow(names, known: known)
            last = end
        }
        if count > 0 { clean() }
        return count
    }

    private func ended(after name: String) throws(CallStoreError) -> [String] {
        try read { database in
            try String.fetchAll(
                database,
                sql: "SELECT sid FROM call_sessions WHERE ended IS NOT NULL AND sid > ? ORDER BY sid LIMIT 500",
                arguments: [name])
        }
    }

    /// What was never in the history, because it could not be written, stays.
    private func follow(_ names: [String], known: Set<String>) throws(CallStoreError) -> Int {
        try write { database in
            var count = 0
            for name in names {
                if known.contains(name) {
                    try database.execute(
                        sql: "UPDATE call_sessions SET is_remembered = 1 WHERE sid = ? AND NOT is_remembered",
                        arguments: [name])
                } else {
                    count += try Self.erase("sid = ? AND is_remembered", [name], in: database)
                }
            }
            return count
        }
    }
}
