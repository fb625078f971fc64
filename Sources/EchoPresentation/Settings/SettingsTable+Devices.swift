import Echo

/// The devices for sound, and what keeps the assistant from hearing itself.
extension SettingsTable {
    static let sound = [
        Setting.device(
            .microphone, "Microphone", slash: "microphone", "What you are heard with.", .input, at: \.sound.input),
        Setting.device(
            .loudspeaker, "Loudspeaker", slash: "loudspeaker", "What answers are heard with.", .output,
            at: \.sound.output),
        Setting.choice(
            .echoProtection, "Echo protection", slash: "echo-protection",
            "What keeps the assistant from hearing itself: a gate, a canceller, both, or as the device needs it.",
            in: .sound, acts: .sound, EchoProtection.allCases.map { SettingChoice($0.rawValue) },
            at: \.sound.protectionWord, obstacle: needsSound),
    ]

    static let needsSound: Setting.Obstacle = { _, options in
        options.hasSound ? nil : "the sound system here offers no choice"
    }

    /// The default one first, under its name where that is known.
    static func devices(_ direction: AudioDevice.Direction, among options: SettingOptions) -> [SettingChoice] {
        let all = (options.devices ?? []).filter { $0.direction == direction }
        let standard = all.first(where: \.isDefault).map { "default: \($0.name)" } ?? "default"
        let others = all.filter { $0.id != defaultDevice }
        return [SettingChoice(defaultDevice, standard)]
            + others.map { SettingChoice($0.id, $0.name) }
    }

    /// As the default device is kept and typed.
    static let defaultDevice = "default"
}
