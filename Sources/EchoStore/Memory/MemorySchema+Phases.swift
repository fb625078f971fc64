extension MemorySchema {
    /// What part of an answer a message is, as the server told it; null where it did not.
    static let phases = "ALTER TABLE message ADD COLUMN phase TEXT;"
}
