extension MemorySchema {
    /// What features remember, a text each. An area is one feature's; its `revision` counts the changes, and each row has the
    /// one it was written with: most programs need not look at any row to know that nothing is new. There is no index, which
    /// would be written with each row, to be read only when another program wrote. The number of a row that went is never
    /// another's: a program that has not heard of it may still write under it.
    static let keptRows = """
        CREATE TABLE kept_area (
            name TEXT PRIMARY KEY,
            generation INTEGER NOT NULL,
            revision INTEGER NOT NULL,
            created_at INTEGER NOT NULL,
            changed_at INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE kept_row (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            area TEXT NOT NULL,
            content TEXT NOT NULL,
            revision INTEGER NOT NULL,
            sealed BLOB
        );
        """
}
