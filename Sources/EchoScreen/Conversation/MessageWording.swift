import Echo
import EchoText

/// Words around a message.
package enum MessageWording {
    /// Where it was answered, or by whom; nil for a server with its model.
    package static func place(_ message: Message, _ margin: MessageMargin? = nil) -> String? {
        guard message.role == .assistant else { return nil }
        return margin?.place ?? (message.isLocal ? MessageMargin.local : message.provider.map(Sanitizer.line))
    }

    package static func tokens(_ message: Message) -> String? {
        message.usage.flatMap { NumberWording.tokens($0.totalTokens) }
    }

    package static func cost(_ message: Message) -> String? { message.cost.map { MoneyWording.amount($0.total) } }

    /// How many characters of an interrupted message were heard, nil for one that was not: counted in what is shown, which
    /// is longer where something had to be made visible.
    package static func heardCharacters(of message: Message) -> Int? {
        guard case .interrupted(_, let characters) = message.status else { return nil }
        return Sanitizer.visible(String(message.text.prefix(max(0, characters)))).count
    }

    /// Before what the assistant said while it was muted, or while a person spoke in its place.
    package static let notHeard = StyledText("(not heard) ", .warning)

    /// - Parameter partner: who talks with the assistant where that is a telephone call.
    package static func author(_ role: Message.Role, in partner: CallPartner? = nil) -> StyledText {
        switch role {
        case .user: StyledText(partner?.name ?? "you", .user)
        case .assistant: StyledText("echo", .assistant)
        case .system: StyledText("system", .system)
        case .tool: StyledText("tool", .tool)
        }
    }

    /// Above what the server answered from its own summary of everything before; nil where it was told every word.
    package static func lead(_ message: Message) -> String? { message.compaction == nil ? nil : "… \(summarised)" }

    static let summarised = "the server summarised everything above this point"

    static let unanswered = StyledText("✕ no answer", .failure)

    static let listening = StyledText("listening", .hearing)

    package static func mark(
        _ status: Message.Status, of medium: Message.Medium, by role: Message.Role, hasText: Bool,
        in partner: CallPartner? = nil
    ) -> StyledText? {
        let listener = partner?.subject ?? "you"
        return
            switch status
        {
        case .completed where role == .user && medium == .voice && !hasText:
            StyledText("(no speech recognised)", .faint)
        case .completed: nil
        case .inProgress: hasText ? nil : StyledText("…", .thinking)
        case .transcribing: StyledText("… transcribing", .faint)
        case .transcriptionFailed(let failure): StyledText("✕ no transcript: \(reason(failure))", .failure)
        case .interrupted where medium == .text: StyledText("↳ stopped here", .warning)
        case .interrupted(_, let characters) where characters == 0:
            StyledText("↳ interrupted before \(listener) heard any of it", .warning)
        case .interrupted: StyledText("↳ interrupted: \(listener) heard up to here", .warning)
        case .incomplete(let reason): StyledText("↳ incomplete: \(words(reason))", .warning)
        case .failed(let reason): StyledText("✕ failed: \(words(reason))", .failure)
        case .cancelled: StyledText("✕ cancelled", .faint)
        }
    }

    private static func reason(_ failure: TranscriptionFailure) -> String {
        switch failure {
        case .timedOut(let after): "timed out after \(DurationWording.brief(after))"
        case .refused(let message): words(message)
        case .connectionLost: "connection lost"
        }
    }

    private static func words(_ theirs: String) -> String {
        switch theirs {
        case "": "no reason given"
        case "connection_lost": "connection lost"
        case "max_output_tokens": "max output tokens reached"
        case "cut": "the program ended"
        case "invalid_key": "the server does not accept the key"
        case "rate_limited": "too many requests"
        case "insufficient_quota": "the account has no quota left"
        case "server_error": "the server had an error"
        case "invalid_data": "the server sent something unreadable"
        case "no_answer": "no answer came"
        case "superseded": "the server began another answer"
        case "server_cancelled": "the server cancelled it"
        case "only_sound": "only audio came, without its words"
        case "budget_spent": "the budget is used up"
        case "content_filter": "blocked by the server's content filter"
        default: Redactor.redacted(Sanitizer.line(theirs))
        }
    }
}
