import EchoWire

/// The part of the conversation that a new live session is told: the newest messages that fit, in their order.
enum LiveHistory {
    static let mostMessages = 128
    /// The server takes 8,192 tokens; the estimate may be a little short for a language that it does not know well.
    static let mostTokens = 8_000

    /// A message that does not fit ends it. If not even the newest does, its end is told.
    static func messages(of conversation: some Sequence<Message>) -> [LiveMessage] {
        var told: [LiveMessage] = []
        var tokens = 0
        for message in conversation {
            guard let role = role(of: message) else { continue }
            var words = message.heardText
            guard !words.isEmpty else { continue }
            let room = mostTokens - tokens - TokenCounter.tokensPerMessage
            if TokenCounter.tokens(in: words) > room {
                guard told.isEmpty else { break }
                words = end(of: words, tokens: room)
            }
            tokens += TokenCounter.tokens(in: words) + TokenCounter.tokensPerMessage
            told.append(self.message(words, role))
            if told.count == mostMessages { break }
        }
        return told.reversed()
    }

    private static func message(_ words: String, _ role: String) -> LiveMessage {
        LiveMessage(
            type: "message", role: role,
            content: [LiveMessagePart(type: role == "assistant" ? "output_text" : "input_text", text: words)])
    }

    /// Nil for what a voice is not told: calls of tools, which are the delegate's, and what stays on this machine.
    private static func role(of message: Message) -> String? {
        guard !message.isLocal else { return nil }
        return switch message.role {
        case .user: "user"
        case .assistant: "assistant"
        case .system: "developer"
        case .tool: nil
        }
    }

    private static func end(of words: String, tokens: Int) -> String {
        // A token has one scalar at least.
        var rest = words.suffix(tokens * 4)
        while TokenCounter.tokens(in: String(rest)) > tokens { rest = rest.suffix(rest.count * 3 / 4) }
        return String(rest)
    }
}
