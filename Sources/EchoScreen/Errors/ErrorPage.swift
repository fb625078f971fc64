public import Echo

/// What to do about an error, at more length than a notification has room for. The help begins with it while the error is open,
/// and `docs/troubleshooting.md` has all of them.
public enum ErrorPage: String, Sendable, CaseIterable {
    case key, address, network, answers, limits, budget, models, length, tools, sound

    /// Nil for what its own sentence says in full.
    public init?(_ error: EchoError) {
        switch error {
        case .missingKey, .invalidKey, .keyRequired, .rejected(401, _): self = .key
        case .rejected(403, _), .unsupportedModel, .unsupportedVoice, .invalidSetting, .cannotSee, .noVoice,
            .embeddingModelRefused:
            self = .models
        case .rejected(let status, _) where status >= 500: self = .answers
        case .invalidURL, .rejected, .unsupportedDialect: self = .address
        case .unreachable, .connectionTimedOut, .connectionLost, .notConnected, .suspended: self = .network
        case .answerTimedOut, .server, .invalidData, .responseFailed, .noAnswer, .refused, .unexpectedAnswer:
            self = .answers
        case .incompleteAnswer("content_filter"): self = .answers
        case .incompleteAnswer, .tooLong: self = .length
        case .quotaExceeded, .rateLimited, .askedToWait: self = .limits
        case .budgetSpent, .monthlyBudgetSpent, .budgetTooLow: self = .budget
        case .mcp: self = .tools
        case .audio: self = .sound
        case .emptyMessage, .noSuchMessage, .notInVoiceMode, .speaking: return nil
        }
    }

    public var title: String {
        switch self {
        case .key: "The API key"
        case .address: "The address of the server"
        case .network: "The connection"
        case .answers: "Answers that fail"
        case .limits: "Limits and quota of the server"
        case .budget: "Your budget"
        case .models: "Models, voices and settings"
        case .length: "Too long, or cut off"
        case .tools: "Tools that fail"
        case .sound: "Microphone and speaker"
        }
    }

    /// Each begins with what to try.
    public var steps: [String] { Self.steps[self] ?? [] }

    private static let steps: [ErrorPage: [String]] = [
        .key: [
            "Run echo-tui key to see which keys are stored, and echo-tui doctor to see which one is used.",
            "Store a new one with echo-tui key set openai, then start again.",
            "OPENAI_API_KEY in the environment is used before a stored key: unset it if it is old.",
            "Check that the key belongs to this server: each server wants its own.",
            "No key at hand? Without a key and an address the offline assistant answers.",
        ],
        .address: [
            "Check that the address ends in /v1 and names the right port.",
            "Run echo-tui doctor --url ADDRESS: it says what the server can do.",
            "Use --text for a server without voice, and /text-api for one that knows only Chat Completions.",
            "Use wss:// or https:// for an encrypted server, ws:// or http:// for one without encryption.",
        ],
        .network: [
            "Wait: echo-tui reconnects by itself and keeps the conversation.",
            "Check that the server is running: Ollama listens on port 11434.",
            "Check HTTPS_PROXY and NO_PROXY if you are behind a proxy.",
            "Name your certificate authority in SSL_CERT_FILE if the certificate is refused.",
            "Run echo-tui doctor: it contacts the server once and reports the result.",
        ],
        .answers: [
            "Ask again: many failures pass.",
            "Choose another model with /model if the same one fails again.",
            "Raise ECHO_FIRST_BYTE_TIMEOUT for a local model that loads slowly.",
            "Rephrase what the model or its filter refuses.",
            "Start with --log FILE to see each event, without keys and audio.",
        ],
        .limits: [
            "Wait as long as the notification says; nothing is sent until you ask.",
            "Look at the credit and the limits of your account at the server.",
            "Choose a smaller model with /model: limits are often per model.",
            "Keep the context short: a new conversation sends less.",
        ],
        .budget: [
            "See what was spent, and on what, with /spending.",
            "Raise the budget of this conversation with /cost limit, of the month with /monthly-budget.",
            "Choose a cheaper model with /model, or a local one with /local.",
        ],
        .models: [
            "See which models there are with /model; the header names the one in use.",
            "Choose another voice in the settings: not every model has every voice.",
            "Add a model that this version does not know to models.toml.",
            "If a model is refused, ask whoever runs the account: some are only for certain accounts.",
        ],
        .length: [
            "Raise Max output tokens in the settings if answers are cut off.",
            "Shorten the message, or attach less of a file.",
            "Start a new conversation: this one is sent along with each message.",
            "Give the size of the context in models.toml for a model that this version does not know.",
        ],
        .tools: [
            "See each server, its tools, and why it stopped, with /mcp.",
            "Try its command in a shell: it has to run there first.",
            "Name the variables it needs in its table of config.toml: tools do not see your environment.",
            "Continue without it: the other tools keep working.",
        ],
        .sound: [
            "Run echo-tui doctor: it tests both devices and says when to speak.",
            "Choose another microphone or speaker in the settings, with /microphone or /speaker.",
            "Close the program that holds the device, if it is busy.",
            "Install libasound2-plugins if you use PulseAudio or PipeWire and no device is found.",
            "Type in the meantime: text needs no sound.",
        ],
    ]

    /// As the document has it.
    public var markdown: String { "### \(title)\n\n" + steps.map { "- \($0)\n" }.joined() }

    /// The same, for the help.
    func section(_ catalog: Catalog) -> HelpSection {
        let commands: [Command] =
            switch self {
            case .network, .address: [.reconnect, .doctor, .showNotices]
            case .sound, .key: [.doctor, .showNotices]
            default: [.showNotices]
            }
        let entries = commands.compactMap { command in catalog.commands.all.first { $0.command == command } }
        return HelpSection(
            title: "What helps now: \(title)", entries: entries.map { HintViewState($0.command, $0.title) },
            note: steps.map { "• " + $0 }.joined(separator: "\n"))
    }
}
