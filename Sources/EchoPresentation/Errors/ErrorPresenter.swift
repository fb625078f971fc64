import Echo
import EchoText

/// Writes, for everything that can go wrong, what happened and what to do. It never repeats a secret.
public enum ErrorPresenter {
    public static func present(_ error: EchoError) -> ErrorWording {
        switch error {
        case .missingKey, .unsupportedModel, .unsupportedVoice, .invalidSetting, .invalidURL, .emptyMessage,
            .noSuchMessage, .notInVoiceMode, .notConnected:
            beforeSending(error)
        case .unreachable, .connectionTimedOut, .invalidKey, .rejected, .connectionLost, .quotaExceeded, .rateLimited,
            .unsupportedDialect:
            connection(error)
        case .server(_, let message, _):
            ErrorWording(
                "The server returned an error: \(quoted(message)).",
                "The conversation is kept; try again, or rephrase the request.")
        case .invalidData(let reason):
            ErrorWording(
                "The server sent an invalid message: \(quoted(reason)).",
                "The conversation is kept. Press \(key: .reconnect) to reconnect.")
        case .responseFailed(_, let message):
            ErrorWording("The answer failed: \(quoted(message)).", "The conversation is kept; ask again.")
        case .audio(let error): AudioErrorWording.present(error)
        case .speaking:
            ErrorWording(
                "Something is already being read aloud.", "Wait until it ends, or press \(key: .stop) to stop it.")
        case .refused, .unexpectedAnswer, .incompleteAnswer, .suspended, .budgetSpent, .monthlyBudgetSpent,
            .tooLong, .mcp:
            answer(error)
        }
    }

    private static func answer(_ error: EchoError) -> ErrorWording {
        switch error {
        case .refused(let message):
            ErrorWording("The model refused: \(quoted(message)).", "The conversation is kept; rephrase the request.")
        case .unexpectedAnswer(let reason):
            ErrorWording("The answer does not match the requested schema: \(quoted(reason)).", "Ask again.")
        case .incompleteAnswer(let reason):
            ErrorWording(
                "The answer was cut off: \(quoted(reason)).",
                "Raise Max output tokens in the settings (\(key: .focus(.settings))), or ask for a shorter answer.")
        case .suspended(let host, let delay):
            ErrorWording(
                "\(shown(host)) failed several times; requests are paused for \(DurationWording.wait(delay)).",
                "The conversation is kept; try again after that.")
        case .monthlyBudgetSpent:
            ErrorWording(
                "The budget of this month is used up.",
                "Clear the line with \(key: .stop), then raise it with /monthly-budget; /spending shows what was spent."
            )
        case .budgetSpent:
            ErrorWording(
                "The budget is used up.",
                "Clear the line with \(key: .stop), then raise it with /cost limit, or start a new conversation.")
        case .tooLong(let tokens, let limit):
            ErrorWording(
                "The request has \("\(tokens)") tokens; the model accepts at most \("\(limit)").",
                "Shorten the message, or start a new conversation.")
        case .mcp(let server, let reason):
            ErrorWording(
                "The MCP server \(shown(server)) failed: \(quoted(reason)).",
                "See /mcp; the other tools keep working.")
        default: ErrorWording("The answer failed.", "The conversation is kept; ask again.")
        }
    }

    /// The connection ended while a conversation was going on.
    public static func presentLoss(_ error: EchoError) -> ErrorWording {
        let kept: Wording = "The conversation is kept. Press \(key: .toggleTalking) or \(key: .send) to reconnect."
        return switch error {
        case .connectionLost(_, let reason) where !reason.isEmpty:
            ErrorWording("The server closed the connection: \(quoted(reason)).", kept)
        case .connectionLost: ErrorWording("The connection to the server was lost.", kept)
        default: present(error)
        }
    }

    /// The connection ended, and is made again by itself.
    public static func presentRetry(_ cause: EchoError) -> ErrorWording {
        ErrorWording(
            presentLoss(cause).whatHappened,
            "The conversation is kept. Reconnecting automatically; \(key: .reconnect) retries now.")
    }

