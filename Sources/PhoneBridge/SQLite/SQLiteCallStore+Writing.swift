public import EchoWire
public import Foundation
import GRDB

extension SQLiteCallStore {
    private static let waiting = "('queued', 'initiated', 'ringing')"

    public func begin(_ call: CallRecord) throws(CallStoreError) {
        let (call, cipher) = (try call.stored(), cipher)
        try write { database in
            if let prompt = call.prompt {
                let isKnown = try Bool.fetchOne(
                    database, sql: "SELECT EXISTS (SELECT 1 FROM prompts WHERE id = ?)", arguments: [prompt.text])
                guard isKnown == true else { throw CallStoreError.notFound }
            }
            try database.execute(
                sql: """
                    INSERT INTO call_sessions (id, sid, direction, number, number_key, status, started, ended, duration,
                        prompt, configuration, instance, user)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                    ON CONFLICT (id) DO UPDATE SET status = excluded.status, started = excluded.started,
                        prompt = excluded.prompt, configuration = excluded.configuration, instance = excluded.instance,
                        user = coalesce(excluded.user, call_sessions.user)
                        WHERE call_sessions.ended IS NULL AND call_sessions.status IN \(Self.waiting)
                            AND excluded.status NOT IN \(Self.waiting)
                    """,
                arguments: [
                    call.id.text, call.sid, call.direction.rawValue,
                    try SQLiteValue.sealed(call.number, "number \(call.id.text)", cipher),
                    call.number.map { cipher?.index(of: $0) ?? $0 }, call.status.rawValue, call.started.microseconds,
                    call.ended?.microseconds, call.duration.map(Self.seconds), call.prompt?.text,
                    try SQLiteValue.sealed(call.configuration?.text, "configuration \(call.id.text)", cipher),
                    call.instance, call.user?.text,
                ])
        }
    }

    public func change(_ call: UUID, to status: CallStatus, sid: String?) throws(CallStoreError) {
        let sid = try StoredText.clean(optional: sid, field: "sid", limit: 255)
        try write { database in
            try Self.require(call, in: database)
            try database.execute(
                sql: """
                    UPDATE call_sessions SET status = ?2, sid = coalesce(?3, sid)
                    WHERE id = ?1 AND ended IS NULL AND (status IN \(Self.waiting) OR ?2 NOT IN \(Self.waiting))
                    """, arguments: [call.text, status.rawValue, sid])
        }
    }

    public func configure(_ call: UUID, _ configuration: JSONValue) throws(CallStoreError) {
        let (text, cipher) = (try StoredText.clean(configuration, field: "configuration")?.text, cipher)
        try write { database in
            try Self.require(call, in: database)
            let value = try SQLiteValue.sealed(text, "configuration \(call.text)", cipher)
            try database.execute(
                sql: "UPDATE call_sessions SET configuration = ? WHERE id = ?", arguments: [value, call.text])
        }
    }

    /// In millionths of a dollar.
    public func spend(_ dollars: Decimal, on call: UUID) throws(CallStoreError) {
        let millionths = NSDecimalNumber(decimal: dollars * 1_000_000).int64Value
        try write { database in
            try Self.require(call, in: database)
            try database.execute(
                sql: "UPDATE call_sessions SET cost = max(cost, ?) WHERE id = ?", arguments: [millionths, call.text])
        }
    }

    public func end(_ call: UUID, as status: CallStatus, at instant: Date) throws(CallStoreError) {
        try write { database in
            try Self.require(call, in: database)
            guard var record = try Self.record(call, in: database),
                record.ended == nil || record.status == .brokenOff
            else { return }
            record.end(as: status, at: instant)
            try Self.save(theEndOf: record, in: database)
        }
    }

    public func markBrokenOff(heldBy instance: String, at instant: Date) throws(CallStoreError) -> [CallRecord] {
        let (instance, cipher) = (try StoredText.clean(instance, field: "instance", limit: 255), cipher)
        return try write { database in
            let rows = try Row.fetchAll(
                database,
                sql: """
                    SELECT call_sessions.*, max(started,
                        coalesce((SELECT max(time) FROM call_events WHERE call = call_sessions.id), started),
                        coalesce((SELECT max(call_sessions.started + milliseconds * 1000) FROM transcripts
                            WHERE call = call_sessions.id), started)) AS heard
                    FROM call_sessions WHERE ended IS NULL AND (instance = ? OR instance IS NULL AND started < ?)
                    """, arguments: [instance, instant.microseconds - Self.longestCall])
            return try rows.map { row in
                var call = try CallRecord(row, cipher)
                call.end(as: .brokenOff, at: min(instant, row.date("heard") ?? instant))
                try Self.save(theEndOf: call, in: database)
                return call
            }
        }
    }

