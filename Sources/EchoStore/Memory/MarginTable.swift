import Echo
import EchoScreen
import Foundation
import GRDB

/// The table of the notes beside messages.
enum MarginTable {
    /// Of one message; what is larger is not kept.
    private static let mostBytes = 64 << 10

    /// Takes the place of what was kept; without its message nothing is kept.
    static func write(_ kept: KeptMargin, of id: ConversationID, in database: Database) throws {
        guard let json = try? JSONEncoder().encode(StoredMargin(kept.margin)), json.count <= mostBytes else { return }
        try database.cachedStatement(
            sql: """
                INSERT INTO margin (message, content)
                SELECT number, ? FROM message
                WHERE id = ? AND conversation = (SELECT number FROM conversation WHERE id = ?)
                ON CONFLICT (message) DO UPDATE SET content = excluded.content,
                    sealed = CASE WHEN (SELECT is_on FROM encryption) THEN sealed END
                """
        ).execute(arguments: [String(decoding: json, as: UTF8.self), kept.message, id.rawValue])
    }

    /// By the numbers of their messages; one that cannot be opened is left out.
    static func margins(of messages: [Int64], in database: Database) throws -> [Int64: MessageMargin] {
        guard !messages.isEmpty else { return [:] }
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT message, \(SealedColumns.margin) FROM margin
                WHERE message IN (SELECT value FROM json_each(?))
                """, arguments: ["[" + messages.map(String.init).joined(separator: ",") + "]"])
        var margins: [Int64: MessageMargin] = [:]
        while let row = try rows.next() {
            guard let json: String = row[1],
                let stored = try? JSONDecoder().decode(StoredMargin.self, from: Data(json.utf8))
            else { continue }
            margins[row[0]] = stored.margin
        }
        return margins
    }

    /// A branch has the margins of the messages that were copied.
    static func copy(from source: Int64, to branch: Int64, in database: Database) throws {
        try database.execute(
            sql: """
                INSERT INTO margin (message, content)
                SELECT copy.number, \(SealedColumns.margin) FROM margin
                JOIN message ON message.number = margin.message
                JOIN message copy ON copy.conversation = ? AND copy.id = message.id
                WHERE message.conversation = ? AND \(SealedColumns.margin) IS NOT NULL
                """, arguments: [branch, source])
    }
}
