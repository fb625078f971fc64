import EchoScreen
import GRDB

/// Reads conversations, page by page.
enum ConversationReader {
    /// Of a text that stands in more messages than these, the newest decide which conversations are listed.
    static let mostMatches = 20_000

    static func page(_ filter: HistoryFilter, after cursor: ConversationCursor?, limit: Int, in database: Database)
        throws -> ConversationPage
    {
        let limit = min(max(limit, 1), 10_000)
        var conditions = try conditions(filter, in: database)
        if let cursor {
            conditions.add(
                "(c.is_pinned, c.changed_at, c.number) < (?, ?, ?)", cursor.isPinned, cursor.changedAt.milliseconds,
                cursor.number)
        }
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT \(ConversationColumns.selection) FROM conversation c LEFT JOIN call ON call.conversation = c.number
                WHERE \(conditions.sql) ORDER BY c.is_pinned DESC, c.changed_at DESC, c.number DESC LIMIT \(limit + 1)
                """, arguments: StatementArguments(conditions.arguments))
        let page = rows.prefix(limit)
        return ConversationPage(
            records: page.map(ConversationColumns.record),
            next: rows.count > limit ? page.last.map(ConversationColumns.cursor) : nil)
    }

    /// How many there are on all pages.
    static func count(_ filter: HistoryFilter, in database: Database) throws -> Int {
        let conditions = try conditions(filter, in: database)
        return try Int.fetchOne(
            database,
            sql: """
                SELECT count(*) FROM conversation c LEFT JOIN call ON call.conversation = c.number WHERE \(conditions.sql)
                """, arguments: StatementArguments(conditions.arguments)) ?? 0
    }

    private static func conditions(_ filter: HistoryFilter, in database: Database) throws -> FilterConditions {
        var conditions = FilterConditions.ofConversations(filter)
        let expression =
            filter.isOfTitles
            ? nil : try SearchExpression(filter.text, containing: IndexedWords(database: database).containing)
        conditions.addText(filter.text, orConversationsOf: expression, mostMatches: mostMatches)
        return conditions
    }

    static func conversation(_ id: ConversationID, in database: Database) throws -> ConversationRecord? {
        try Row.fetchOne(
            database,
            sql: """
                SELECT \(ConversationColumns.selection) FROM conversation c LEFT JOIN call ON call.conversation = c.number
                WHERE c.id = ?
                """, arguments: [id.rawValue]
        ).map(ConversationColumns.record)
    }
}
