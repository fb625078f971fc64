import EchoScreen

extension SoundFeature {
    nonisolated static let offer = FeatureOffer(
        "sound",
        commands: [
            CommandEntry(
                .showSound, "sound",
                "Show the messages beside the waveforms of their sound, and play them.", slash: "sound",
                in: .conversation),
            CommandEntry(
                .playMessage, "play message",
                "Play the sound of the message at the cursor, and of those after it.", slash: "play",
                in: .conversation,
                keys: [.key("p", in: Set.messages.union([.keptConversation, .soundPanel, .pastCall, .recordings]))],
                else: "There is no message to play yet."
            ) { ($0.overlay == nil && $0.hasMessages) || $0.facts.contains(.readsConversation) || showsSound($0) },
            entry(.pauseSound, "pause or resume sound", "Pause the sound that is played, or resume it.", "space"),
            entry(.seekForward, "seek forward", "Go five seconds forward in the sound.", "right"),
            entry(.seekBack, "seek back", "Go five seconds back in the sound.", "left"),
            entry(.playFaster, "play faster", "Play faster, up to twice as fast; voices keep their pitch.", ">"),
            entry(.playSlower, "play slower", "Play slower, down to three quarters; voices keep their pitch.", "<"),
            entry(.playNext, "play next message", "Go on to the next message that has sound.", "n"),
            entry(.playPrevious, "play previous message", "Go back to the previous message that has sound.", "N"),
        ],
        // Off unless a person wants it: a voice says more of whoever speaks than words do, it cannot be changed when it falls
        // into other hands, and whoever else is in the room was not asked.
        settings: [
            Setting(
                .keepSound, "Keep sound", slash: "keep-sound",
                "Save the audio of both sides, encrypted, so that you can play it again.", in: .privacy, acts: .screen,
                kind: { _ in .choice(KeepSound.allCases.map { SettingChoice($0.rawValue, $0.title) }) },
                read: { .word($0[word: .keepSound] ?? KeepSound.off.rawValue) },
                write: { $0.values[.keepSound] = $1 == .word(KeepSound.off.rawValue) ? nil : $1 })
        ])

    nonisolated private static func showsSound(_ situation: Situation) -> Bool {
        situation.facts.contains(.showsSound)
    }

    nonisolated private static func entry(_ command: Command, _ title: String, _ help: String, _ key: String)
        -> CommandEntry
    {
        CommandEntry(
            command, title, help, in: .conversation,
            keys: [.key(key, in: [.playing, .soundPanel, .pastCall, .recordings])],
            else: "Nothing is played: \(key: .playMessage) in the conversation plays a message."
        ) { $0.facts.contains(.playsSound) && ($0.overlay == nil || showsSound($0)) }
    }
}
