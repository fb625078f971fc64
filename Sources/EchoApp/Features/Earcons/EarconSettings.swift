import EchoScreen

/// Short tones.
extension SettingsTable {
    static let earcons = [
        Setting.toggle(
            .earcons, "Audio cues", slash: "audio-cues",
            "Play short tones when listening starts, when it stops, and on errors.",
            in: .sound, acts: .screen, at: \.sound.earcons
        )
        .alias("tones")
    ]
}
