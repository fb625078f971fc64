/// How to get a model instead of the offline assistant.
enum ConnectAdvice {
    static let sentences = [
        "Type /local in echo-tui to get a model that runs on this machine.",
        "Or start Ollama, llama.cpp or LM Studio here, and I use its model at once.",
        "Or set the environment variable OPENAI_API_KEY and start echo-tui again.",
        "For another compatible server, start it with --url and the address.",
    ]
    /// Callers can connect nothing.
    private static let telephone = [
        "On the telephone I can tell the time and the date, calculate, and convert units."
    ]

    static func sentences(_ context: SkillContext) -> [String] { context.isOnPhone ? telephone : sentences }
}
