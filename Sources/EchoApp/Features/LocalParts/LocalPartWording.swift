import EchoScreen
import EchoText

/// Sentences about the parts of the local assistant.
enum LocalPartWording {
    /// "llama3.2 via Ollama".
    static func title(_ change: LocalPartChange) -> String { title(change.model, of: change.server) }

    static func title(_ model: String, of server: String) -> String {
        "\(Sanitizer.line(model)) via \(Sanitizer.line(server))"
    }

    static func notice(_ change: LocalPartChange) -> Wording {
        let (model, server) = (Sanitizer.line(change.model), Sanitizer.line(change.server))
        if let reason = change.reason, !change.isThere {
            return "\(server) is not running: \(Sanitizer.line(reason)). Meanwhile \(builtIn(change.role))."
        }
        return switch (change.role, change.isThere) {
        case (.brain, true): "\(server) is running on this machine: \(model) answers now."
        case (.ears, true): "\(server) is running on this machine: \(model) listens now."
        case (.voice, true): "\(server) is running on this machine: \(model) speaks now."
        case (.embeddings, true): "\(server) is running on this machine: messages are found by what they mean."
        case (.brain, false): "\(server) no longer answers. The built-in assistant does, until it is back."
        case (.ears, false): "\(server) no longer listens. The built-in recogniser does, until it is back."
        case (.voice, false): "\(server) no longer speaks. The built-in voice does, until it is back."
        case (.embeddings, false): "\(server) no longer answers. Messages are found by their words, until it is back."
        }
    }

    /// What the first screen offers; it fits the narrowest pane.
    static func offer(ofEars bytes: Int) -> Wording {
        "/local gets ears that understand people: \(ByteWording.text(bytes))."
    }

    /// "the built-in voice speaks".
    static func builtIn(_ role: LocalPartChange.Role) -> String {
        switch role {
        case .brain: "the built-in skills answer"
        case .ears: "the built-in recogniser listens"
        case .voice: "the built-in voice speaks"
        case .embeddings: "messages are found by their words"
        }
    }
}
