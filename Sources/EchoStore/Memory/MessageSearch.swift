import Echo
import EchoScreen
import Foundation
import GRDB

/// Finds messages by their words.
struct MessageSearch {
    /// More matches than these are not ranked: each would have to be looked at, and none stands out.
    static let mostRanked = 5_000

    let filter: HistoryFilter
    let order: SearchOrder
    let limit: Int

    func hits(in database: Database) throws -> [SearchHit] {
        let words = IndexedWords(database: database)
        guard
            let expression = try SearchExpression(
                filter.text.storable, containing: words.containing,
                forms: { try filter.findsForms ? words.forms(of: $0) : [] })
        else { return [] }
        let isRanked = try order == .best && !isEverywhere(expression, in: database)
        var conditions = FilterConditions.ofMessages(filter)
        if let id = filter.conversation {
            guard let span = try span(of: id, in: database) else { return [] }
            conditions.add("message_text.rowid BETWEEN ? AND ?", span.lowerBound, span.upperBound)
        }
        let rows = try Row.fetchAll(
            database, sql: sql(conditions.sql, isRanked: isRanked),
            arguments: StatementArguments([expression.text] + conditions.arguments))
        return rows.map { Self.hit($0, parts: expression.parts) }
    }

    /// The index is read in the order that is wanted, so that it is read no further than needed.
    private func sql(_ conditions: String, isRanked: Bool) -> String {
        let newest = "message_text.rowid DESC"
        let order = order == .position ? "m.position, m.number" : isRanked ? "message_text.rank" : newest
        return """
            SELECT c.id, c.title, m.id, m.position, m.role, m.created_at,
                highlight(message_text, 0, char(\(MarkedText.opening.value)), char(\(MarkedText.closing.value))),
                \(isRanked ? "-message_text.rank" : "0.0")
            FROM message_text CROSS JOIN message m ON m.number = message_text.rowid
            CROSS JOIN conversation c ON c.number = m.conversation
            WHERE message_text MATCH ? AND \(conditions)
            ORDER BY \(order) LIMIT \(limit)
            """
    }

    private func isEverywhere(_ expression: SearchExpression, in database: Database) throws -> Bool {
        let count = try Int.fetchOne(
            database,
            sql: """
                SELECT count(*) FROM (
                    SELECT 1 FROM message_text WHERE message_text MATCH ? LIMIT \(Self.mostRanked + 1))
                """, arguments: [expression.text])
        return (count ?? 0) > Self.mostRanked
    }

    /// The messages of a conversation lie near one another.
    private func span(of id: ConversationID, in database: Database) throws -> ClosedRange<Int64>? {
        let row = try Row.fetchOne(
            database,
            sql: """
                SELECT min(number), max(number) FROM message
                WHERE conversation = (SELECT number FROM conversation WHERE id = ?)
                """, arguments: [id.rawValue])
        guard let first = row?[0] as Int64?, let last = row?[1] as Int64? else { return nil }
        return first...last
    }

    private static func hit(_ row: Row, parts: [String]) -> SearchHit {
        SearchHit(
            conversation: ConversationID(row[0]), conversationTitle: row[1], message: row[2], position: row[3],
            role: Message.Role(rawValue: row[4]) ?? .assistant, createdAt: Date(milliseconds: row[5]),
            snippet: MarkedText(row[6], parts: parts).snippet, rank: row[7])
    }
}
