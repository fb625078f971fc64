import Echo
import EchoScreen
import Foundation
import GRDB

/// Reads the events of a conversation.
enum EventReader {
    /// One that cannot be opened is left out.
    static func events(of id: ConversationID, limit: Int, in database: Database) throws -> [KeptEvent] {
        try Row.fetchAll(
            database,
            sql: """
                SELECT event.created_at, event.type, event.direction, \(SealedColumns.payload)
                FROM event JOIN conversation ON conversation.number = event.conversation
                WHERE conversation.id = ? ORDER BY event.number LIMIT ?
                """, arguments: [id.rawValue, max(0, limit)]
        ).compactMap { row in
            guard let payload: String = row[3] else { return nil }
            return KeptEvent(
                direction: WireRecord.Direction(rawValue: row[2]) ?? .received, date: Date(milliseconds: row[0]),
                type: row[1], json: payload)
        }
    }
}
