import Echo
import Foundation

/// A message of ChatGPT's export as one of ours; nil for what nobody has seen.
struct ChatGPTMessage {
    let message: Message
    let model: String?

    /// - Parameters:
    ///   - id: of its node, which is its own where it has none, or that of another.
    ///   - date: of the message before it, for one without a time.
    ///   - ids: those that are taken.
    init?(_ node: Any?, id: String, before date: Date, besides ids: inout Set<String>) {
        guard let object = (node as? [String: Any])?["message"] as? [String: Any] else { return nil }
        let author = object["author"] as? [String: Any]
        guard let word = Self.role(in: object), let role = Message.Role(rawValue: word) else { return nil }
        let metadata = object["metadata"] as? [String: Any] ?? [:]
        guard !Self.isHidden(object) else { return nil }
        let content = Self.content(of: object)
        let (text, sources) = role == .assistant ? ChatGPTCitations(metadata).read(content.text) : (content.text, [])
        guard !text.allSatisfy(\.isWhitespace) else { return nil }
        let own = object["id"] as? String ?? id
        let name = ids.insert(own).inserted ? own : id
        ids.insert(name)
        var message = Message(
            id: name, role: role, medium: content.isSpoken ? .voice : .text,
            text: text, status: .completed, createdAt: ChatGPTConversation.date(object["create_time"]) ?? date)
        message.sources = sources
        if role == .tool {
            let call = ToolCall(id: message.id, name: author?["name"] as? String ?? "tool", arguments: "")
            message.tool = ToolActivity(call: call, phase: .succeeded, output: text)
        }
        self.message = message
        model = metadata["model_slug"] as? String
    }

    /// Whether it was seen, and does not say by whom it is.
    static func isAnonymous(_ node: Any?) -> Bool {
        guard let object = (node as? [String: Any])?["message"] as? [String: Any], role(in: object) == nil,
            !isHidden(object)
        else { return false }
        return !content(of: object).text.allSatisfy(\.isWhitespace)
    }

    private static func role(in object: [String: Any]) -> String? {
        (object["author"] as? [String: Any])?["role"] as? String ?? object["author"] as? String
    }

    private static func isHidden(_ object: [String: Any]) -> Bool {
        let metadata = object["metadata"] as? [String: Any]
        return metadata?["is_visually_hidden_from_conversation"] as? Bool == true
    }

    private static func content(of object: [String: Any]) -> ChatGPTContent {
        ChatGPTContent(
            object["content"] as? [String: Any] ?? (object["content"] as? String).map { ["text": $0] } ?? [:])
    }
}
