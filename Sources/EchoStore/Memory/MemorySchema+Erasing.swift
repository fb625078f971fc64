extension MemorySchema {
    /// What was erased is known by its id alone, so that neither a program that still writes it nor a salvage brings it back.
    static let erasing = """
        CREATE TABLE erased (id TEXT PRIMARY KEY, erased_at INTEGER NOT NULL) WITHOUT ROWID;
        CREATE INDEX conversation_deleted ON conversation (deleted_at) WHERE deleted_at IS NOT NULL;
        """
}
