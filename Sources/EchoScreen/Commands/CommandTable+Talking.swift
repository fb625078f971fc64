extension CommandTable {
    static let talking: [CommandEntry] = [
        CommandEntry(
            .toggleTalking, "start or stop talking",
            "Open the microphone and talk, or close it.", slash: "talk", in: .talk,
            keys: [.key("space", in: .panes.or(.empty)), .key("f9", in: .screen), .key("f2", in: .screen)]),
        CommandEntry(
            .endTurn, "end turn",
            "End your turn now, if you end turns yourself (manual or push to talk).", slash: "end",
            aliases: ["end-turn"], in: .talk, keys: [.key("f3", in: .screen)],
            else: "There is no turn to end: \(key: .toggleTalking) starts one when turn detection is manual."
        ) { $0.overlay == nil && $0.isManual && $0.isTalking },
        CommandEntry(
            .mute, "mute or unmute",
            "Mute or unmute the microphone.", slash: "mute", aliases: ["unmute"], in: .talk,
            keys: [.key("m", in: .panes), .key("alt+m", in: .screen.or(.panels)), .key("alt+M", in: .screen)],
            else: "The microphone is off. \(key: .toggleTalking) turns it on."
        ) { $0.overlay == nil && ($0.isTalking || $0.listensBeside || $0.standsBy) },
        CommandEntry(
            .stop, "stop",
            "Stop the answer, else close what is open, else clear the message.", slash: "stop",
            aliases: ["cancel", "interrupt"], in: .talk, keys: stopKeys
        ) { _ in true },
        CommandEntry(
            .previewVoice, "preview voice",
            "Play a sample of the current voice.", slash: "preview", in: .settings, keys: [.key("v", in: [.settings])]),
        CommandEntry(
            .reset, "start new conversation",
            "Start a new conversation; the messages on the screen are cleared.", slash: "reset",
            aliases: ["new", "clear"], in: .talk,
            keys: [.key("ctrl+r", in: .screen.subtracting([.composerNormal]))]),
        CommandEntry(
            .reconnect, "reconnect",
            "Reconnect to the server now.", slash: "reconnect", in: .talk, keys: [.key("f5", in: .screen)],
            else: "Already connected."
        ) { $0.overlay == nil && $0.canReconnect },
    ]

    private static let stopKeys: [DefaultKey] = [
        .key("esc", in: .everywhere), .key("q", in: .panels),
    ]
}
