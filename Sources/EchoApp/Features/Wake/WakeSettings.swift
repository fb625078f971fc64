import Echo
import EchoScreen
import EchoText

/// Being called by name.
extension SettingsTable {
    static let calls = [
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

    /// Turns that are ended by hand are begun by hand.
    static let onlyAutomaticTurns: Setting.Obstacle = { chosen, options in
        guard options.voiceCapabilities(chosen).contains(.turnDetection) else { return nil }
        return if case .automatic = chosen.session.turnMode { nil } else { "only with automatic turn detection" }
    }
}
