import Echo
import EchoScreen
import Foundation
import GRDB

/// The texts of messages before another program wrote over them: the last one wins, and nothing is lost.
struct EarlierTexts {
    /// Texts of one message; older ones go.
    private static let most = 20

    /// Keeps what is about to be written over, if another program wrote it and this one does not know it.
    ///
    /// - Parameters:
    ///   - conversation: its number.
    ///   - program: the one that writes now.
    static func keep(
        replacedBy record: MessageRecord, in conversation: Int64, by program: String, at date: Date,
        _ database: Database
    ) throws {
        // What this program changed last, and what it has read, it knows.
        let row = try Row.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT number, \(SealedColumns.message("text", of: "message")), changed_by FROM message
                    WHERE conversation = ? AND id = ? AND changed_by <> ? AND version <> ?
                    """),
            arguments: [conversation, record.message.id, program, record.version])
        guard let row, isLost(row[1], in: record.message.text.storable) else { return }
        let number: Int64 = row[0]
        try insert(EarlierText(text: row[1], replacedAt: date, program: row[2]), of: number, in: database)
        try database.execute(
            sql: """
                DELETE FROM earlier_text WHERE message = ? AND number NOT IN (
                    SELECT number FROM earlier_text WHERE message = ? ORDER BY number DESC LIMIT \(most))
                """, arguments: [number, number])
    }

    /// Keeps those that a message brings from elsewhere.
    static func add(_ record: MessageRecord, in database: Database) throws {
        guard !record.earlierTexts.isEmpty else { return }
        let number = try Int64.fetchOne(
            database,
            sql: """
                SELECT number FROM message
                WHERE id = ? AND conversation = (SELECT number FROM conversation WHERE id = ?)
                """,
            arguments: [record.message.id, record.conversation.rawValue])
        guard let number else { return }
        for text in record.earlierTexts.suffix(most) { try insert(text, of: number, in: database) }
    }

    /// The earlier texts of messages, by their numbers, the oldest first.
    static func texts(of messages: [Int64], in database: Database) throws -> [Int64: [EarlierText]] {
        guard !messages.isEmpty else { return [:] }
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT message, \(SealedColumns.earlierText), replaced_at, program FROM earlier_text
                WHERE message IN (SELECT value FROM json_each(?)) ORDER BY message, number
                """, arguments: ["[" + messages.map(String.init).joined(separator: ",") + "]"])
        var texts: [Int64: [EarlierText]] = [:]
        while let row = try rows.next() {
            texts[row[0], default: []].append(
                EarlierText(text: row[1], replacedAt: Date(milliseconds: row[2]), program: row[3]))
        }
        return texts
    }

    private static func insert(_ earlier: EarlierText, of message: Int64, in database: Database) throws {
        try database.execute(
            sql: "INSERT INTO earlier_text (message, text, replaced_at, program) VALUES (?, ?, ?, ?)",
            arguments: [message, earlier.text.storable, earlier.replacedAt.milliseconds, earlier.program])
    }

    /// A text that only grows stands in the new one.
    private static func isLost(_ text: String, in new: String) -> Bool {
        !text.allSatisfy(\.isWhitespace) && !new.hasPrefix(text)
    }
}
