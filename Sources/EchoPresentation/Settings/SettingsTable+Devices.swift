import Echo
import EchoText

/// The devices for sound, and what keeps the assistant from hearing itself.
extension SettingsTable {
    public static let devices = [
        Setting.device(
            .microphone, "Microphone", slash: "microphone", "The input device.", .input, at: \.sound.input
        )
        .alias("mic"),
        Setting.device(
            .loudspeaker, "Speaker", slash: "speaker", "The output device.", .output,
            at: \.sound.output
        )
        .alias("loudspeaker"),
        Setting.choice(
            .echoProtection, "Echo cancellation", slash: "echo-cancellation",
            "Keeps the assistant from hearing itself: a noise gate, an echo canceller (AEC), both, or whatever the device needs.",
            in: .sound, acts: .sound, EchoProtection.allCases.map { SettingChoice($0.rawValue) },
            at: \.sound.protectionWord, obstacle: needsSound
        )
        .alias("echo-protection"),
        Setting.device(
            .microphoneGain, "Microphone gain", slash: "microphone-gain",
            "Gain added to this microphone; saved per device.", decibels, at: \.sound.microphoneGain),
        Setting.device(
            .loudspeakerGain, "Speaker gain", slash: "speaker-gain",
            "Gain added to this speaker; saved per device.", decibels, at: \.sound.loudspeakerGain
        )
        .alias("loudspeaker-gain"),
        Setting.device(
            .loudspeakerLatency, "Extra latency", slash: "extra-latency",
            "Latency that this speaker does not report, as Bluetooth devices often have; saved per device.",
            NumberScale(range: DevicePreferences.latencyRange, step: 10, unit: "ms"), at: \.sound.loudspeakerLatency),
        Setting.toggle(
            .denoises, "Noise suppression", slash: "noise-suppression",
            "Suppress steady background noise before your voice is sent.",
            in: .sound, acts: .sound, at: \.sound.denoises, obstacle: needsSound
        )
        .alias("denoise"),
        Setting.toggle(
            .levels, "Auto gain", slash: "auto-gain",
            "Automatic gain control: amplify a quiet voice before it is sent.",
            in: .sound, acts: .sound, at: \.sound.levels, obstacle: needsSound),
    ]

    /// Short tones.
    public static let earcons = [
        Setting.toggle(
            .earcons, "Audio cues", slash: "audio-cues",
            "Play short tones when listening starts, when it stops, and on errors.",
            in: .sound, acts: .screen, at: \.sound.earcons
        )
        .alias("tones")
    ]

    /// Being called by name.
    public static let calls = [
        Setting.toggle(
            .wakeWord, "Wake word", slash: "wake-word",
            "Start listening when you say the wake phrase; until then no audio leaves this machine.",
            in: .sound, acts: .screen, at: \.sound.isCalled, obstacle: onlyAutomaticTurns
        )
        .alias("wake"),
        Setting(
            .wakePhrase, "Wake phrase", slash: "wake-phrase", "The phrase to listen for: two or three English words.",
            in: .sound,
            acts: .screen, kind: { _ in .text }, read: { .word($0.sound.phrase) },
            write: { if case .word(let words) = $1 { $0.sound.phrase = words.trimmed } }),
        Setting(
            .wakeFollowUp, "Follow-up time", slash: "follow-up",
            "How long you can reply after an answer without the wake phrase.", in: .sound, acts: .screen,
            kind: { _ in .number(NumberScale(range: 0...20, step: 1, unit: "s")) },
            read: { .number(DurationWording.seconds($0.sound.followUp)) },
            write: { if case .number(let value) = $1 { $0.sound.followUp = .seconds(value) } }),
    ]

    public static let recordings = [
        Setting.choice(
            .recordingCut, "Recording files", slash: "recording-files",
            "Record to one file (whole), or to a new file for each turn (turns).",
            in: .sound, acts: .screen, at: \.sound.recordingCut
        )
        .alias("recording")
    ]

    private static let decibels = NumberScale(range: DevicePreferences.gainRange, step: 1, unit: "dB")

    /// Who ends turns by hand begins them by hand.
    static let onlyAutomaticTurns: Setting.Obstacle = { chosen, _ in
        if case .automatic = chosen.session.turnMode { nil } else { "only with automatic turn detection" }
    }

    static let needsSound: Setting.Obstacle = { _, options in
        options.hasSound ? nil : "not supported by this sound system"
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
    public static let defaultDevice = "default"
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
