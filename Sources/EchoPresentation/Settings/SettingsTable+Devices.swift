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
        Setting.device(
            .microphoneGain, "Microphone gain", slash: "microphone-gain",
            "Added to what this microphone gives; kept for each.", decibels, at: \.sound.microphoneGain),
        Setting.device(
            .loudspeakerGain, "Loudspeaker gain", slash: "loudspeaker-gain",
            "Added to what this loudspeaker plays; kept for each.", decibels, at: \.sound.loudspeakerGain),
        Setting.device(
            .loudspeakerLatency, "Extra latency", slash: "extra-latency",
            "How much later this loudspeaker sounds than it tells, as wireless ones do; kept for each.",
            NumberScale(range: DevicePreferences.latencyRange, step: 10, unit: "ms"), at: \.sound.loudspeakerLatency),
        Setting.toggle(
            .denoises, "Denoise", slash: "denoise", "Steady noise is made softer before your voice is sent.",
            in: .sound, acts: .sound, at: \.sound.denoises, obstacle: needsSound),
        Setting.toggle(
            .levels, "Auto gain", slash: "auto-gain", "A soft voice is made louder before it is sent.",
            in: .sound, acts: .sound, at: \.sound.levels, obstacle: needsSound),
    ]

    private static let decibels = NumberScale(range: DevicePreferences.gainRange, step: 1, unit: "dB")

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
