extension MemorySchema {
    /// What an answer has besides its words: what was thought before it, its sources, and the server's summary of all that was
    /// said before it; as JSON.
    static let answerDetails = """
        CREATE TABLE answer_detail (
            message INTEGER PRIMARY KEY REFERENCES message (number) ON DELETE CASCADE,
            content TEXT NOT NULL,
            sealed BLOB
        );
        """
}
