extension MemorySchema {
    /// Recordings of calls that were copied to another machine, by the names of the calls: the copy is to go when the call, or
    /// its sound, is erased here. Sound that was lost is not erased: then the copy is all there is.
    static let copies = """
        CREATE TABLE copy (
            call_id TEXT PRIMARY KEY,
            is_erased INTEGER NOT NULL DEFAULT 0
        ) WITHOUT ROWID;
        CREATE INDEX copy_of_erased ON copy (is_erased) WHERE is_erased = 1;
        CREATE TRIGGER call_erased AFTER DELETE ON call BEGIN
            UPDATE copy SET is_erased = 1 WHERE call_id = OLD.call_id;
        END;
        CREATE TRIGGER call_sound_erased AFTER UPDATE OF duration ON audio
            WHEN OLD.duration > 0 AND NEW.duration = 0
        BEGIN
            UPDATE copy SET is_erased = 1 WHERE call_id IN (
                SELECT call.call_id FROM message JOIN call ON call.conversation = message.conversation
                WHERE message.number = NEW.message);
        END;
        """
}
