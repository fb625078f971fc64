import Echo
import EchoText

/// Writes, for everything that can go wrong, what happened and what to do. It never repeats a secret.
public enum ErrorPresenter {
    public static func present(_ error: EchoError) -> ErrorWording {
        switch error {
        case .missingKey, .unsupportedModel, .unsupportedVoice, .invalidSetting, .invalidURL, .emptyMessage,
            .noSuchMessage, .notInVoiceMode, .notConnected:
            beforeSending(error)
        case .unreachable, .connectionTimedOut, .invalidKey, .rejected, .connectionLost, .quotaExceeded, .rateLimited:
            connection(error)
        case .server(_, let message, _):
            ErrorWording(
                "The server refused: \(quoted(message)).",
                "The conversation is kept; try again or change what was asked.")
        case .invalidData(let reason):
            ErrorWording(
                "The server sent something that is not the protocol: \(quoted(reason)).",
                "The conversation is kept. Press \(key: .focus(.events)) to see what came, or \(key: .reconnect) to reconnect."
            )
        case .responseFailed(_, let message):
            ErrorWording("The answer failed: \(quoted(message)).", "The conversation is kept; ask again.")
        case .audio(let error): AudioErrorWording.present(error)
        case .speaking:
            ErrorWording(
                "Something is being spoken already.", "Wait until it is over, or press \(key: .stop) to end it.")
        case .refused, .unexpectedAnswer, .incompleteAnswer, .suspended, .budgetSpent, .tooLong, .mcp: answer(error)
        }
    }

    private static func answer(_ error: EchoError) -> ErrorWording {
        switch error {
        case .refused(let message):
            ErrorWording("The model declined: \(quoted(message)).", "The conversation is kept; ask differently.")
        case .unexpectedAnswer(let reason):
            ErrorWording("The answer does not have the shape that was asked for: \(quoted(reason)).", "Ask again.")
        case .incompleteAnswer(let reason):
            ErrorWording(
                "The answer ended too early: \(quoted(reason)).",
                "Raise the number of tokens in \(key: .focus(.settings)), or ask for less.")
        case .suspended(let host, let delay):
            ErrorWording(
                "\(shown(host)) failed several times and is left alone for \("\(delay.components.seconds)") seconds.",
                "The conversation is kept; wait until then and ask again.")
        case .budgetSpent:
            ErrorWording("The budget is spent.", "Raise it with /cost limit, or start a new conversation.")
        case .tooLong(let tokens, let limit):
            ErrorWording(
                "That is \("\(tokens)") tokens and the model takes \("\(limit)").",
                "Send less, or start a new conversation.")
        case .mcp(let server, let reason):
            ErrorWording(
                "The tool server \(shown(server)) failed: \(quoted(reason)).",
                "See /mcp; the other tools go on working.")
        default: ErrorWording("The answer failed.", "The conversation is kept; ask again.")
        }
    }

    /// The connection ended while a conversation was going on.
    public static func presentLoss(_ error: EchoError) -> ErrorWording {
        let kept: Wording = "The conversation is kept. Press \(key: .toggleTalking) or \(key: .send) to reconnect."
        return switch error {
        case .connectionLost(_, let reason) where !reason.isEmpty:
            ErrorWording("The server ended the connection: \(quoted(reason)).", kept)
        case .connectionLost: ErrorWording("The connection to the server was lost.", kept)
        default: present(error)
        }
    }

    /// The connection ended, and is made again by itself.
    public static func presentRetry(_ cause: EchoError) -> ErrorWording {
        ErrorWording(
            presentLoss(cause).whatHappened,
            "It is tried again by itself and the conversation is kept; \(key: .reconnect) tries at once.")
    }

    private static func beforeSending(_ error: EchoError) -> ErrorWording {
        switch error {
        case .missingKey:
            ErrorWording(
                "There is no API key.",
                "Set OPENAI_API_KEY, or api_key in a config.toml only you can read, and start again; without --url the offline assistant needs none."
            )
        case .unsupportedModel(let name, let supported):
            ErrorWording(
                "There is no model “\(shown(name))” here.",
                "Use one of \(list(supported)): /model NAME, or --model at the start.")
        case .unsupportedVoice(let name, let supported):
            ErrorWording(
                "There is no voice “\(shown(name))”.", "Choose one of \(list(supported)) in \(key: .focus(.settings)).")
        case .invalidSetting(let name, let reason):
            ErrorWording(
                "The setting \(shown(name)) cannot be that: \(quoted(reason)).",
                "It stays as it was; choose another in \(key: .focus(.settings)).")
        case .invalidURL(let url):
            ErrorWording(
                "“\(shown(url))” is not an address of a server.",
                "Start with --url and a ws, wss, http or https address.")
        case .emptyMessage:
            ErrorWording("There is nothing to send.", "Type a message first, or press \(key: .toggleTalking) to talk.")
        case .noSuchMessage:
            ErrorWording("There is no such message in this conversation.", "Choose one of your own messages.")
        case .notInVoiceMode:
            ErrorWording("This conversation is led in writing.", "Type, or switch to voice with /mode voice.")
        default: ErrorWording("There is no connection.", "Press \(key: .reconnect) to connect.")
        }
    }

    private static func connection(_ error: EchoError) -> ErrorWording {
        switch error {
        case .unreachable(let host, let reason):
            ErrorWording(
                "Nobody answers at \(shown(host)): \(quoted(reason)).",
                "Check the network or the address, then press \(key: .reconnect) to connect.")
        case .connectionTimedOut(let host):
            ErrorWording(
                "\(shown(host)) did not answer in time.", "Check the network, then press \(key: .reconnect) to connect."
            )
        case .invalidKey:
            ErrorWording(
                "The server refused the API key.", "Check OPENAI_API_KEY or api_key in config.toml and start again.")
        case .rejected(let status, let message):
            ErrorWording(
                "The server declined the connection (HTTP \("\(status)")): \(quoted(message)).",
                "Check the address and the model, then press \(key: .reconnect) to connect.")
        case .connectionLost: presentLoss(error)
        case .quotaExceeded(let message):
            ErrorWording(
                "The account has nothing left to spend: \(quoted(message)).",
                "Add credit or use another key, then press \(key: .reconnect).")
        case .rateLimited(let message):
            ErrorWording("The server asks to slow down: \(quoted(message)).", "Wait a moment and ask again.")
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
        return ended.isEmpty ? "it gave no reason" : String(ended)
    }
}
