import EchoWire

/// A message as an item that a new session can be given: words only, with the content type of its role.
struct HistoryItem: Sendable, Hashable {
    let item: ConversationItem

    /// Nil when there is nothing worth telling.
    init?(_ message: Message) {
        let text = Self.heardText(of: message)
        guard message.isFinal, !text.isEmpty, message.role == .user || message.role == .assistant else { return nil }
        let part: ContentPart =
            message.role == .user ? .inputText(TextContent(text: text)) : .outputText(TextContent(text: text))
        item = .message(MessageItem(id: message.id, role: message.role.rawValue, content: [part]))
    }

    private static func heardText(of message: Message) -> String {
        switch message.status {
        case .interrupted(_, let heard): String(message.text.prefix(heard))
        case .cancelled, .transcriptionFailed, .failed: ""
        default: message.text
        }
    }
}
