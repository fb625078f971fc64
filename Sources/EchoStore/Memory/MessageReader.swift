import Echo
import EchoScreen
import GRDB

/// Reads the messages of a conversation, page by page.
struct MessageReader {
    private static let plain = columns { "m.\($0)" }
    private static let opened = columns { SealedColumns.message($0, of: "m") }

    private static func columns(_ column: (String) -> String) -> String {
        (["m.number"] + MessageColumns.names.map(column) + ["m.version", "m.sealed IS NOT NULL AS is_sealed"])
            .joined(separator: ", ")
    }

    let id: ConversationID
    let limit: Int

    init(id: ConversationID, limit: Int) {
        self.id = id
        self.limit = min(max(limit, 1), 10_000)
    }

    func page(_ window: MessageWindow, in database: Database) throws -> MessagePage {
        guard let conversation = try ChangeTransaction.number(of: id, in: database) else {
            throw StoreError.notFound(id)
        }
        let rows = try rows(window, of: conversation, in: database)
        let (first, last) = (rows.first.map(Self.cursor), rows.last.map(Self.cursor))
        return MessagePage(
            records: try records(rows, in: database),
            before: try first.flatMap { try neighbour("<", $0, conversation, database) ? $0 : nil },
            after: try last.flatMap { try neighbour(">", $0, conversation, database) ? $0 : nil })
    }

    private func records(_ rows: [Row], in database: Database) throws -> [MessageRecord] {
        let earlier = try EarlierTexts.texts(of: rows.map { $0[0] }, in: database)
        let pictures = try PictureTable.pictures(of: rows.map { $0[0] }, in: database)
        let details = try AnswerDetailTable.details(of: rows.map { $0[0] }, in: database)
        let margins = try MarginTable.margins(of: rows.map { $0[0] }, in: database)
        return rows.map { row in
            var record = MessageColumns.record(row, of: id, from: 1)
            record.version = row["version"]
            record.isUnreadable = row["is_sealed"] && record.message.text == SealedColumns.closed
            record.earlierTexts = earlier[row[0]] ?? []
            record.margin = margins[row[0]]
            details[row[0]]?.dress(&record.message)
            record.message.pictures = pictures[row[0]] ?? []
            return record
        }
    }

    private func rows(_ window: MessageWindow, of conversation: Int64, in database: Database) throws -> [Row] {
        switch window {
        case .first: try fetch(">=", nil, limit, conversation, database)
        case .last: try fetch("<=", nil, limit, conversation, database)
        case .before(let cursor): try fetch("<", cursor, limit, conversation, database)
        case .after(let cursor): try fetch(">", cursor, limit, conversation, database)
        case .around(let message): try around(message, conversation, database)
        }
    }

    private func around(_ message: Message.ID, _ conversation: Int64, _ database: Database) throws -> [Row] {
        let row = try Row.fetchOne(
            database, sql: "SELECT number, position FROM message WHERE conversation = ? AND id = ?",
            arguments: [conversation, message])
        guard let row else { throw StoreError.messageNotFound(message) }
        let cursor = MessageCursor(position: row[1], number: row[0])
        let before = try fetch("<", cursor, limit / 2, conversation, database)
        return try before + fetch(">=", cursor, limit - before.count, conversation, database)
    }

    /// In order, the nearest to the cursor.
    private func fetch(
        _ comparison: String, _ cursor: MessageCursor?, _ limit: Int, _ conversation: Int64, _ database: Database
    ) throws -> [Row] {
        let isBackwards = comparison.hasPrefix("<")
        let direction = isBackwards ? "DESC" : "ASC"
        let place = cursor == nil ? "" : "AND (m.position, m.number) \(comparison) (?, ?)"
        func rows(_ columns: String) throws -> [Row] {
            try Row.fetchAll(
                database,
                sql: """
                    SELECT \(columns) FROM message m WHERE m.conversation = ? AND m.is_removed = 0 \(place)
                    ORDER BY m.position \(direction), m.number \(direction) LIMIT \(limit)
                    """, arguments: arguments(conversation, cursor))
        }
        let found = try openedWhereSealed(rows, in: database)
        return isBackwards ? found.reversed() : found
    }

    /// To ask each row whether it is to be opened costs more than to read it; what could not be opened when encryption was
    /// turned off is the exception.
    private func openedWhereSealed(_ rows: (String) throws -> [Row], in database: Database) throws -> [Row] {
        if try EncryptionState(in: database).isSealed { return try rows(Self.opened) }
        let plain = try rows(Self.plain)
        return plain.contains { $0["is_sealed"] } ? try rows(Self.opened) : plain
    }

    private func neighbour(
        _ comparison: String, _ cursor: MessageCursor, _ conversation: Int64, _ database: Database
    ) throws -> Bool {
        try Bool.fetchOne(
            database,
            sql: """
                SELECT EXISTS (SELECT 1 FROM message m WHERE m.conversation = ? AND m.is_removed = 0
                AND (m.position, m.number) \(comparison) (?, ?))
                """, arguments: arguments(conversation, cursor)) ?? false
    }

    private func arguments(_ conversation: Int64, _ cursor: MessageCursor?) -> StatementArguments {
        guard let cursor else { return [conversation] }
        return [conversation, cursor.position, cursor.number]
    }

    private static func cursor(_ row: Row) -> MessageCursor { MessageCursor(position: row[2], number: row[0]) }
}
