public import EchoWire
public import Foundation
import GRDB

extension SQLiteCallStore: CallStoreProtocol {
    public func call(_ id: UUID) throws(CallStoreError) -> CallRecord? {
        try records("WHERE id = ?", [id.text]).first
    }

    public func calls(after key: CallPageKey?, limit: Int) throws(CallStoreError) -> [CallRecord] {
        try records(
            "WHERE ?1 IS NULL OR (started, id) < (?1, ?2) ORDER BY started DESC, id DESC LIMIT ?3",
            Self.page(key, limit))
    }

    public func calls(with number: String) throws(CallStoreError) -> [CallRecord] {
        try records(
            "WHERE number_key = ? ORDER BY started DESC, id DESC", [cipher?.index(of: number) ?? number])
    }

    private func records(_ condition: String, _ arguments: StatementArguments) throws(CallStoreError) -> [CallRecord] {
        let cipher = cipher
        return try read { database in
            try Row.fetchAll(database, sql: "SELECT * FROM call_sessions \(condition)", arguments: arguments)
                .map { try CallRecord($0, cipher) }
        }
    }

    public func events(of call: UUID, after event: UUID?, limit: Int) throws(CallStoreError) -> [CallEventRecord] {
        let cipher = cipher
        return try read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT * FROM call_events WHERE call = ?1 AND (?2 IS NULL
                        OR position > (SELECT position FROM call_events WHERE id = ?2 AND call = ?1))
                    ORDER BY position LIMIT ?3
                    """, arguments: [call.text, event?.text, StoredPage.limit(limit)]
            ).map { try CallEventRecord($0, cipher) }
        }
    }

    public func transcripts(of call: UUID) throws(CallStoreError) -> [CallTranscript] {
        let cipher = cipher
        return try read { database in
            try Row.fetchAll(
                database, sql: "SELECT * FROM transcripts WHERE call = ? ORDER BY milliseconds, position",
                arguments: [call.text]
            ).map { try CallTranscript($0, cipher) }
        }
    }

    public func recording(_ id: UUID) throws(CallStoreError) -> CallRecording? {
        try read { database in
            try Row.fetchOne(database, sql: "SELECT * FROM recordings WHERE id = ?", arguments: [id.text])
                .map { try CallRecording($0) }
        }
    }

    public func recordings(after key: CallPageKey?, limit: Int) throws(CallStoreError) -> [CallRecording] {
        try read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT * FROM recordings WHERE ?1 IS NULL OR (created, id) < (?1, ?2)
                    ORDER BY created DESC, id DESC LIMIT ?3
                    """, arguments: Self.page(key, limit)
            ).map { try CallRecording($0) }
        }
    }

    /// They are ordered here: their names are encrypted.
    public func prompts() throws(CallStoreError) -> [CallPrompt] {
        let cipher = cipher
        let prompts = try read { database in
            try Row.fetchAll(database, sql: "SELECT * FROM prompts").map { try CallPrompt($0, cipher) }
        }
        return Array(prompts.sorted(by: CallPrompt.isOrdered).prefix(StoredPage.longest))
    }

    public func totals(since instant: Date, at now: Date) throws(CallStoreError) -> CallTotals {
        try read { database in
            let row = try Row.fetchOne(
                database,
                sql: """
                    SELECT count(*) AS calls, sum(ended IS NULL AND NOT is_waiting) AS running, sum(CASE
                        WHEN ended IS NOT NULL THEN duration WHEN is_waiting THEN 0
                        ELSE min(?3, max(0, (?2 - started) / 1000000)) END) AS talked, sum(cost) AS cost
                    FROM (SELECT *, status IN ('queued', 'initiated', 'ringing') AS is_waiting
                        FROM call_sessions WHERE started >= ?1)
                    """,
                arguments: [
                    instant.microseconds, now.microseconds, Int(CallTotals.longestOpen / .seconds(1)),
                ])
            return CallTotals(
                calls: row?["calls"] ?? 0, running: row?["running"] ?? 0,
                talked: .seconds(row?["talked"] as Int? ?? 0),
                dollars: Decimal(row?["cost"] as Int? ?? 0) / 1_000_000)
        }
    }

    public func setting(_ name: String) throws(CallStoreError) -> JSONValue? {
        let cipher = cipher
        return try read { database in
            try Row.fetchOne(database, sql: "SELECT value FROM settings WHERE name = ?", arguments: [Self.key(name)])
                .flatMap { SQLiteValue.opened($0[0], "settings \(Self.key(name))", cipher) }
                .flatMap { try? JSONValue(parsing: $0) }
        }
    }

    public func set(_ name: String, to value: JSONValue?) throws(CallStoreError) {
        let (text, cipher) = (try StoredText.clean(value, field: "value")?.text, cipher)
        try write { database in
            try database.execute(sql: "DELETE FROM settings WHERE name = ?", arguments: [Self.key(name)])
            guard let text else { return }
            try database.execute(
                sql: "INSERT INTO settings (name, value) VALUES (?, ?)",
                arguments: [Self.key(name), try SQLiteValue.sealed(text, "settings \(Self.key(name))", cipher)])
        }
    }

    /// Beside what the file knows of itself.
    private static func key(_ name: String) -> String { "bridge \(name)" }

    public func see(_ user: CallUser) throws(CallStoreError) {
        let (user, cipher) = (try user.stored(), cipher)
        try write { database in
            try database.execute(
                sql: """
                    INSERT INTO users (id, device, created, seen) VALUES (?1, ?2, ?3, ?3)
                    ON CONFLICT (id) DO UPDATE SET seen = max(seen, excluded.seen)
                    """,
                arguments: [
                    user.id.text, try SQLiteValue.sealed(user.device, "device \(user.id.text)", cipher),
                    user.seen.microseconds,
                ])
        }
    }

    public func delete(prompt: UUID) throws(CallStoreError) -> Bool {
        try write { database in
            try database.execute(
                sql: "UPDATE call_sessions SET prompt = NULL WHERE prompt = ?", arguments: [prompt.text])
            try database.execute(sql: "DELETE FROM prompts WHERE id = ?", arguments: [prompt.text])
            return database.changesCount > 0
        }
    }

    private static func page(_ key: CallPageKey?, _ limit: Int) -> StatementArguments {
        [key?.time.microseconds, key?.id.text, StoredPage.limit(limit)]
    }
}
