extension CommandTable {
    static let events: [CommandEntry] = [
        CommandEntry(
            .filterEvents, "show only some events", slash: "filter", in: .events, keys: [.key("\\", in: [.events])]),
        CommandEntry(
            .pauseEvents, "hold the list still, let it go on", slash: "pause", in: .events,
            keys: [.key("p", in: [.events])]),
        entry(.markEvent, nil, "mark this event", "b"),
        entry(.nextMark, nil, "go to the next mark", "'"),
        entry(.followItem, nil, "show only the events of this item", "i"),
        entry(.exportEvents, "export-events", "write the events to a file, without secrets", "x"),
    ]

    /// Of a recording that is shown in place of a conversation.
    public static let replays: [CommandEntry] = [
        replay(.playReplay, "play the recording, pause it", "space"),
        replay(.stepForward, "the recording's next event", "right"),
        replay(.stepBack, "the recording's event before", "left"),
        replay(.playNormal, "play as fast as it was", "1"),
        replay(.playDouble, "play twice as fast", "2"),
        replay(.playFourfold, "play four times as fast", "4"),
        replay(.playAtOnce, "play without pauses", "0"),
    ]

    private static func replay(_ command: Command, _ title: String, _ key: String) -> CommandEntry {
        CommandEntry(
            command, title, in: .events, keys: [.key(key, in: [.replay])],
            else: "This is no recording: echo-tui replay FILE shows one."
        ) { $0.isReplay && $0.overlay == nil }
    }

    private static func entry(_ command: Command, _ slash: String?, _ title: String, _ key: String) -> CommandEntry {
        CommandEntry(
            command, title, slash: slash, in: .events, keys: [.key(key, in: [.events])], else: "There is no event yet."
        ) { $0.overlay == nil && $0.hasEvents }
    }
}
