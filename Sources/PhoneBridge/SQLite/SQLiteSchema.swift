import GRDB

/// The tables of the file, and how each version of them comes of the one before. What was released is never changed: a new
/// version is added at the end.
enum SQLiteSchema {
    static let version = 2

    /// What holds for calls to come.
    private static let standing = """
        CREATE TABLE prompts (
            id TEXT PRIMARY KEY, user TEXT, name NOT NULL, instructions NOT NULL, voice TEXT NOT NULL, vad,
            is_default INTEGER NOT NULL, numbers, updated INTEGER NOT NULL
        );
        CREATE TABLE settings (name TEXT PRIMARY KEY, value NOT NULL);
        CREATE TABLE users (id TEXT PRIMARY KEY, device NOT NULL, created INTEGER NOT NULL, seen INTEGER NOT NULL);
        """

    /// Users with tokens of their own, and what they may.
    private static let access = """
        ALTER TABLE users ADD COLUMN rights TEXT;
        ALTER TABLE users ADD COLUMN token TEXT;
        ALTER TABLE users ADD COLUMN expires INTEGER;
        ALTER TABLE users ADD COLUMN revoked INTEGER;
        """

    /// - Parameter schema: "main" for the file, "temp" for memory.
    private static func calls(in schema: String) -> String {
        """
        CREATE TABLE \(schema).call_sessions (
            id TEXT PRIMARY KEY, user TEXT, sid TEXT UNIQUE, direction TEXT NOT NULL, number, number_key TEXT,
            status TEXT NOT NULL, started INTEGER NOT NULL, ended INTEGER, duration INTEGER, prompt TEXT, configuration,
            instance TEXT, cost INTEGER NOT NULL DEFAULT 0, is_remembered INTEGER NOT NULL DEFAULT 0
        );
        CREATE TABLE \(schema).call_events (
            position INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
            call TEXT NOT NULL REFERENCES call_sessions(id) ON DELETE CASCADE, type TEXT NOT NULL,
            direction TEXT NOT NULL, payload, time INTEGER NOT NULL
        );
        CREATE TABLE \(schema).transcripts (
            position INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
            call TEXT NOT NULL REFERENCES call_sessions(id) ON DELETE CASCADE, speaker TEXT NOT NULL,
            content NOT NULL, milliseconds INTEGER NOT NULL
        );
        CREATE TABLE \(schema).recordings (
            id TEXT PRIMARY KEY, call TEXT NOT NULL REFERENCES call_sessions(id) ON DELETE CASCADE, path TEXT NOT NULL,
            duration INTEGER NOT NULL, bytes INTEGER NOT NULL, format TEXT NOT NULL, created INTEGER NOT NULL
        );
        CREATE INDEX \(schema).call_sessions_started ON call_sessions(started DESC, id DESC);
        CREATE INDEX \(schema).call_sessions_number ON call_sessions(number_key);
        CREATE INDEX \(schema).call_sessions_open ON call_sessions(instance) WHERE ended IS NULL;
        CREATE INDEX \(schema).call_events_call ON call_events(call, position);
        CREATE INDEX \(schema).transcripts_call ON transcripts(call, milliseconds, position);
        CREATE INDEX \(schema).recordings_call ON recordings(call);
        CREATE INDEX \(schema).recordings_created ON recordings(created DESC, id DESC);
        """
    }

    /// Makes what is missing. Several programs may open the file at once.
    ///
    /// - Parameter keepsCalls: false to keep calls in memory, whatever the file has of earlier ones.
    static func prepare(_ database: DatabaseQueue, keepsCalls: Bool) throws {
        try database.writeWithoutTransaction { database in
            try database.inTransaction(.immediate) {
                let known = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
                guard known <= version else { throw CallStoreError.tooNew }
                if known < 1 {
                    try database.execute(sql: standing)
                    try database.execute(sql: calls(in: "main"))
                }
                if known < 2 { try database.execute(sql: access) }
                if known < version { try database.execute(sql: "PRAGMA user_version = \(version)") }
                return .commit
            }
            if !keepsCalls { try database.execute(sql: calls(in: "temp")) }
        }
    }
}
