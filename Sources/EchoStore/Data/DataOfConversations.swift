import EchoScreen
import Foundation
import GRDB

/// The contents of the database, counted.
struct DataOfConversations {
    let folder: MemoryFolder

    func counted(in database: Database) throws -> [KeptAmount] {
        var conversations = try count("conversation", "started_at", .conversations, in: database)
        // Imported ones are older than those before them.
        let span = try Row.fetchOne(database, sql: "SELECT min(started_at), max(changed_at) FROM conversation")
        conversations.oldest = (span?[0] as Int64?).map { Date(milliseconds: $0) }
        conversations.newest = (span?[1] as Int64?).map { Date(milliseconds: $0) }
        var messages = try count("message", "created_at", .messages, in: database)
        if messages.count > 0 { (messages.oldest, messages.newest) = (conversations.oldest, conversations.newest) }
        conversations.bytes = ["", "-wal"].reduce(0) { $0 + MemoryFolder.size(of: folder.database + $1) }
        return [
            conversations, messages,
            try count("event", "created_at", .events, in: database),
            try count("prompt", "created_at", .prompts, in: database), try spending(in: database),
        ]
    }

    private func count(_ table: String, _ time: String, _ kind: KeptAmount.Kind, in database: Database) throws
        -> KeptAmount
    {
        // The times of messages follow their numbers nearly always: looking at all of a million would take seconds.
        let row = try Row.fetchOne(database, sql: "SELECT count(*) FROM \(table)")
        var data = KeptAmount(kind, at: folder.path)
        data.count = row?[0] ?? 0
        for (order, path) in [("ASC", \KeptAmount.oldest), ("DESC", \KeptAmount.newest)] {
            let sql = "SELECT \(time) FROM \(table) ORDER BY number \(order) LIMIT 1"
            data[keyPath: path] = try Int64.fetchOne(database, sql: sql).map { Date(milliseconds: $0) }
        }
        return data
    }

    private func spending(in database: Database) throws -> KeptAmount {
        let row = try Row.fetchOne(database, sql: "SELECT count(*), min(day), max(day) FROM spending")
        var data = KeptAmount(.spending, at: folder.path)
        data.count = row?[0] ?? 0
        data.oldest = (row?[1] as String?).flatMap(Self.date)
        data.newest = (row?[2] as String?).flatMap(Self.date)
        return data
    }

    private static func date(_ day: String) -> Date? { try? Date(day + "T00:00:00Z", strategy: .iso8601) }
}
