extension MemorySchema {
    /// The texts of prompts are sealed as messages are; where encryption is on already, what there is of them is sealed next.
    static let sealedPrompts = """
        ALTER TABLE prompt ADD COLUMN sealed BLOB;
        UPDATE encryption SET is_complete = 0 WHERE is_on = 1;
        """
}