    private static func beforeSending(_ error: EchoError) -> ErrorWording {
        switch error {
        case .missingKey:
            ErrorWording(
                "No API key found.",
                "Set one with echo-tui key set openai, in OPENAI_API_KEY, or as api_key in a config.toml that only you can read, then restart; without --url, the offline assistant needs no key."
            )
        case .unsupportedModel(let name, let supported):
            ErrorWording(
                "Unknown model “\(shown(name))”.",
                "Use one of \(list(supported.filter { $0 != name })): /model NAME, or start with --model NAME.")
        case .unsupportedVoice(let name, let supported):
            ErrorWording(
                "Unknown voice “\(shown(name))”.",
                "Choose one of \(list(supported)) in the settings (\(key: .focus(.settings))).")
        case .invalidSetting(let name, let reason):
            ErrorWording(
                "Invalid value for \(shown(name)): \(quoted(reason)).",
                "The old value is kept; choose another in the settings (\(key: .focus(.settings))).")
        case .invalidURL(let url):
            ErrorWording(
                "“\(shown(url))” is not a server address.",
                "Start with --url and a ws://, wss://, http:// or https:// address.")
        case .emptyMessage:
            ErrorWording("There is nothing to send.", "Type a message first, or press \(key: .toggleTalking) to talk.")
        case .noSuchMessage:
            ErrorWording("No such message in this conversation.", "Select one of your own messages.")
        case .notInVoiceMode:
            ErrorWording("This conversation is in text mode.", "Type, or switch to voice mode with /mode voice.")
        default: ErrorWording("Not connected.", "Press \(key: .reconnect) to connect.")
        }
    }

    private static func connection(_ error: EchoError) -> ErrorWording {
        switch error {
        case .unreachable(let host, let reason):
            ErrorWording(
                "Cannot reach \(shown(host)): \(quoted(reason)).",
                "Check the network and the address, then press \(key: .reconnect) to connect.")
        case .connectionTimedOut(let host):
            ErrorWording(
                "The connection to \(shown(host)) timed out.",
                "Check the network, then press \(key: .reconnect) to connect."
            )
        case .invalidKey:
            ErrorWording(
                "The server rejected the API key.",
                "Set a valid one with echo-tui key set openai, in OPENAI_API_KEY (used first), or as api_key in config.toml, then restart."
            )
        case .rejected(let status, let message) where status >= 500:
            ErrorWording(
                "The server had a problem (HTTP \("\(status)")): \(quoted(message)).",
                "Trying again may help: wait a moment, then press \(key: .reconnect) to connect.")
        case .rejected(let status, let message):
            ErrorWording(
                "The server rejected the connection (HTTP \("\(status)")): \(quoted(message)).",
                "Check the address and the model, then press \(key: .reconnect) to connect.")
        case .unsupportedDialect(let asked, let supported):
            ErrorWording(
                "The server does not know the text API \(asked.title).",
                "It knows \(supported.title): choose it with /text-api \(supported.rawValue), then restart.")
        case .connectionLost: presentLoss(error)
        case .quotaExceeded(let message):
            ErrorWording(
                "The quota is used up: \(quoted(message)).",
                "Add credit or use another key, then press \(key: .reconnect) to reconnect.")
        case .rateLimited(let message):
            ErrorWording("Rate limit reached: \(quoted(message)).", "Wait a moment and try again.")
        default: ErrorWording("The connection failed.", "Press \(key: .reconnect) to connect.")
        }
    }

    private static func list(_ names: [String]) -> String { names.map(shown).sorted().joined(separator: ", ") }

    private static func shown(_ text: String) -> String { Redactor.redacted(Sanitizer.line(text)) }

    /// Someone else's words, without the full stop that follows them here.
    private static func quoted(_ text: String) -> String {
        let words = shown(text)
        let most = words.count > 300 ? words.prefix(300) + "…" : words[...]
        let ended = most.hasSuffix(".") ? most.dropLast() : most
        return ended.isEmpty ? "no reason given" : String(ended)
    }
}
