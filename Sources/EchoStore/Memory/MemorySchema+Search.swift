extension MemorySchema {
    /// Finished messages alone are indexed: one that grows would be indexed anew with every word. The index keeps no copy of
    /// the texts; it is told the old text when one changes, in one trigger: the order of two is anybody's guess.
    static let search = """
        CREATE VIEW searchable AS SELECT number, text FROM message WHERE is_indexed = 1;
        CREATE VIRTUAL TABLE message_text USING fts5 (
            text, content = 'searchable', content_rowid = 'number', prefix = '1 2 3',
            tokenize = 'unicode61 remove_diacritics 2'
        );
        CREATE TRIGGER message_text_inserted AFTER INSERT ON message WHEN NEW.is_indexed BEGIN
            INSERT INTO message_text (rowid, text) VALUES (NEW.number, NEW.text);
        END;
        CREATE TRIGGER message_text_deleted AFTER DELETE ON message WHEN OLD.is_indexed BEGIN
            INSERT INTO message_text (message_text, rowid, text) VALUES ('delete', OLD.number, OLD.text);
        END;
        CREATE TRIGGER message_text_updated AFTER UPDATE OF text, is_indexed ON message
            WHEN NEW.is_indexed <> OLD.is_indexed OR NEW.text <> OLD.text BEGIN
            INSERT INTO message_text (message_text, rowid, text)
                SELECT 'delete', OLD.number, OLD.text WHERE OLD.is_indexed;
            INSERT INTO message_text (rowid, text) SELECT NEW.number, NEW.text WHERE NEW.is_indexed;
        END;
        """
}
