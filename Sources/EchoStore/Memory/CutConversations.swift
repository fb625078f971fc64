import EchoScreen
import GRDB

/// Finds what was being said when a program ended without closing its conversation.
public struct CutConversations {
    /// The object of a search; the next program finds the rest.
    public enum Search: Sendable, Hashable {
        case everything
        /// Of a program that carries calls, and can go on with nothing else.
        case calls
        case nothing
    }

    /// The programs that run: theirs go on.
    let running: [String]
    /// The one that looks.
    let program: String

    /// Marks conversations and their unfinished messages as cut.
    ///
    /// - Returns: the conversations, the newest first.
    func mark(_ search: Search, in database: Database) throws -> [ConversationID] {
        guard search != .nothing else { return [] }
        let kind = search == .calls ? " AND kind = 'phone'" : ""
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT number, id, opened_by FROM conversation WHERE opened_by IS NOT NULL\(kind)
                ORDER BY changed_at DESC, number DESC
                """
        ).filter { !running.contains($0[2]) }
        for row in rows { try mark(row[0], ConversationID(row[1]), in: database) }
        return rows.map { ConversationID($0[1]) }
    }

    private func mark(_ number: Int64, _ id: ConversationID, in database: Database) throws {
        let unfinished = try Row.fetchAll(
            database,
            sql: """
                SELECT \(MessageColumns.names.joined(separator: ", ")) FROM message
                WHERE conversation = ? AND status IN ('transcribing', 'inProgress') AND sealed IS NULL
                """, arguments: [number])
        for row in unfinished {
            let record = MessageColumns.record(row, of: id, from: 0)
            try MessageStatement(conversation: number, program: program).write(record.cut, in: database)
        }
        try markSealed(number, in: database)
        try markSpoken(number, in: database)
        try database.execute(
            sql: """
                UPDATE conversation SET was_cut = 1, opened_by = NULL, opened_at = NULL,
                duration = duration + max(0, changed_at - opened_at) WHERE number = ?
                """, arguments: [number])
    }

    /// An answer whose text was complete, and whose sound was still being heard, was interrupted where it was heard last.
    private func markSpoken(_ number: Int64, in database: Database) throws {
        try database.execute(
            sql: """
                UPDATE message SET was_cut = 1, status = 'interrupted'
                WHERE conversation = ? AND status = 'completed' AND heard IS NOT NULL
                """, arguments: [number])
    }

    /// Of what is sealed only the state is changed: there may be no key yet.
    private func markSealed(_ number: Int64, in database: Database) throws {
        try database.execute(
            sql: """
                UPDATE message SET was_cut = 1,
                    status = CASE status WHEN 'transcribing' THEN 'transcriptionLost' ELSE 'incomplete' END
                WHERE conversation = ? AND status IN ('transcribing', 'inProgress') AND sealed IS NOT NULL
                """, arguments: [number])
    }
}
