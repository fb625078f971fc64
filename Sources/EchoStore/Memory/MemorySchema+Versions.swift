extension MemorySchema {
    /// `version` counts the changes of a message's text, `changed_by` names the program that made the last one: who writes
    /// without knowing that version keeps what another wrote in `earlier_text`.
    static let versions = """
        ALTER TABLE message ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
        ALTER TABLE message ADD COLUMN changed_by TEXT;
        CREATE TABLE earlier_text (
            number INTEGER PRIMARY KEY,
            message INTEGER NOT NULL REFERENCES message (number) ON DELETE CASCADE,
            text TEXT NOT NULL,
            replaced_at INTEGER NOT NULL,
            program TEXT,
            sealed BLOB
        );
        CREATE INDEX earlier_text_of_message ON earlier_text (message, number);
        """
}
