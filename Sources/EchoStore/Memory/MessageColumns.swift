import Echo
import EchoScreen
import Foundation
import GRDB

/// Turns messages into rows and rows into messages.
enum MessageColumns {
    /// In the order in which `values` has them and `record` reads them, after the conversation.
    static let names = [
        "id", "position", "role", "medium", "mode", "model", "text", "status", "reason", "heard", "heard_characters",
        "created_at", "finished_at", "latency", "usage", "cost", "cost_parts", "tool", "tool_name", "is_removed",
        "was_cut", "is_indexed", "is_local", "phase",
    ]

    static func values(of record: MessageRecord) -> [(any DatabaseValueConvertible)?] {
        let message = record.message
        let status = StoredStatus(message.status)
        // Of a completed message, how much was heard while its sound goes on.
        let heard = message.status == .completed ? record.heardSoFar : nil
        let isIndexed = message.isFinal && !record.isRemoved && !message.text.isEmpty
        return [
            message.id, record.position, message.role.rawValue, message.medium.rawValue, record.mode.rawValue,
            record.model?.storable, message.text.storable, status.name, status.reason?.storable,
            status.heard ?? heard?.duration.wholeMilliseconds, status.heardCharacters ?? heard?.characters,
            message.createdAt.milliseconds, record.finishedAt?.milliseconds, message.latency?.wholeMilliseconds,
            message.usage.map(StoredAmounts.json), message.cost?.total.picodollars,
            message.cost.map(StoredAmounts.json), message.tool.flatMap(Self.json), message.tool?.call.name.storable,
            record.isRemoved, record.wasCut, isIndexed, message.isLocal,
            message.phase?.rawValue,
        ]
    }

    /// - Parameter start: the column of the id.
    static func record(_ row: Row, of conversation: ConversationID, from start: Int) -> MessageRecord {
        let status = StoredStatus(
            name: row[start + 7], reason: row[start + 8], heard: row[start + 9], heardCharacters: row[start + 10])
        var message = Message(
            id: row[start], role: Message.Role(rawValue: row[start + 2]) ?? .assistant,
            medium: Message.Medium(rawValue: row[start + 3]) ?? .text, text: row[start + 6], status: status.status,
            createdAt: Date(milliseconds: row[start + 11]),
            latency: (row[start + 13] as Int64?).map { .milliseconds($0) },
            tool: (row[start + 17] as String?).flatMap(Self.tool))
        message.usage = (row[start + 14] as String?).flatMap(StoredAmounts.usage)
        message.isLocal = row[start + 22]
        message.phase = (row[start + 23] as String?).flatMap(Message.Phase.init)
        message.cost = (row[start + 16] as String?).flatMap(StoredAmounts.cost)
        var record = MessageRecord(
            conversation: conversation, position: row[start + 1], message: message,
            finishedAt: (row[start + 12] as Int64?).map { Date(milliseconds: $0) },
            mode: ConversationMode(rawValue: row[start + 4]) ?? .text, model: row[start + 5])
        record.isRemoved = row[start + 19]
        record.wasCut = row[start + 20]
        // Of what was sealed, nobody could change it when it was cut.
        if record.wasCut, record.message.tool?.isOver == false { record.message.tool?.phase = .cancelled }
        return record
    }

    private static func json(_ tool: ToolActivity) -> String? {
        (try? JSONEncoder().encode(StoredTool(tool))).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func tool(_ json: String) -> ToolActivity? {
        (try? JSONDecoder().decode(StoredTool.self, from: Data(json.utf8)))?.activity
    }
}
