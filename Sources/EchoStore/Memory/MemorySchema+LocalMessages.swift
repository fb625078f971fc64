extension MemorySchema {
    /// `is_local` marks what was said and answered on this machine alone: it is told to no server, also when the
    /// conversation goes on later.
    static let localMessages = "ALTER TABLE message ADD COLUMN is_local INTEGER NOT NULL DEFAULT 0;"
}
