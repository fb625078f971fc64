import Echo
import Foundation
import GRDB

/// The table of the details of answers besides their words.
enum AnswerDetailTable {
    /// Takes the place of what was kept; an answer that has nothing any more has nothing here.
    static func write(_ message: Message, in conversation: Int64, _ database: Database) throws {
        guard message.role == .assistant || message.role == .tool else { return }
        guard let details = StoredAnswerDetails(message), let json = try? JSONEncoder().encode(details) else {
            return try remove(of: message.id, in: conversation, database)
        }
        try database.cachedStatement(
            sql: """
                INSERT INTO answer_detail (message, content)
                SELECT number, ? FROM message WHERE conversation = ? AND id = ?
                ON CONFLICT (message) DO UPDATE SET content = excluded.content,
                    sealed = CASE WHEN (SELECT is_on FROM encryption) THEN sealed END
                """
        ).execute(arguments: [String(decoding: json, as: UTF8.self), conversation, message.id])
    }

    private static func remove(of message: Message.ID, in conversation: Int64, _ database: Database) throws {
        try database.cachedStatement(
            sql: """
                DELETE FROM answer_detail
                WHERE message = (SELECT number FROM message WHERE conversation = ? AND id = ?)
                """
        ).execute(arguments: [conversation, message])
    }

    /// By the numbers of their messages; those that cannot be opened are left out.
    static func details(of messages: [Int64], in database: Database) throws -> [Int64: StoredAnswerDetails] {
        guard !messages.isEmpty else { return [:] }
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT message, \(SealedColumns.answerDetail) FROM answer_detail
                WHERE message IN (SELECT value FROM json_each(?))
                """, arguments: ["[" + messages.map(String.init).joined(separator: ",") + "]"])
        var details: [Int64: StoredAnswerDetails] = [:]
        while let row = try rows.next() {
            guard let json: String = row[1],
                let stored = try? JSONDecoder().decode(StoredAnswerDetails.self, from: Data(json.utf8))
            else { continue }
            details[row[0]] = stored
        }
        return details
    }

    /// A branch has the details of the messages that were copied.
    static func copy(from source: Int64, to branch: Int64, in database: Database) throws {
        try database.execute(
            sql: """
                INSERT INTO answer_detail (message, content)
                SELECT copy.number, \(SealedColumns.answerDetail) FROM answer_detail
                JOIN message ON message.number = answer_detail.message
                JOIN message copy ON copy.conversation = ? AND copy.id = message.id
                WHERE message.conversation = ? AND \(SealedColumns.answerDetail) IS NOT NULL
                """, arguments: [branch, source])
    }
}