    public func append(_ events: [CallEventRecord]) throws(CallStoreError) {
        var stored: [CallEventRecord] = []
        for event in events { stored.append(try event.stored()) }
        let (all, cipher) = (stored, cipher)
        try write { database in
            for event in all {
                try Self.require(event.call, in: database)
                try database.execute(
                    sql: """
                        INSERT INTO call_events (id, call, type, direction, payload, time) VALUES (?, ?, ?, ?, ?, ?)
                        ON CONFLICT (id) DO NOTHING
                        """,
                    arguments: [
                        event.id.text, event.call.text, event.type, event.direction.rawValue,
                        try SQLiteValue.sealed(event.payload?.text, "payload \(event.id.text)", cipher),
                        event.time.microseconds,
                    ])
            }
        }
    }

    public func append(_ transcript: CallTranscript) throws(CallStoreError) {
        let (transcript, cipher) = (try transcript.stored(), cipher)
        try write { database in
            try Self.require(transcript.call, in: database)
            try database.execute(
                sql: """
                    INSERT INTO transcripts (id, call, speaker, content, milliseconds) VALUES (?, ?, ?, ?, ?)
                    ON CONFLICT (id) DO UPDATE SET content = excluded.content
                    """,
                arguments: [
                    transcript.id.text, transcript.call.text, transcript.speaker.rawValue,
                    try SQLiteValue.sealed(transcript.content, "content \(transcript.id.text)", cipher),
                    Int(transcript.offset / .milliseconds(1)),
                ])
        }
    }

    public func add(_ recording: CallRecording) throws(CallStoreError) {
        let recording = try recording.stored()
        try write { database in
            try Self.require(recording.call, in: database)
            try database.execute(
                sql: """
                    INSERT INTO recordings (id, call, path, duration, bytes, format, created) VALUES (?, ?, ?, ?, ?, ?, ?)
                    ON CONFLICT (id) DO NOTHING
                    """,
                arguments: [
                    recording.id.text, recording.call.text, recording.path, Self.seconds(recording.duration),
                    recording.bytes, recording.format, recording.created.microseconds,
                ])
        }
    }

    public func save(_ prompt: CallPrompt) throws(CallStoreError) {
        let (prompt, cipher) = (try prompt.stored(), cipher)
        let numbers = prompt.numbers.isEmpty ? nil : JSONValue.array(prompt.numbers.map { .string($0) }).text
        func sealed(_ text: String?, _ column: String) throws(CallStoreError) -> DatabaseValue {
            try SQLiteValue.sealed(text, "\(column) \(prompt.id.text)", cipher)
        }
        try write { database in
            if prompt.isDefault { try database.execute(sql: "UPDATE prompts SET is_default = 0") }
            try database.execute(
                sql: """
                    INSERT INTO prompts (id, name, instructions, voice, vad, is_default, numbers, user, updated)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                    ON CONFLICT (id) DO UPDATE SET name = excluded.name, instructions = excluded.instructions,
                        voice = excluded.voice, vad = excluded.vad, is_default = excluded.is_default,
                        numbers = excluded.numbers, user = coalesce(excluded.user, prompts.user),
                        updated = excluded.updated
                    """,
                arguments: [
                    prompt.id.text, try sealed(prompt.name, "name"), try sealed(prompt.instructions, "instructions"),
                    prompt.voice, try sealed(prompt.vad?.text, "vad"), prompt.isDefault,
                    try sealed(numbers, "numbers"), prompt.user?.text, prompt.updated.microseconds,
                ])
        }
    }

    /// What nobody holds, and is older, runs no more: microseconds.
    private static let longestCall = 86_400_000_000

    private static func seconds(_ duration: Duration) -> Int { Int(duration / .seconds(1)) }

    private static func require(_ call: UUID, in database: Database) throws {
        let isKnown = try Bool.fetchOne(
            database, sql: "SELECT EXISTS (SELECT 1 FROM call_sessions WHERE id = ?)", arguments: [call.text])
        guard isKnown == true else { throw CallStoreError.notFound }
    }

    /// Without what is encrypted.
    private static func record(_ call: UUID, in database: Database) throws -> CallRecord? {
        try Row.fetchOne(database, sql: "SELECT * FROM call_sessions WHERE id = ?", arguments: [call.text])
            .map { try CallRecord($0, nil) }
    }

    private static func save(theEndOf call: CallRecord, in database: Database) throws {
        try database.execute(
            sql: "UPDATE call_sessions SET status = ?, ended = ?, duration = ? WHERE id = ?",
            arguments: [
                call.status.rawValue, call.ended?.microseconds, call.duration.map(seconds), call.id.text,
            ])
    }
}
