extension MemorySchema {
    /// What stands beside a message: corrections, words that were looked up, translations; as JSON.
    static let margins = """
        CREATE TABLE margin (
            message INTEGER PRIMARY KEY REFERENCES message (number) ON DELETE CASCADE,
            content TEXT NOT NULL,
            sealed BLOB
        );
        """
}
