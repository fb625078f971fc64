extension MemorySchema {
    /// A vector belongs to the text that it was made from: it goes when that changes.
    static let meaning = """
        CREATE TABLE vector (
            message INTEGER PRIMARY KEY REFERENCES message (number) ON DELETE CASCADE,
            model TEXT NOT NULL,
            components BLOB NOT NULL
        );
        CREATE INDEX message_indexed ON message (number) WHERE is_indexed = 1;
        CREATE TRIGGER vector_outdated AFTER UPDATE OF text, is_indexed ON message
            WHEN NEW.text <> OLD.text OR NEW.is_indexed = 0 BEGIN
            DELETE FROM vector WHERE message = NEW.number;
        END;
        """
}
