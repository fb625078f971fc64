import Echo
import EchoScreen
import EchoText
import Foundation

/// A conversation as ChatGPT exports it: a tree of messages, one path through which is the conversation.
struct ChatGPTConversation {
    private let object: [String: Any]
    private let nodes: [String: Any]
    private let tree: ChatGPTTree
    private let start: Date

    private let isDated: Bool

    /// - Parameter now: stands for the time where none is told.
    init(_ object: [String: Any], at now: Date) {
        self.object = object
        nodes = object["mapping"] as? [String: Any] ?? [:]
        tree = ChatGPTTree(nodes)
        let told = Self.date(object["create_time"]) ?? tree.firstTime ?? Self.date(object["update_time"])
        (start, isDated) = (told ?? now, told != nil)
    }

    func conversation() throws(ImportedElement.Refusal) -> ImportedConversation {
        guard let name = object["conversation_id"] as? String ?? object["id"] as? String else {
            throw ImportedElement.Refusal(reason: "has no id")
        }
        let id = ConversationID("chatgpt-\(name)")
        let path = try tree.path(to: object["current_node"] as? String)
        var (messages, last): ([MessageRecord], Date) = ([], start)
        var ids: Set<String> = []
        for node in path {
            guard let said = ChatGPTMessage(nodes[node], id: node, before: last, besides: &ids) else { continue }
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
        conversation.isDated = isDated
        conversation.anonymous = path.count { ChatGPTMessage.isAnonymous(nodes[$0]) }
        let kept = Set(path)
        conversation.otherVersions = nodes.count { node in
            var others: Set<String> = []
            return !kept.contains(node.key)
                && ChatGPTMessage(node.value, id: node.key, before: start, besides: &others) != nil
        }
        return conversation
    }

    /// Seconds since 1970, with their parts, or a day and time; within the years that people write in.
    static func date(_ value: Any?) -> Date? {
        if let text = value as? String, Double(text) == nil { return ExportedTime.date(text) }
        guard let seconds = value as? Double ?? (value as? String).flatMap(Double.init), seconds > 0, seconds < 2e10
        else { return nil }
        return Date(milliseconds: Int64(seconds * 1_000))
    }
}
