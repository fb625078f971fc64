import Echo
import EchoScreen
import GRDB

extension ConversationStore {
    /// Writes a whole conversation, or of one that is kept the messages that it has not. Of that one, title and everything else
    /// stay as they are.
    ///
    /// - Returns: whether it is new, and how many messages are.
    func add(_ conversation: ImportedConversation) async throws(StoreError) -> (isNew: Bool, messages: Int) {
        await flush()
        try await fetchKey()
        let program = access.database.program
        return try await access.write { database in
            try AddedConversation(conversation, program: program).write(in: database)
        }
    }
}

/// A conversation that is added as if it had been said here: whole, in one transaction.
private struct AddedConversation {
    private let conversation: ImportedConversation
    private let program: String
    private var record: ConversationRecord { conversation.record }

    init(_ conversation: ImportedConversation, program: String) {
        (self.conversation, self.program) = (conversation, program)
    }

    func write(in database: Database) throws -> (isNew: Bool, messages: Int) {
        let number = try ChangeTransaction.number(of: record.id, in: database)
        let known = try number.map { try Self.messages(of: $0, in: database) } ?? []
        let messages = conversation.messages.filter { !known.contains($0.message.id) }
        let isRestored = try restore(in: database)
        guard number == nil || !messages.isEmpty else { return (isRestored, 0) }
        var transaction = ChangeTransaction(program: program)
        if number == nil { try transaction.write(.began(record), in: database) }
        for message in messages {
            try transaction.write(.message(message), in: database)
            try EarlierTexts.add(message, in: database)
            if let margin = message.margin {
                let kept = KeptMargin(message: message.message.id, margin: margin)
                try transaction.write(.margin(kept, of: message.conversation), in: database)
            }
        }
        if number == nil { try finish(in: database) }
        return (number == nil || isRestored, messages.count)
    }

    /// Whoever imports what was deleted wants it again.
    private func restore(in database: Database) throws -> Bool {
        try database.execute(
            sql: "UPDATE conversation SET deleted_at = NULL WHERE id = ? AND deleted_at IS NOT NULL",
            arguments: [record.id.rawValue])
        return database.changesCount > 0
    }

    /// Whoever imports what was erased wants it again.
    private func finish(in database: Database) throws {
        try database.execute(sql: "DELETE FROM erased WHERE id = ?", arguments: [record.id.rawValue])
        try database.execute(
            sql: """
                UPDATE conversation SET opened_at = NULL, opened_by = NULL, duration = ?,
                    changed_at = max(started_at, ?) WHERE id = ?
                """,
            arguments: [record.duration.wholeMilliseconds, record.changedAt.milliseconds, record.id.rawValue])
    }

    private static func messages(of number: Int64, in database: Database) throws -> Set<String> {
        try Set(String.fetchAll(database, sql: "SELECT id FROM message WHERE conversation = ?", arguments: [number]))
    }
}
