extension MemorySchema {
    /// What a person showed with a message: name and bytes, both sealed where texts are. `size` is that of the file, also where
    /// its bytes did not come along.
    static let pictures = """
        CREATE TABLE picture (
            number INTEGER PRIMARY KEY,
            message INTEGER NOT NULL REFERENCES message (number) ON DELETE CASCADE,
            place INTEGER NOT NULL,
            format TEXT NOT NULL,
            width INTEGER NOT NULL,
            height INTEGER NOT NULL,
            size INTEGER NOT NULL,
            name TEXT NOT NULL,
            content BLOB NOT NULL,
            sealed_name BLOB,
            sealed BLOB,
            UNIQUE (message, place)
        );
        """
}
