import EchoScreen

/// The brain, ears and voice of the offline assistant.
extension SettingsTable {
    static let localParts = [
        part(
            .localBrain, "Brain", slash: "brain",
            "Who answers for the offline assistant: a model found on this machine (automatic), the built-in skills, or the "
                + "server at an address, such as http://127.0.0.1:11434#llama3.2.",
            at: \.connection.local.brain),
        part(
            .localEars, "Ears", slash: "ears",
            "Who understands speech for the offline assistant: a recogniser found on this machine (automatic), the "
                + "built-in one, or the server at an address.",
            at: \.connection.local.ears, addresses: speaking),
        part(
            .localVoice, "Local voice", slash: "local-voice",
            "Who speaks for the offline assistant: a voice found on this machine (automatic), the built-in one, or the "
                + "server at an address, such as http://127.0.0.1:8880#kokoro@af_bella.",
            at: \.connection.local.voice, addresses: speaking),
        Setting(
            .localIdle, "Parts end after", slash: "parts-end-after",
            "How long the programs of downloaded parts stay in memory while they are not used.", in: .localParts,
            acts: .nextStart, kind: { _ in .number(NumberScale(range: 1...240, step: 5, unit: "min")) },
            read: { .number($0.connection.local.idleMinutes) },
            write: { if case .number(let minutes) = $1 { $0.connection.local.idleMinutes = minutes } }),
    ]

    /// Speech is also served by the Wyoming protocol.
    private static let speaking = ["http", "tcp://"]

    private static func part(
        _ id: SettingID, _ label: String, slash: String, _ purpose: String, at path: any Setting.Path<String>,
        addresses starts: [String] = ["http"]
    ) -> Setting {
        .choice(
            id, label, slash: slash, purpose, in: .localParts, acts: .nextStart,
            [
                SettingChoice(LocalPreferences.automatic, "automatic", isNamed: true),
                SettingChoice(LocalPreferences.builtIn),
            ],
            othersStartWith: starts, at: path)
    }
}
