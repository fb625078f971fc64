import Echo
import EchoScreen
import Foundation
import GRDB

/// Turns rows into conversations.
enum ConversationColumns {
    /// As `record` reads them.
    static let selection = """
        c.number, c.id, c.kind, \(SealedColumns.title(of: "c")), c.title_origin, c.started_at, c.changed_at, c.mode, c.model, c.message_count,
        c.duration + CASE WHEN c.opened_at IS NULL THEN 0 ELSE max(0, c.changed_at - c.opened_at) END, c.cost,
        c.is_pinned, c.deleted_at, c.was_cut, c.origin_conversation, c.origin_message, call.call_id, call.direction,
        \(SealedColumns.call("number", "phone_number", of: "call")), call.status, call.duration,
        \(SealedColumns.call("configuration", "configuration", of: "call"))
        """

    static func record(_ row: Row) -> ConversationRecord {
        let origin = ConversationTitle.Origin(rawValue: row[4]) ?? .none
        var record = ConversationRecord(
            id: ConversationID(row[1]), kind: ConversationRecord.Kind(rawValue: row[2]) ?? .chat,
            title: ConversationTitle(row[3], origin), startedAt: Date(milliseconds: row[5]),
            mode: ConversationMode(rawValue: row[7]) ?? .text, model: row[8])
        record.changedAt = Date(milliseconds: row[6])
        record.messageCount = row[9]
        record.duration = .milliseconds(row[10] as Int64)
        record.cost = (row[11] as Int64?).map { Decimal(picodollars: $0) }
        record.isPinned = row[12]
        record.deletedAt = (row[13] as Int64?).map { Date(milliseconds: $0) }
        record.wasCut = row[14]
        if let conversation = row[15] as String?, let message = row[16] as String? {
            record.origin = BranchPoint(conversation: ConversationID(conversation), message: message)
        }
        record.call = call(row)
        return record
    }

    private static func call(_ row: Row) -> CallDetails? {
        guard let id = row[17] as String? else { return nil }
        return CallDetails(
            callID: id, direction: CallDetails.Direction(rawValue: row[18]) ?? .inbound, number: row[19],
            status: row[20], duration: (row[21] as Int64?).map { .milliseconds($0) }, configuration: row[22])
    }

    static func cursor(_ row: Row) -> ConversationCursor {
        ConversationCursor(isPinned: row[12], changedAt: Date(milliseconds: row[6]), number: row[0])
    }
}
