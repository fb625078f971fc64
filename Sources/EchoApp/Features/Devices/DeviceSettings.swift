import Echo
import EchoScreen

/// The devices for sound, and what keeps the assistant from hearing itself.
extension SettingsTable {
    static let devices = [
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

    private static let decibels = NumberScale(range: DevicePreferences.gainRange, step: 1, unit: "dB")
}
