import Echo
import EchoScreen
import GRDB

/// Writes changes into the database, in order; all of one transaction.
struct ChangeTransaction {
    /// The program whose conversations they are.
    let program: String
    private var numbers: [ConversationID: Int64] = [:]

    init(program: String) { self.program = program }

    mutating func write(_ change: ConversationChange, in database: Database) throws {
        switch change {
        case .began(let record): try begin(record, in: database)
        case .message(let record):
            guard let number = try number(of: record, in: database) else { break }
            try MessageStatement(conversation: number, program: program).write(record, in: database)
            try AnswerDetailTable.write(record.message, in: number, database)
            try PictureTable.write(record.message.pictures, of: record.message.id, in: number, database)
        case .removed(let message, let id):
            try execute(
                """
                UPDATE message SET is_removed = 1, is_indexed = 0
                WHERE id = ? AND conversation = (SELECT number FROM conversation WHERE id = ?)
                """, [message, id.rawValue], in: database)
        case .titled(let id, let title):
            let origin = title.origin.rawValue
            try execute(
                "UPDATE conversation SET title = ?, title_origin = ? WHERE id = ? AND title_origin <= ?",
                [title.text.storable, origin, id.rawValue, origin], in: database)
        case .switched(let id, let mode, let model):
            try execute(
                "UPDATE conversation SET mode = ?, model = ? WHERE id = ?",
                [mode.rawValue, model?.storable, id.rawValue], in: database)
        case .called(let id, let call): try write(call, of: id, in: database)
        case .sound(let sound, let id): try SoundTable.write(sound, of: id, in: database)
        case .margin(let margin, let id): try MarginTable.write(margin, of: id, in: database)
        case .event(let event, let id):
            try execute(
                """
                INSERT INTO event (conversation, created_at, type, direction, payload)
                SELECT number, ?, ?, ?, ? FROM conversation WHERE id = ?
                """, [event.date.milliseconds, event.type, event.direction.rawValue, event.json.storable, id.rawValue],
                in: database)
        case .spent(let amounts): try SpendingLedger.add(amounts, in: database)
        case .ended(let id, let date):
            try execute(
                """
                UPDATE conversation SET duration = duration + max(0, ? - opened_at), opened_at = NULL, opened_by = NULL
                WHERE id = ? AND opened_by = ?
                """, [date.milliseconds, id.rawValue, program], in: database)
        }
    }

    private func begin(_ record: ConversationRecord, in database: Database) throws {
        try execute(
            """
            INSERT INTO conversation (id, kind, title, title_origin, started_at, changed_at, mode, model, opened_at,
                opened_by, is_pinned, origin_conversation, origin_message)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (id) DO UPDATE SET mode = excluded.mode, model = excluded.model, was_cut = 0,
                opened_at = excluded.opened_at, opened_by = excluded.opened_by, deleted_at = NULL
            """,
            [
                record.id.rawValue, record.kind.rawValue, record.title.text.storable, record.title.origin.rawValue,
                record.startedAt.milliseconds, max(record.startedAt, record.changedAt).milliseconds,
                record.mode.rawValue, record.model?.storable, record.startedAt.milliseconds, program, record.isPinned,
                record.origin?.conversation.rawValue, record.origin?.message,
            ], in: database)
        if let call = record.call { try write(call, of: record.id, in: database) }
    }

    /// A message whose conversation is not kept, because its beginning was forgotten when too much waited, begins it. Nil for
    /// what was said before its conversation was erased, by another program perhaps.
    private mutating func number(of record: MessageRecord, in database: Database) throws -> Int64? {
        if let number = numbers[record.conversation] { return number }
        let id = record.conversation
        if try Self.number(of: id, in: database) == nil {
            let start = record.message.createdAt
            let erased = try Int64.fetchOne(
                database, sql: "SELECT erased_at FROM erased WHERE id = ?", arguments: [id.rawValue])
            if let erased, start.milliseconds <= erased { return nil }
            let title = ConversationTitle.firstWords(of: record.message.text) ?? .none
            try begin(
                ConversationRecord(id: id, title: title, startedAt: start, mode: record.mode, model: record.model),
                in: database)
        }
        guard let number = try Self.number(of: id, in: database) else { throw StoreError.notFound(id) }
        numbers[id] = number
        return number
    }

    private func write(_ call: CallDetails, of id: ConversationID, in database: Database) throws {
        try execute(
            """
            INSERT INTO call (conversation, call_id, direction, phone_number, status, duration, configuration)
            SELECT number, ?, ?, ?, ?, ?, ? FROM conversation WHERE id = ?
            ON CONFLICT (conversation) DO UPDATE SET call_id = excluded.call_id, direction = excluded.direction,
                phone_number = excluded.phone_number, status = excluded.status, duration = excluded.duration,
                configuration = excluded.configuration
            """,
            [
                call.callID, call.direction.rawValue, call.number?.storable, call.status.storable,
                call.duration?.wholeMilliseconds, call.configuration?.storable, id.rawValue,
            ], in: database)
    }

    static func number(of id: ConversationID, in database: Database) throws -> Int64? {
        let statement = try database.cachedStatement(sql: "SELECT number FROM conversation WHERE id = ?")
        return try Int64.fetchOne(statement, arguments: [id.rawValue])
    }

    private func execute(_ sql: String, _ values: [(any DatabaseValueConvertible)?], in database: Database) throws {
        try database.cachedStatement(sql: sql).execute(arguments: StatementArguments(values))
    }
}
