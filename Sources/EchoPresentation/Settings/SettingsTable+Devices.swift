import Echo
import EchoText

/// The devices for sound, and what keeps the assistant from hearing itself.
extension SettingsTable {
    public static let devices = [
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
        Setting.toggle(
            .earcons, "Tones", slash: "tones",
            "Whether short tones say that it listens, that it listens no more, and that something is wrong.",
            in: .sound, acts: .screen, at: \.sound.earcons),
    ]

    /// Being called by name.
    public static let calls = [
        Setting.toggle(
            .wakeWord, "Wake word", slash: "wake",
            "Whether it listens for its name while nobody talks; until it hears it, nothing leaves this machine.",
            in: .sound, acts: .screen, at: \.sound.isCalled, obstacle: onlyAutomaticTurns),
        Setting(
            .wakePhrase, "Its name", slash: "wake-phrase", "What wakes it: two or three English words.", in: .sound,
            acts: .screen, kind: { _ in .text }, read: { .word($0.sound.phrase) },
            write: { if case .word(let words) = $1 { $0.sound.phrase = words.trimmed } }),
        Setting(
            .wakeFollowUp, "Go on for", slash: "follow-up",
            "How long you may go on after an answer without saying its name.", in: .sound, acts: .screen,
            kind: { _ in .number(NumberScale(range: 0...20, step: 1, unit: "s")) },
            read: { .number(DurationWording.seconds($0.sound.followUp)) },
            write: { if case .number(let value) = $1 { $0.sound.followUp = .seconds(value) } }),
    ]

    public static let recordings = [
        Setting.choice(
            .recordingCut, "Recording", slash: "recording",
            "How a recording is shared among files: one for all of it, or one for each question with its answer.",
            in: .sound, acts: .screen, at: \.sound.recordingCut)
    ]

    private static let decibels = NumberScale(range: DevicePreferences.gainRange, step: 1, unit: "dB")

    /// Who ends turns by hand begins them by hand.
    static let onlyAutomaticTurns: Setting.Obstacle = { chosen, _ in
        if case .automatic = chosen.session.turnMode { nil } else { "only when turns end by themselves" }
    }

    static let needsSound: Setting.Obstacle = { _, options in
        options.hasSound ? nil : "the sound system here offers no choice"
    }

    /// The default one first, under its name where that is known.
    static func devices(_ direction: AudioDevice.Direction, among options: SettingOptions) -> [SettingChoice] {
        let all = (options.devices ?? []).filter { $0.direction == direction }
        let standard = all.first(where: \.isDefault).map { "default: \($0.name)" } ?? "default"
        let others = all.filter { $0.id != defaultDevice }
        return [SettingChoice(defaultDevice, standard)]
            + others.map { SettingChoice($0.id, $0.name, isNamed: true) }
    }

    /// As the default device is kept and typed.
    static let defaultDevice = "default"
}

extension SettingID {
    /// The devices that it chooses among; nil for what chooses none.
    public var direction: AudioDevice.Direction? {
        switch self {
        case .microphone: .input
        case .loudspeaker: .output
        default: nil
        }
    }
}

extension AudioDevice.Direction {
    /// The setting that chooses among the devices of this direction.
    public var setting: SettingID { self == .input ? .microphone : .loudspeaker }
}
