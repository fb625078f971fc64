import EchoConcurrency
import EchoScreen
import GRDB

/// The texts that are sealed on disk and the index of their words, in memory alone: what searches texts runs on it as it runs
/// on a database that is not encrypted. Made when it is needed first; later only what has changed is read.
actor UnlockedIndex {
    private struct Mark: Equatable {
        var epoch: Int64
        var revision: Int64
        var number: Int64
    }

    private nonisolated let thread = WorkThread(name: "echo-index")
    private var queue: DatabaseQueue?
    private var mark: Mark?
    private var version: StoreVersion?

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    func read<Value: Sendable>(
        from pool: DatabasePool, _ body: @Sendable (Database) throws -> Value
    ) throws -> Value {
        let version = try Self.version(of: pool)
        if let queue, version == self.version { return try queue.read(body) }
        let queue = try pool.read { try self.brought(up: $0) }
        self.version = version
        return try queue.read(body)
    }

    /// Another one after each change, by this program or another.
    private static func version(of pool: DatabasePool) throws -> StoreVersion {
        try pool.writeWithoutTransaction(StoreVersion.init)
    }

    /// Frees the memory.
    func forget() { (queue, mark, version) = (nil, nil, nil) }

    private func brought(up source: Database) throws -> DatabaseQueue {
        let state = try EncryptionState(in: source)
        let newest = try Int64.fetchOne(source, sql: "SELECT max(number) FROM message") ?? 0
        if mark?.epoch != state.epoch { forget() }
        let queue = try self.queue ?? Self.empty()
        let old = mark ?? Mark(epoch: state.epoch, revision: 0, number: 0)
        try queue.write { target in
            try copyConversations(source, target)
            try copyMessages(source, target, "number > ? OR revision > ?", [old.number, old.revision])
        }
        (self.queue, mark) = (queue, Mark(epoch: state.epoch, revision: state.revision, number: newest))
        return queue
    }

    private static func empty() throws -> DatabaseQueue {
        let queue = try DatabaseQueue(configuration: MemoryConnection.configuration(isReadOnly: false, TextKeys(nil)))
        try MemorySchema.migrator.migrate(queue)
        // What they count is copied.
        try queue.write { try $0.execute(sql: "DROP TRIGGER message_inserted; DROP TRIGGER message_counted") }
        return queue
    }

    private func copyConversations(_ source: Database, _ target: Database) throws {
        try copy("conversation", "number", ["title": SealedColumns.title(of: "t")], "1", [], source, target)
        let kept = try Set(Int64.fetchAll(source, sql: "SELECT number FROM conversation"))
        for number in try Int64.fetchAll(target, sql: "SELECT number FROM conversation") where !kept.contains(number) {
            try target.execute(sql: "DELETE FROM conversation WHERE number = ?", arguments: [number])
        }
        let call = [
            "phone_number": SealedColumns.call("number", "phone_number", of: "t"),
            "configuration": SealedColumns.call("configuration", "configuration", of: "t"),
        ]
        try copy("call", "conversation", call, "1", [], source, target)
        try copy("used", "conversation, kind, name", [:], "1", [], source, target)
    }

    private func copyMessages(
        _ source: Database, _ target: Database, _ condition: String, _ arguments: StatementArguments
    ) throws {
        let left = ["reason", "tool", "usage", "cost_parts"].map { ($0, "NULL") }
        // Of what was cut without a key, nobody could see whether there are words in it.
        let isIndexed = "(t.is_indexed OR (t.was_cut AND \(SealedColumns.isIndexed(of: "t"))))"
        let text = "ifnull(nullif(\(SealedColumns.message("text", of: "t")), '\(SealedColumns.closed)'), '')"
        let opened = ["text": text, "is_indexed": isIndexed, "revision": "0"]
        try copy(
            "message", "number", opened.merging(left) { $1 }, condition, arguments, source, target)
    }

    /// - Parameter opened: what stands in columns that are not copied as they are.
    private func copy(
        _ table: String, _ key: String, _ opened: [String: String], _ condition: String,
        _ arguments: StatementArguments, _ source: Database, _ target: Database
    ) throws {
        let names = try target.columns(in: table).map(\.name)
        let values = names.map { $0 == "sealed" ? "NULL" : opened[$0] ?? "t.\($0)" }
        let changes = names.map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
        let marks = names.map { _ in "?" }.joined(separator: ", ")
        let insertion = try target.cachedStatement(
            sql: """
                INSERT INTO \(table) (\(names.joined(separator: ", "))) VALUES (\(marks))
                ON CONFLICT (\(key)) DO UPDATE SET \(changes)
                """)
        let rows = try Row.fetchCursor(
            source, sql: "SELECT \(values.joined(separator: ", ")) FROM \(table) t WHERE \(condition)",
            arguments: arguments)
        while let row = try rows.next() {
            try insertion.execute(arguments: StatementArguments(row.databaseValues))
        }
    }
}
