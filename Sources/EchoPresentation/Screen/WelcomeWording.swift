/// What an empty conversation says.
enum WelcomeWording {
    static func paragraphs(server: ServerIdentity, isFirstRun: Bool) -> [Wording] {
        server.isLocal && isFirstRun ? first : usual(server)
    }

    /// Three lines for who never was here: what is running, how to connect a model, how to talk. Each fits the pane of
    /// the smallest screen.
    private static let first: [Wording] = [
        "The assistant inside this program answers, offline.",
        "For a model: set OPENAI_API_KEY, or --url ADDRESS.",
        "\(key: .toggleTalking) talks, \(key: .send) sends; /tour shows you around.",
    ]

    private static func usual(_ server: ServerIdentity) -> [Wording] {
        [
            "Press \(key: .toggleTalking) and talk, or type and press \(key: .send).",
            server.isLocal ? local : remote(server),
            "Talk over an answer, or press \(key: .stop), to stop it. \(key: .help) shows every key; \(key: .quit) quits.",
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
