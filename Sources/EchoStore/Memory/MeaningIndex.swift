import Echo
import EchoScreen
import Foundation
import GRDB

/// Vectors of messages, and which of them lie near another.
struct MeaningIndex {
    /// Of those that lie nearest, so many are looked at for whether they meet the filter.
    private static let mostNear = 1_000
    /// Characters of a message that is found by what it means, as it is shown.
    private static let excerpt = 160

    let model: String

    func missing(withLocal: Bool, limit: Int, in database: Database) throws -> [MessageText] {
        let local = withLocal ? "" : " AND is_local = 0"
        // Each way of having none of this model is a stretch of the index.
        let none = try texts(where: "vector_model IS NULL\(local)", [], limit: limit, in: database)
        let other = try ["<", ">"].flatMap { sign in
            try texts(where: "vector_model \(sign) ?\(local)", [model], limit: limit, in: database)
        }
        return Array((none + other).sorted { $0.number > $1.number }.prefix(max(1, limit)))
    }

    private func texts(
        where condition: String, _ arguments: StatementArguments, limit: Int, in database: Database
    ) throws -> [MessageText] {
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT number, \(SealedColumns.message("text", of: "m")) FROM message m INDEXED BY message_by_vector
                WHERE is_indexed = 1 AND \(condition) ORDER BY number DESC LIMIT \(max(1, limit))
                """, arguments: arguments)
        return rows.filter { $0[1] != SealedColumns.closed }.map { MessageText(number: $0[0], text: $0[1]) }
    }

    func keep(_ vectors: [MessageVector], for texts: [MessageText], in database: Database) throws {
        let texts = Dictionary(texts.map { ($0.number, $0.text) }) { first, _ in first }
        let statement = try database.cachedStatement(
            sql: """
                INSERT OR REPLACE INTO vector (message, model, components)
                SELECT number, ?, ? FROM message WHERE number = ? AND is_indexed = 1
                    AND \(SealedColumns.message("text", of: "message")) = ?
                """)
        for vector in vectors {
            // What has no direction is near nothing, and not asked for again.
            let components = QuantizedVector(vector.values)?.data ?? Data()
            try statement.execute(arguments: [model, components, vector.number, texts[vector.number] ?? ""])
        }
    }

    func nearest(to values: [Float], _ filter: HistoryFilter, limit: Int, in database: Database) throws -> [SearchHit] {
        guard let wanted = QuantizedVector(values) else { return [] }
        var filter = filter
        filter.text = ""
        let near = try nearest(to: wanted, in: database)
        var hits: [SearchHit] = []
        for candidate in near where hits.count < limit {
            if let hit = try hit(candidate, filter, in: database) { hits.append(hit) }
        }
        return hits
    }

    private func nearest(to wanted: QuantizedVector, in database: Database) throws -> [NearMessage] {
        let rows = try Row.fetchCursor(
            database, sql: "SELECT message, \(SealedColumns.vector) FROM vector WHERE model = ?", arguments: [model])
        var near = NearestMessages(most: Self.mostNear)
        while let row = try rows.next() {
            let similarity = try row.withUnsafeData(atIndex: 1) { data in
                data?.withUnsafeBytes { wanted.similarity(to: $0) } ?? 0
            }
            near.add(NearMessage(number: row[0], similarity: similarity))
        }
        return near.sorted
    }

    private func hit(_ near: NearMessage, _ filter: HistoryFilter, in database: Database) throws -> SearchHit? {
        var conditions = FilterConditions.ofMessages(filter)
        conditions.add("m.number = ?", near.number)
        let row = try Row.fetchOne(
            database,
            sql: """
                SELECT c.id, \(SealedColumns.title(of: "c")), m.id, m.position, m.role, m.created_at,
                    substr(\(SealedColumns.message("text", of: "m")), 1, \(Self.excerpt + 1))
                FROM message m CROSS JOIN conversation c ON c.number = m.conversation WHERE \(conditions.sql)
                """, arguments: StatementArguments(conditions.arguments))
        guard let row else { return nil }
        var hit = SearchHit(
            conversation: ConversationID(row[0]), conversationTitle: row[1], message: row[2], position: row[3],
            role: Message.Role(rawValue: row[4]) ?? .assistant, createdAt: Date(milliseconds: row[5]),
            snippet: Self.excerpt(of: row[6]), rank: Double(near.similarity))
        hit.isByMeaning = true
        return hit
    }

    private static func excerpt(of text: String) -> SearchSnippet {
        let line = String(text.map { $0.isWhitespace ? " " : $0 })
        return SearchSnippet(text: line.count > excerpt ? line.prefix(excerpt) + "…" : line, marks: [])
    }
}
