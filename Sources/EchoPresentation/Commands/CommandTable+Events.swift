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

    private static func entry(_ command: Command, _ slash: String?, _ title: String, _ key: String) -> CommandEntry {
        CommandEntry(
            command, title, slash: slash, in: .events, keys: [.key(key, in: [.events])], else: "There is no event yet."
        ) { $0.overlay == nil && $0.hasEvents }
    }
}
