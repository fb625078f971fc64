import Echo
import EchoScreen
import EchoText
import Foundation

/// Saved conversations and what was found in them, as lines to read or as JSON.
package struct HistoryListing {
    private let timeZone: TimeZone

    package init(timeZone: TimeZone = .current) { self.timeZone = timeZone }

    /// "ID  2026-11-23 14:02  text  12 messages  $0.0123  title", a line each.
    package func lines(_ records: [ConversationRecord]) -> String {
        records.map { record in
            let count = NumberWording.counted(record.messageCount, "message")
            let cost = record.cost.map(MoneyWording.amount)
            let facts = [
                record.id.rawValue, day(record.changedAt), record.mode == .audio ? "voice" : "text", count, cost,
                record.isPinned ? "pinned" : nil, record.wasCut ? "cut off" : nil, Sanitizer.line(record.title.text),
            ]
            return facts.compactMap(\.self).joined(separator: "  ") + "\n"
        }.joined()
    }

    /// "ID  2026-11-23 14:02  user  …the words…", a line each.
    package func lines(_ hits: [SearchHit]) -> String {
        hits.map { hit in
            [
                hit.conversation.rawValue, day(hit.createdAt), hit.role.rawValue, Sanitizer.line(hit.snippet.text),
            ].joined(separator: "  ") + "\n"
        }.joined()
    }

    package func json(_ records: [ConversationRecord]) throws -> String {
        try Self.json(records.map { Entry($0, time) })
    }

    package func json(_ hits: [SearchHit]) throws -> String { try Self.json(hits.map { Hit($0, time) }) }

    private func day(_ date: Date) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        let numbers = [parts.month ?? 0, parts.day ?? 0].map(DurationWording.padded)
        return "\(parts.year ?? 0)-\(numbers.joined(separator: "-")) \(ClockWording(timeZone: timeZone).time(date))"
    }

    private var time: ExportedTime { ExportedTime(timeZone: timeZone) }

    private struct Entry: Encodable {
        let id, title, mode: String
        let model: String?
        /// ISO 8601, with the offset.
        let startedAt, changedAt: String
        let messages: Int
        let seconds: Double
        /// US dollars.
        let cost: Decimal?
        let isPinned, wasCut: Bool

        init(_ record: ConversationRecord, _ time: ExportedTime) {
            (id, title, model) = (record.id.rawValue, record.title.text, record.model)
            mode = record.mode == .audio ? "voice" : "text"
            (startedAt, changedAt) = (time.precise(record.startedAt), time.precise(record.changedAt))
            (messages, seconds) = (record.messageCount, DurationWording.seconds(record.duration))
            (cost, isPinned, wasCut) = (record.cost, record.isPinned, record.wasCut)
        }
    }

    private struct Hit: Encodable {
        let conversation, title, message, role, at, snippet: String

        init(_ hit: SearchHit, _ time: ExportedTime) {
            (conversation, title, message) = (hit.conversation.rawValue, hit.conversationTitle, hit.message)
            (role, at, snippet) = (hit.role.rawValue, time.precise(hit.createdAt), hit.snippet.text)
        }
    }

    private static func json(_ entries: [some Encodable]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return Sanitizer.json(String(decoding: try encoder.encode(entries), as: UTF8.self)) + "\n"
    }
}
