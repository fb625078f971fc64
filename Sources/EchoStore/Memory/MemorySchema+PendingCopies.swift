extension MemorySchema {
    /// Copies that are wanted and were not made, which a program does that comes later.
    static let pendingCopies = "ALTER TABLE copy ADD COLUMN is_made INTEGER NOT NULL DEFAULT 1;"
}
