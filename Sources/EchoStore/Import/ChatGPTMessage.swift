import Echo
import Foundation

/// A message of ChatGPT's export as one of ours; nil for what nobody has seen.
struct ChatGPTMessage {
    let message: Message
    let model: String?

    /// - Parameter date: of the message before it, for one without a time.
    init?(_ node: Any?, id: String, before date: Date) {
        guard let object = (node as? [String: Any])?["message"] as? [String: Any],
            let author = object["author"] as? [String: Any], let word = author["role"] as? String,
            let role = Message.Role(rawValue: word)
        else { return nil }
        let metadata = object["metadata"] as? [String: Any] ?? [:]
        guard metadata["is_visually_hidden_from_conversation"] as? Bool != true else { return nil }
        let content = ChatGPTContent(object["content"] as? [String: Any] ?? [:])
        guard !content.text.allSatisfy(\.isWhitespace) else { return nil }
        var message = Message(
            id: object["id"] as? String ?? id, role: role, medium: content.isSpoken ? .voice : .text,
            text: content.text, status: .completed, createdAt: ChatGPTConversation.date(object["create_time"]) ?? date)
        if role == .tool {
            let call = ToolCall(id: message.id, name: author["name"] as? String ?? "tool", arguments: "")
            message.tool = ToolActivity(call: call, phase: .succeeded, output: content.text)
        }
        self.message = message
        model = metadata["model_slug"] as? String
    }
}
