extension CommandTable {
    static let talking: [CommandEntry] = [
        CommandEntry(
            .toggleTalking, "talk, stop talking", slash: "talk", in: .talk,
            keys: [.key("space", in: .panes.or(.empty)), .key("f9", in: .screen), .key("f2", in: .screen)]),
        CommandEntry(
            .endTurn, "end your turn", slash: "end", in: .talk, keys: [.key("f3", in: .screen)],
            else: "There is no turn of yours to end: \(key: .toggleTalking) begins one when you end turns yourself."
        ) { $0.overlay == nil && $0.isManual && $0.isTalking },
        CommandEntry(
            .mute, "mute, unmute the microphone", slash: "mute", aliases: ["unmute"], in: .talk,
            keys: [.key("m", in: .panes), .key("alt+m", in: .screen.or(.panels)), .key("alt+M", in: .screen)],
            else: "The microphone is closed: there is nothing to mute. \(key: .toggleTalking) opens it."
        ) { $0.overlay == nil && ($0.isTalking || $0.listensBeside) },
        CommandEntry(
            .stop, "stop, close, clear", slash: "stop", in: .talk, keys: stopKeys
        ) { _ in true },
        CommandEntry(
            .previewVoice, "hear the voice", slash: "preview", in: .settings, keys: [.key("v", in: [.settings])]),
        CommandEntry(
            .reset, "start a new conversation", slash: "reset", aliases: ["new"], in: .talk,
            keys: [.key("ctrl+r", in: .screen.subtracting([.composerNormal]))]),
        CommandEntry(
            .reconnect, "connect again", slash: "reconnect", in: .talk, keys: [.key("f5", in: .screen)],
            else: "The connection is there already."
        ) { $0.overlay == nil && $0.canReconnect },
    ]

    private static let stopKeys: [DefaultKey] = [
        .key("esc", in: .everywhere), .key("q", in: .panels), .key("n", in: [.question]),
    ]
}
