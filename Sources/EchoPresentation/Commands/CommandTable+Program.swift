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
            .showNotices, "what was said so far", slash: "notices", in: .program, keys: [.key("f4", in: .screen)]),
        CommandEntry(.redraw, "draw the screen again", in: .program, keys: [.key("ctrl+l", in: .everywhere)]) { _ in
            true
        },
        CommandEntry(.suspend, "suspend", in: .program, keys: [.key("ctrl+z", in: .everywhere)]) { _ in true },
        CommandEntry(
            .quit, "quit", slash: "quit", in: .program, keys: [.key("ctrl+c", in: .everywhere)]
        ) { _ in true },
    ]
}
