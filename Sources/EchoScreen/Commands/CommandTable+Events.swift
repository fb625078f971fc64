extension CommandTable {
    static let events: [CommandEntry] = [
        CommandEntry(
            .filterEvents, "filter events",
            "Show only the events that match a filter, for example: response in -delta turn:3.", slash: "filter",
            in: .events, keys: [.key("\\", in: [.events])]),
        CommandEntry(
            .pauseEvents, "pause or resume events",
            "Pause the event list, or resume it; new events are still collected.", slash: "pause", aliases: ["resume"],
            in: .events,
            keys: [.key("p", in: [.events])]),
        entry(
            .markEvent, nil, "mark event",
            "Mark the selected event, or remove its mark.", "b"),
        entry(
            .nextMark, nil, "go to next mark",
            "Go to the next marked event.", "'"),
        entry(
            .followItem, nil, "filter by item",
            "Show only the events of the selected event's item; again, go back to the previous filter.", "i"),
        entry(
            .exportEvents, "export-events", "export events",
            "Write the events to a .jsonl file, without secrets or audio.", "x"),
    ]

    private static func entry(_ command: Command, _ slash: String?, _ title: String, _ help: String, _ key: String)
        -> CommandEntry
    {
        CommandEntry(
            command, title, help, slash: slash, in: .events, keys: [.key(key, in: [.events])], else: "No events yet."
        ) { $0.overlay == nil && $0.hasEvents }
    }
}
