import Echo
import EchoText

/// Writes, for everything that can go wrong, what happened and what to do. It never repeats a secret.
public enum ErrorPresenter {
    /// - Parameter mode: in which an answer was asked for; nil for what has to do with none. In text mode each request
    ///   connects for itself, so that asking again is what helps.
    public static func present(_ error: EchoError, in mode: ConversationMode?) -> ErrorWording {
        guard mode == .text, let advice = AskAgainWording.advice(error) else { return present(error) }
        return ErrorWording(present(error).whatHappened, advice)
    }

    /// Why something has ended that went on beside the conversation. Of a device nothing else says what to do.
    package static func ending(_ error: EchoError) -> Wording {
        let wording = present(error)
        if case .audio = error { return wording.wording }
        return wording.whatHappened
    }

    public static func present(_ error: EchoError) -> ErrorWording {
        switch error {
        case .missingKey, .unsupportedModel, .unsupportedVoice, .invalidSetting, .invalidURL, .emptyMessage,
            .noSuchMessage, .notInVoiceMode, .notConnected, .cannotSee:
            beforeSending(error)
        case .unreachable, .connectionTimedOut, .answerTimedOut, .invalidKey, .keyRequired, .rejected, .connectionLost,
            .quotaExceeded, .rateLimited, .unsupportedDialect, .askedToWait:
            connection(error)
        case .server(_, let message, let parameter):
            ErrorWording(
                told("The server returned an error", naming(parameter, in: message)),
                parameter?.hasSuffix(".voice") == true
                    ? "Choose another voice with /voice, then press \(key: .reconnect) to connect."
                    : "The conversation is kept; try again, or rephrase the request.")
        case .invalidData(let reason):
            ErrorWording(
                "The server sent an invalid message: \(quoted(reason)).",
                "The conversation is kept. Press \(key: .reconnect) to reconnect.")
        case .responseFailed(_, let message):
            ErrorWording(told("The answer failed", message), "The conversation is kept; ask again.")
        case .audio(let error): AudioErrorWording.present(error)
        case .speaking:
            ErrorWording(
                "Something is already being read aloud.", "Wait until it ends, or press \(key: .stop) to stop it.")
        case .noVoice:
            ErrorWording(
                "The server cannot read texts aloud.",
                "It has neither a speech endpoint nor a Realtime API; read the text on the screen.")
        case .refused, .unexpectedAnswer, .incompleteAnswer, .suspended, .budgetSpent, .monthlyBudgetSpent,
            .tooLong, .mcp, .budgetTooLow, .embeddingModelRefused, .noAnswer:
            answer(error)
        }
    }

