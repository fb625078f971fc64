extension MemorySchema {
    /// `expires_at`: NULL for never, 0 for the end of the conversation. A branch has the sound of what it was branched from, so
    /// that a file may belong to several messages.
    static let sound = """
        ALTER TABLE audio ADD COLUMN expires_at INTEGER;
        CREATE UNIQUE INDEX audio_by_file ON audio (file, message);
        CREATE INDEX audio_by_expiry ON audio (expires_at) WHERE expires_at IS NOT NULL;
        """
}
