import Echo
import EchoApp
import Foundation

/// A conversation as ChatGPT exports it: a tree of messages, one path through which is the conversation.
struct ChatGPTConversation {
    private let object: [String: Any]
    private let nodes: [String: Any]
    private let start: Date

    init(_ object: [String: Any]) {
        self.object = object
        nodes = object["mapping"] as? [String: Any] ?? [:]
        start = Self.date(object["create_time"]) ?? Self.date(object["update_time"]) ?? Date(timeIntervalSince1970: 0)
    }

    func conversation() throws(ImportedElement.Refusal) -> ImportedConversation {
        guard let name = object["conversation_id"] as? String ?? object["id"] as? String else {
            throw ImportedElement.Refusal(reason: "has no id")
        }
        let id = ConversationID("chatgpt-\(name)")
        let path = try path()
        var (messages, last): ([MessageRecord], Date) = ([], start)
        for node in path {
            guard let said = ChatGPTMessage(nodes[node], id: node, before: last) else { continue }
            last = said.message.createdAt
            messages.append(
                MessageRecord(
                    conversation: id, position: 0, message: said.message, finishedAt: said.message.createdAt,
                    mode: said.message.medium == .voice ? .audio : .text,
                    model: said.model))
        }
        var record = ConversationRecord(
            id: id, title: ConversationTitle(object["title"] as? String ?? "", .person), startedAt: start,
            mode: messages.last?.mode ?? .text, model: messages.last { $0.model != nil }?.model)
        record.changedAt = max(start, last)
        record.isPinned = object["is_starred"] as? Bool ?? false
        var conversation = try ImportedElement.checked(ImportedConversation(record: record, messages: messages))
        let kept = Set(path)
        conversation.otherVersions = nodes.count {
            !kept.contains($0.key) && ChatGPTMessage($0.value, id: "", before: start) != nil
        }
        return conversation
    }

    /// From the first message to the one that was shown last.
    private func path() throws(ImportedElement.Refusal) -> [String] {
        var (path, seen): ([String], Set<String>) = ([], [])
        var next = (object["current_node"] as? String).flatMap { nodes[$0] == nil ? nil : $0 } ?? newestLeaf
        while let node = next, nodes[node] != nil {
            guard seen.insert(node).inserted else {
                throw ImportedElement.Refusal(reason: "has messages that answer one another in a circle")
            }
            path.append(node)
            next = (nodes[node] as? [String: Any])?["parent"] as? String
        }
        return path.reversed()
    }

    /// Where it does not say which was shown.
    private var newestLeaf: String? {
        nodes.filter { (($0.value as? [String: Any])?["children"] as? [Any] ?? []).isEmpty }
            .max { (Self.time($0.value), $0.key) < (Self.time($1.value), $1.key) }?.key
    }

    private static func time(_ node: Any) -> Double {
        let message = (node as? [String: Any])?["message"] as? [String: Any]
        return message?["create_time"] as? Double ?? 0
    }

    /// Seconds since 1970, with their parts; within the years that people write in.
    static func date(_ value: Any?) -> Date? {
        guard let seconds = value as? Double ?? (value as? String).flatMap(Double.init), seconds > 0, seconds < 2e10
        else { return nil }
        return Date(milliseconds: Int64(seconds * 1_000))
    }
}
