extension MemorySchema {
    /// What was said, encrypted by row: in `sealed`, while the columns that held it are empty. While `is_on`, nothing is
    /// written into the index of words, which would tell them all; the triggers that seal each row are made when it is
    /// turned on. Vectors are sealed too: texts can be guessed from them. `revision` tells what was changed since the index in memory was made.
    static let sealedTexts = """
        CREATE TABLE encryption (
            only INTEGER PRIMARY KEY CHECK (only = 1),
            is_on INTEGER NOT NULL,
            is_complete INTEGER NOT NULL,
            epoch INTEGER NOT NULL,
            revision INTEGER NOT NULL
        );
        INSERT INTO encryption VALUES (1, 0, 1, 0, 0);
        ALTER TABLE conversation ADD COLUMN sealed BLOB;
        ALTER TABLE message ADD COLUMN sealed BLOB;
        ALTER TABLE message ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE call ADD COLUMN sealed BLOB;
        ALTER TABLE event ADD COLUMN sealed BLOB;
        CREATE INDEX message_revised ON message (revision) WHERE revision > 0;
        ALTER TABLE vector ADD COLUMN sealed BLOB;
        DROP TRIGGER message_text_inserted;
        DROP TRIGGER message_text_deleted;
        DROP TRIGGER message_text_updated;
        DROP TRIGGER vector_outdated;
        CREATE TRIGGER message_text_inserted AFTER INSERT ON message
            WHEN NEW.is_indexed AND NEW.sealed IS NULL AND NOT (SELECT is_on FROM encryption) BEGIN
            INSERT INTO message_text (rowid, text) VALUES (NEW.number, NEW.text);
        END;
        CREATE TRIGGER message_text_deleted AFTER DELETE ON message
            WHEN OLD.is_indexed AND OLD.sealed IS NULL AND NOT (SELECT is_on FROM encryption) BEGIN
            INSERT INTO message_text (message_text, rowid, text) VALUES ('delete', OLD.number, OLD.text);
        END;
        CREATE TRIGGER message_text_updated AFTER UPDATE OF text, is_indexed ON message
            WHEN (NEW.is_indexed <> OLD.is_indexed OR NEW.text <> OLD.text OR NEW.sealed IS NOT OLD.sealed)
                AND NOT (SELECT is_on FROM encryption) BEGIN
            INSERT INTO message_text (message_text, rowid, text)
                SELECT 'delete', OLD.number, OLD.text WHERE OLD.is_indexed AND OLD.sealed IS NULL;
            INSERT INTO message_text (rowid, text)
                SELECT NEW.number, NEW.text WHERE NEW.is_indexed AND NEW.sealed IS NULL;
        END;
        CREATE TRIGGER vector_outdated AFTER UPDATE OF text, is_indexed ON message
            WHEN NEW.sealed IS OLD.sealed AND (NEW.text <> OLD.text OR (NEW.is_indexed = 0 AND NEW.is_removed)) BEGIN
            DELETE FROM vector WHERE message = NEW.number;
        END;
        CREATE TRIGGER message_opened AFTER UPDATE OF text ON message
            WHEN OLD.sealed IS NOT NULL AND NEW.sealed IS OLD.sealed AND NOT (SELECT is_on FROM encryption) BEGIN
            UPDATE message SET sealed = NULL, is_indexed = NEW.is_indexed WHERE number = NEW.number;
        END;
        CREATE TRIGGER conversation_opened AFTER UPDATE OF title ON conversation
            WHEN OLD.sealed IS NOT NULL AND NEW.sealed IS OLD.sealed AND NOT (SELECT is_on FROM encryption) BEGIN
            UPDATE conversation SET sealed = NULL WHERE number = NEW.number;
        END;
        """
}
