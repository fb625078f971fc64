extension MemorySchema {
    /// `vector_model` says of which model a message has a vector, so that those without one are found by an index.
    static let vectorMarks = """
        ALTER TABLE message ADD COLUMN vector_model TEXT;
        UPDATE message SET vector_model = (SELECT v.model FROM vector v WHERE v.message = message.number)
            WHERE number IN (SELECT message FROM vector);
        CREATE INDEX message_by_vector ON message (vector_model, number) WHERE is_indexed = 1;
        CREATE TRIGGER vector_inserted AFTER INSERT ON vector BEGIN
            UPDATE message SET vector_model = NEW.model WHERE number = NEW.message;
        END;
        CREATE TRIGGER vector_deleted AFTER DELETE ON vector BEGIN
            UPDATE message SET vector_model = NULL WHERE number = OLD.message;
        END;
        """
}
