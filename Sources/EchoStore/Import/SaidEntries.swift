import Crypto
import Echo
import EchoApp
import Foundation

/// The messages of one conversation as `/export` writes them, which is what was said and no more.
struct SaidEntries {
    let conversation: ImportedConversation

    init(_ entries: [[String: Any]], name: String) {
        let times = entries.map { ($0["at"] as? String).flatMap { try? Date($0, strategy: .iso8601) } }
        let start = times.compactMap(\.self).min() ?? Date(timeIntervalSince1970: 0)
        // The same messages are the same conversation, whenever they are read.
        let ids = entries.map { $0["id"] as? String ?? "" }.joined(separator: "\n")
        let digest = SHA256.hash(data: Data("\(start.milliseconds)\n\(ids)".utf8)).prefix(12)
        let id = ConversationID(
            "said-" + digest.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined())
        var seen: Set<String> = []
        var (messages, last): ([MessageRecord], Date) = ([], start)
        for (index, entry) in entries.enumerated() {
            last = times[index] ?? last
            guard let message = Self.message(entry, index, at: last), seen.insert(message.id).inserted else { continue }
            messages.append(
                MessageRecord(
                    conversation: id, position: (index + 1) * ImportedConversation.room, message: message, mode: .text))
        }
        let title = ConversationTitle(name, .firstWords)
        var record = ConversationRecord(id: id, title: title, startedAt: start, mode: .text)
        record.changedAt = last
        conversation = ImportedConversation(record: record, messages: messages)
    }

    private static func message(_ entry: [String: Any], _ index: Int, at date: Date) -> Message? {
        guard let text = entry["text"] as? String, let word = entry["role"] as? String,
            let role = Message.Role(rawValue: word)
        else { return nil }
        let heard = entry["heardCharacters"] as? Int
        var message = Message(
            id: entry["id"] as? String ?? "message\(index)", role: role, medium: .text, text: text,
            status: heard.map { .interrupted(heard: .zero, heardCharacters: $0) } ?? .completed, createdAt: date)
        if let tool = entry["tool"] as? String {
            let call = ToolCall(id: message.id, name: tool, arguments: entry["arguments"] as? String ?? "")
            message.tool = ToolActivity(call: call, phase: .succeeded, output: text)
        }
        return message
    }
}