    private static func answer(_ error: EchoError) -> ErrorWording {
        switch error {
        case .refused(let message):
            ErrorWording(told("The model refused", message), "The conversation is kept; rephrase the request.")
        case .unexpectedAnswer(let reason):
            ErrorWording("The answer does not match the requested schema: \(quoted(reason)).", "Ask again.")
        case .noAnswer(let missing): MissingAnswerWording.present(missing)
        case .incompleteAnswer("content_filter"):
            ErrorWording(
                "The answer was stopped by the server's content filter.",
                "The conversation is kept; rephrase the request.")
        case .incompleteAnswer("server_cancelled"):
            ErrorWording("The server cancelled the answer.", "The conversation is kept; ask again.")
        case .incompleteAnswer(let reason) where !["", "max_output_tokens"].contains(reason):
            ErrorWording(
                "The answer was cut off: \(quoted(reason)).", "The conversation is kept; ask again.")
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
        case .budgetTooLow(let left, let least, .month):
            ErrorWording(
                """
                The next answer costs at least \(MoneyWording.amount(least)), and \(MoneyWording.amount(left)) of the \
                budget of this month is left.
                """,
                "Clear the line with \(key: .stop), then raise it with /monthly-budget, or start a new conversation.")
        case .budgetTooLow(let left, let least, .conversation):
            ErrorWording(
                """
                The next answer costs at least \(MoneyWording.amount(least)), and \(MoneyWording.amount(left)) of the \
                budget is left.
                """,
                "Clear the line with \(key: .stop), then raise it with /cost limit, or start a new conversation.")
        case .tooLong(let tokens, let limit):
            ErrorWording(
                "The request has \("\(tokens)") tokens; the model accepts at most \("\(limit)").",
                "Shorten the message, or start a new conversation.")
        case .embeddingModelRefused(let name, let others):
            ErrorWording(
                "The server does not have the embedding model “\(shown(name))”, and its vectors cannot be compared with another's.",
                "Set embedding in [models] of config.toml to one of \(list(others)), and restart; search by meaning then begins anew."
            )
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
            ErrorWording(told("The server closed the connection", reason), kept)
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

    /// The same, with how long the wait is where it is long enough to wonder.
    static func presentRetry(_ retry: Retry) -> ErrorWording {
        guard retry.delay >= .seconds(5) else { return presentRetry(retry.cause) }
        return ErrorWording(
            presentLoss(retry.cause).whatHappened,
            """
            The conversation is kept. Reconnecting automatically in \(DurationWording.wait(retry.delay)); \(key: .reconnect) retries now.
            """)
    }

    private static func beforeSending(_ error: EchoError) -> ErrorWording {
        switch error {
        case .missingKey:
            ErrorWording(
                "No API key found.",
                "Set one with echo-tui key set openai, in OPENAI_API_KEY, or as api_key in a config.toml that only you can read, then restart; without --url, the offline assistant needs no key."
            )
        case .unsupportedModel(let name, let supported, let message):
            ErrorWording(
                message.isEmpty
                    ? "Unknown model “\(shown(name))”." : "Unknown model “\(shown(name))”: \(quoted(message)).",
                otherModels(supported.filter { $0 != name }))
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
        case .cannotSee(let model):
            ErrorWording(
                "\(shown(model)) does not look at pictures, as far as is known.",
                "Choose another with /model, or give it in = [\"text\", \"image\"] in models.toml.")
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
        case .answerTimedOut(let host, let delay, let limit): DelayWording.present(delay, of: shown(host), after: limit)
        case .invalidKey:
            ErrorWording(
                "The server rejected the API key.",
                "Set a valid one with echo-tui key set openai, in OPENAI_API_KEY (used first), or as api_key in config.toml, then restart."
            )
        case .keyRequired(let message):
            ErrorWording(
                "The server wants an API key: \(quoted(message)).",
                "Set one with echo-tui key set openai, in OPENAI_API_KEY, or as api_key in a config.toml that only you can read, then restart."
            )
        case .rejected(300..<400, let message):
            ErrorWording(
                "The server does not answer at this address: \(quoted(message)).",
                "Your key was not sent there. If you trust that address, give it with --url, or as url in config.toml.")
        case .rejected(401, let message):
            ErrorWording(
                "The server denies access (HTTP 401): \(quoted(message)).",
                "If it means the key, set a valid one with echo-tui key set openai, in OPENAI_API_KEY (used first), or as api_key in config.toml, then restart."
            )
        case .rejected(403, let message):
            ErrorWording(
                "The server refused the request (HTTP 403): \(quoted(message)).",
                "Change what it objects to, or choose another model with /model; \(key: .reconnect) connects again.")
        case .rejected(404, let message):
            ErrorWording(
                "The server rejected the connection (HTTP 404): \(quoted(message)).",
                """
                Check the address and the model, then press \(key: .reconnect) to connect. A server without voice is used in \
                text mode: press \(key: .switchMode), or start with --text.
                """)
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
                told("The quota is used up", message),
                "Add credit or use another key, then press \(key: .reconnect) to reconnect.")
        case .askedToWait(let until, let wait, let message):
            ErrorWording(
                message.isEmpty
                    ? "The server asks you to wait until \(WaitWording.moment(until, after: wait))."
                    : "The server asks you to wait until \(WaitWording.moment(until, after: wait)): \(quoted(message)).",
                AskAgainWording.waiting(
                    until: WaitWording.moment(until, after: wait), "press \(key: .reconnect) to connect again"))
        case .rateLimited(let message):
            ErrorWording(told("Rate limit reached", message), "Wait a moment and try again.")
        default: ErrorWording("The connection failed.", "Press \(key: .reconnect) to connect.")
        }
    }

    /// The nearest comes first.
    private static func otherModels(_ names: [String]) -> Wording {
        guard !names.isEmpty else { return "/model shows what there is; /model NAME uses it." }
        return "Use one of \(names.map(shown).joined(separator: ", ")): /model NAME, or start with --model NAME."
    }

    private static func list(_ names: [String]) -> String { names.map(shown).sorted().joined(separator: ", ") }

    private static func shown(_ text: String) -> String { Redactor.redacted(Sanitizer.line(text)) }

    /// Which field a validator means is often told beside its words.
    private static func naming(_ parameter: String?, in message: String) -> String {
        guard let parameter, !parameter.isEmpty, !message.isEmpty,
            !message.lowercased().contains(parameter.lowercased())
        else { return message }
        let words = message.hasSuffix(".") ? message.dropLast() : message[...]
        return "\(words) (\(parameter))"
    }

    /// What happened and someone else's words for it; theirs alone where they begin with the same.
    private static func told(_ fact: String, _ message: String) -> Wording {
        let words = quoted(message)
        guard words.lowercased().hasPrefix(fact.lowercased()) else { return "\(fact): \(words)." }
        return "\(words)."
    }

    /// Someone else's words, without the full stop that follows them here.
    private static func quoted(_ text: String) -> String {
        let words = shown(text)
        let most = words.count > 300 ? words.prefix(300) + "…" : words[...]
        let ended = most.hasSuffix(".") ? most.dropLast() : most
        return ended.isEmpty ? "no reason given" : String(ended)
    }
}
