import Echo
import EchoScreen
import Foundation
import GRDB

/// Puts conversations in order, each in a transaction.
enum ConversationEditor {
    static func rename(_ id: ConversationID, to title: String, in database: Database) throws {
        let origin: ConversationTitle.Origin = title.isEmpty ? .none : .person
        try update("title = ?, title_origin = ?", [title.storable, origin.rawValue], id, in: database)
    }

    static func pin(_ id: ConversationID, _ isPinned: Bool, in database: Database) throws {
        try update("is_pinned = ?", [isPinned], id, in: database)
    }

    static func setDeleted(_ ids: [ConversationID], _ date: Date?, in database: Database) throws {
        for id in ids {
            try database.execute(
                sql: "UPDATE conversation SET deleted_at = ? WHERE id = ?",
                arguments: [date?.milliseconds, id.rawValue])
        }
    }

    /// What the copies cost stays with the messages that they are copies of: it was spent once.
    static func branch(from point: BranchPoint, as id: ConversationID, at date: Date, in database: Database) throws
        -> ConversationRecord
    {
        guard let source = try ConversationReader.conversation(point.conversation, in: database),
            let number = try ChangeTransaction.number(of: point.conversation, in: database)
        else { throw StoreError.notFound(point.conversation) }
        let place = try Row.fetchOne(
            database,
            sql: "SELECT position, number FROM message WHERE conversation = ? AND id = ? AND is_removed = 0",
            arguments: [number, point.message])
        guard let place else { throw StoreError.messageNotFound(point.message) }
        try insert(source, point, id, date, in: database)
        let copy = database.lastInsertedRowID
        let copied = MessageColumns.names.joined(separator: ", ")
        let values = MessageColumns.names.map { name in
            ["usage", "cost", "cost_parts"].contains(name) ? "NULL" : SealedColumns.message(name, of: "message")
        }
        try database.execute(
            sql: """
                INSERT INTO message (conversation, \(copied)) SELECT ?, \(values.joined(separator: ", ")) FROM message
                WHERE conversation = ? AND is_removed = 0 AND (position, number) <= (?, ?) ORDER BY position, number
                """,
            arguments: [copy, number, place[0] as Int64, place[1] as Int64])
        try SoundTable.copy(from: number, to: copy, in: database)
        try MarginTable.copy(from: number, to: copy, in: database)
        try AnswerDetailTable.copy(from: number, to: copy, in: database)
        try PictureTable.copy(from: number, to: copy, in: database)
        guard let branch = try ConversationReader.conversation(id, in: database) else { throw StoreError.notFound(id) }
        return branch
    }

    private static func insert(
        _ source: ConversationRecord, _ point: BranchPoint, _ id: ConversationID, _ date: Date, in database: Database
    ) throws {
        let title = source.title.ofBranch
        try database.execute(
            sql: """
                INSERT INTO conversation (id, kind, title, title_origin, started_at, changed_at, mode, model,
                    origin_conversation, origin_message)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                id.rawValue, source.kind.rawValue, title.text.storable, title.origin.rawValue, date.milliseconds,
                date.milliseconds, source.mode.rawValue, source.model, point.conversation.rawValue, point.message,
            ])
    }

    private static func update(
        _ assignments: String, _ values: [any DatabaseValueConvertible], _ id: ConversationID, in database: Database
    ) throws {
        try database.execute(
            sql: "UPDATE conversation SET \(assignments) WHERE id = ?",
            arguments: StatementArguments(values + [id.rawValue]))
        guard database.changesCount > 0 else { throw StoreError.notFound(id) }
    }
}
