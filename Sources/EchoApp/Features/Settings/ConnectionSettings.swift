import EchoScreen

/// Where answers come from, and for how much.
extension SettingsTable {
    static let connection = [
        Setting(
            .server, "Server", slash: "server",
            "The server address; automatic uses OpenAI if there is an API key, else the offline assistant.",
            in: .connection, acts: .nextStart, kind: { _ in .address },
            read: { .word($0.connection.server ?? ServerAddress.none) },
            write: { if case .word(let word) = $1 { $0.connection.server = word == ServerAddress.none ? nil : word } }),
        Setting.choice(
            .dialect, "Text API", slash: "text-api",
            "The API used in text mode: Responses, Chat Completions, or automatic.", in: .connection,
            acts: .nextStart, at: \.connection.dialect
        )
        .alias("dialect"),
        Setting.choice(
            .answerConnection, "Text connection", slash: "text-connection",
            "How text mode is connected: a WebSocket also takes what you add while the model thinks; automatic uses it "
                + "with OpenAI, else HTTP.",
            in: .connection, acts: .nextStart, at: \.connection.answerConnection),
    ]
}
