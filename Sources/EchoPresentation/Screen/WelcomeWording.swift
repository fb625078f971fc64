import Echo
import EchoText

/// What an empty conversation says.
enum WelcomeWording {
    static func paragraphs(server: ServerIdentity, mode: ConversationMode, isFirstRun: Bool) -> [Wording] {
        server.isLocal && isFirstRun ? first(mode) : usual(server, mode)
    }

    /// What is replayed, and by which keys.
    static func paragraphs(_ recorded: RecordedLog) -> [Wording] {
        [
            "This is the recording \(Sanitizer.line(recorded.name))\(recorded.server.map(made) ?? "").",
            """
            \(key: .playReplay) plays it and pauses, \(key: .stepForward) and \(key: .stepBack) go one event on and \
            back; \(key: .playNormal) \(key: .playDouble) \(key: .playFourfold) say how fast, \(key: .playAtOnce) leaves \
            out the pauses.
            """,
            "Nothing is sent, and nothing is heard. \(key: .help) shows every key; \(key: .quit) quits.",
        ]
    }

    private static func made(with server: ServerIdentity) -> String {
        server.isLocal
            ? ", made with the assistant inside this program"
            : ", made with \(Sanitizer.line(server.model)) at \(Sanitizer.line(server.host))"
    }

    /// Three lines for who never was here: what is running, how to connect a model, how to talk. Each fits the pane of
    /// the smallest screen.
    private static func first(_ mode: ConversationMode) -> [Wording] {
        [
            "The assistant inside this program answers, offline.",
            "For a model: set OPENAI_API_KEY, or --url ADDRESS.",
            mode == .audio
                ? "\(key: .toggleTalking) talks, \(key: .send) sends; /tour shows you around."
                : "\(key: .send) sends, \(key: .switchMode) talks; /tour shows you around.",
        ]
    }

    private static func usual(_ server: ServerIdentity, _ mode: ConversationMode) -> [Wording] {
        [
            mode == .audio
                ? "Press \(key: .toggleTalking) and talk, or type and press \(key: .send)."
                : "Type and press \(key: .send); \(key: .switchMode) goes on by voice.",
            server.isLocal ? local : remote(server),
            mode == .audio
                ? "Talk over an answer, or press \(key: .stop), to stop it. \(key: .help) shows every key; \(key: .quit) quits."
                : "\(key: .stop) stops an answer. \(key: .help) shows every key; \(key: .quit) quits.",
        ]
    }

    private static let local: Wording = """
        The assistant inside this program answers, without a network: ask it the time, a sum, a timer or a roll of \
        dice. /doctor looks at sound and server.
        """

    private static func remote(_ server: ServerIdentity) -> Wording {
        "\(Sanitizer.line(server.model)) at \(Sanitizer.line(server.host)) answers."
    }
}
