/// How to get a model instead of the offline assistant.
enum ConnectAdvice {
    static let sentences = [
        "Set the environment variable OPENAI_API_KEY and start echo-tui again.",
        "For another compatible server, start it with --url and the address.",
    ]
}
