/// What an empty conversation says.
enum WelcomeWording {
    static func paragraphs(server: ServerIdentity) -> [Wording] {
        [
            "Press \(key: .toggleTalking) and talk, or type and press \(key: .send).",
            server.isLocal ? local : remote(server),
            "Talk over an answer, or press \(key: .stop), to stop it. \(key: .help) shows every key; \(key: .quit) quits.",
        ]
    }

    private static let local: Wording = """
        The assistant inside this program answers, without a network: ask it the time, a sum, a timer or a roll of \
        dice. To talk to a model, set OPENAI_API_KEY or start with --url.
        """

    private static func remote(_ server: ServerIdentity) -> Wording {
        "\(Sanitizer.line(server.model)) at \(Sanitizer.line(server.host)) answers."
    }
}
