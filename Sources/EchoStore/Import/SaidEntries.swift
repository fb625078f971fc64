import Echo
import EchoCrypto
import EchoScreen
import EchoText
import Foundation

/// The messages of one conversation as `/export` writes them, which is what was said and no more.
struct SaidEntries {
    let conversation: ImportedConversation

    /// - Parameters:
    ///   - id: as which it was saved where it was exported; nil where that is not said.
    ///   - title: as it was there.
    ///   - name: of the file, for what has no title.
    init(_ entries: [[String: Any]], id exported: String? = nil, title: String? = nil, name: String) {
        let times = entries.map { ($0["at"] as? String).flatMap(ExportedTime.date) }
        let start = times.compactMap(\.self).min() ?? Date(timeIntervalSince1970: 0)
        let id =
            exported.map { ConversationID($0) }.flatMap { ImportedElement.isPlain($0) ? $0 : nil }
            ?? Self.id(of: entries, from: start)
        var seen: Set<String> = []
        var (messages, last): ([MessageRecord], Date) = ([], start)
        for (index, entry) in entries.enumerated() {
            last = times[index] ?? last
            guard let message = Self.message(entry, index, at: last), seen.insert(message.id).inserted else { continue }
            messages.append(
                MessageRecord(
                    conversation: id, position: 0, message: message, mode: Self.mode(of: entry),
                    model: entry["model"] as? String))
        }
        let title = title.map { ConversationTitle($0, .person) } ?? ConversationTitle(name, .firstWords)
        var record = ConversationRecord(
            id: id, title: title, startedAt: start, mode: messages.last?.mode ?? .text,
            model: messages.last { $0.model != nil }?.model)
        record.changedAt = last
        conversation = ImportedConversation(record: record, messages: messages)
    }

    /// Lines of several conversations, each by itself, in the order in which they begin.
    static func conversations(_ lines: [[String: Any]], name: String) -> [ImportedConversation] {
        var (order, groups): ([String], [String: [[String: Any]]]) = ([], [:])
        for line in lines {
            let id = line["conversation"] as? String ?? ""
            if groups[id] == nil { order.append(id) }
            groups[id, default: []].append(line)
        }
        return order.compactMap { id in
            guard let lines = groups[id] else { return nil }
            let title = lines.lazy.compactMap { $0["title"] as? String }.first
            return SaidEntries(lines, id: id.isEmpty ? nil : id, title: title, name: name).conversation
        }
    }

    /// The same messages are the same conversation, whenever they are read.
    private static func id(of entries: [[String: Any]], from start: Date) -> ConversationID {
        let ids = entries.map { $0["id"] as? String ?? "" }.joined(separator: "\n")
        let digest = SHA256.hash(data: Data("\(start.milliseconds)\n\(ids)".utf8)).prefix(12)
        return ConversationID("said-" + digest.hexadecimal)
    }

    /// Older exports do not say it.
    private static func mode(of entry: [String: Any]) -> ConversationMode {
        (entry["mode"] as? String).flatMap(ConversationMode.init) ?? .text
    }

    /// Of milliseconds, not above a day.
    private static func duration(_ value: Any?) -> Duration? {
        guard let milliseconds = value as? Int, (0...86_400_000).contains(milliseconds) else { return nil }
        return .milliseconds(milliseconds)
    }

    private static func message(_ entry: [String: Any], _ index: Int, at date: Date) -> Message? {
        guard let text = entry["text"] as? String, let word = entry["role"] as? String,
            let role = Message.Role(rawValue: word)
        else { return nil }
        let heard = entry["heardCharacters"] as? Int
        var message = Message(
            id: entry["id"] as? String ?? "message\(index)", role: role,
            medium: (entry["medium"] as? String).flatMap(Message.Medium.init) ?? .text, text: text,
            status: heard.map {
                .interrupted(heard: duration(entry["heard"]) ?? .zero, heardCharacters: $0)
            } ?? .completed, createdAt: date, latency: duration(entry["latency"]))
        if let tool = entry["tool"] as? String {
            let call = ToolCall(id: message.id, name: tool, arguments: entry["arguments"] as? String ?? "")
            message.tool = ToolActivity(call: call, phase: .succeeded, output: text)
        }
        return message
    }
}
