extension MemorySchema {
    /// `settings`: what a prompt says of settings that have no column of their own, as JSON. `unpriced`: tokens among `tokens`
    /// that are in no cost, for nobody had told the price of their model.
    static let promptsAndSpending = """
        ALTER TABLE prompt ADD COLUMN settings TEXT;
        ALTER TABLE spending ADD COLUMN unpriced INTEGER NOT NULL DEFAULT 0;
        """
}
