extension MemorySchema {
    /// What belongs to a conversation beside its messages, and what stands for itself.
    static let companions = """
        CREATE TABLE call (
            conversation INTEGER PRIMARY KEY REFERENCES conversation (number) ON DELETE CASCADE,
            call_id TEXT NOT NULL,
            direction TEXT NOT NULL,
            phone_number TEXT,
            status TEXT NOT NULL,
            duration INTEGER,
            configuration TEXT
        );
        CREATE INDEX call_by_id ON call (call_id);
        CREATE TABLE audio (
            number INTEGER PRIMARY KEY,
            message INTEGER NOT NULL REFERENCES message (number) ON DELETE CASCADE,
            file TEXT NOT NULL,
            format TEXT NOT NULL,
            start INTEGER NOT NULL,
            duration INTEGER NOT NULL,
            byte_count INTEGER NOT NULL,
            peaks BLOB,
            created_at INTEGER NOT NULL
        );
        CREATE INDEX audio_of_message ON audio (message);
        CREATE TABLE event (
            number INTEGER PRIMARY KEY,
            conversation INTEGER NOT NULL REFERENCES conversation (number) ON DELETE CASCADE,
            created_at INTEGER NOT NULL,
            type TEXT NOT NULL,
            direction TEXT NOT NULL,
            payload TEXT
        );
        CREATE INDEX event_in_order ON event (conversation, number);
        CREATE TABLE prompt (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            name TEXT NOT NULL,
            instructions TEXT NOT NULL,
            voice TEXT,
            model TEXT,
            turn_detection TEXT,
            is_default INTEGER NOT NULL DEFAULT 0,
            created_at INTEGER NOT NULL,
            updated_at INTEGER NOT NULL,
            deleted_at INTEGER
        );
        CREATE UNIQUE INDEX prompt_by_name ON prompt (name) WHERE deleted_at IS NULL;
        CREATE UNIQUE INDEX prompt_by_default ON prompt (is_default) WHERE is_default = 1 AND deleted_at IS NULL;
        CREATE TABLE spending (
            day TEXT NOT NULL,
            model TEXT NOT NULL,
            modality TEXT NOT NULL,
            tokens INTEGER NOT NULL,
            cost INTEGER,
            PRIMARY KEY (day, model, modality)
        ) WITHOUT ROWID;
        """
}
