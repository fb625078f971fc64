extension CommandTable {
    static let program: [CommandEntry] = [
        CommandEntry(
            .palette, "find a command by its name", slash: "palette", in: .program,
            keys: [.key("ctrl+p", in: .screen.or(.panels))]
        ) { $0.overlay != .palette },
        CommandEntry(.commandLine, "give a command by its name", in: .program, keys: [.key(":", in: .panes)]),
        CommandEntry(
            .help, "help for what has the focus", slash: "help", in: .program,
            keys: [.key("f1", in: .everywhere), .key("?", in: .panes.or(.panels))]),
        CommandEntry(
            .tour, "a tour of the screen", slash: "tour", in: .program),
        CommandEntry(
            .doctor, "look at terminal, sound, key and server", slash: "doctor", in: .program,
            keys: [.key("f12", in: .screen)]),
        CommandEntry(
            .showNotices, "what was said so far", slash: "notices", in: .program, keys: [.key("f4", in: .screen)]),
        CommandEntry(.showModels, "the models there are", in: .program),
        CommandEntry(
            .showTools, "the tools there are", slash: "tools", in: .program),
        CommandEntry(
            .showToolServers, "the servers of tools", slash: "mcp", in: .program),
        CommandEntry(.showCost, "tokens and cost", in: .program),
        CommandEntry(
            .showLatency, "how long answers take to begin", slash: "latency", in: .program,
            keys: [.key("f8", in: .screen)]),
        CommandEntry(
            .showThemes, "choose a theme", slash: "themes", in: .program, keys: [.key("f7", in: .screen)]),
        CommandEntry(.redraw, "draw the screen again", in: .program, keys: [.key("ctrl+l", in: .everywhere)]) { _ in
            true
        },
        CommandEntry(.suspend, "suspend", in: .program, keys: [.key("ctrl+z", in: .everywhere)]) { _ in true },
        CommandEntry(
            .quit, "quit", slash: "quit", in: .program, keys: [.key("ctrl+c", in: .everywhere)]
        ) { _ in true },
    ]
}
