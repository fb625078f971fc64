extension CommandTable {
    /// What shows something else in the place of what is read or chosen from.
    static let leavesPanel: @Sendable (Situation) -> Bool = { situation in
        situation.overlay.map { [.reading, .choosing].contains($0) } ?? true
    }

    static let program: [CommandEntry] = [
        CommandEntry(
            .palette, "command palette",
            "Find and run any command by name.", slash: "palette", aliases: ["commands"], in: .program,
            keys: [.key("ctrl+p", in: .screen.or(.panels))]
        ) { $0.overlay != .palette },
        CommandEntry(
            .commandLine, "command line",
            "Type a command, as after : in vim.", in: .program, keys: [.key(":", in: .panes)]),
        CommandEntry(
            .help, "help",
            "Show the keys and commands, those of the focused pane first.", slash: "help", in: .program,
            keys: [.key("f1", in: .everywhere), .key("?", in: .panes.or(.panels))], when: leavesPanel),
        CommandEntry(
            .tour, "tour",
            "Show what each part of the screen is for.", slash: "tour", in: .program),
        CommandEntry(
            .showNotices, "notifications",
            "Show all notifications of this session.", slash: "notifications", aliases: ["notices", "messages"],
            in: .program, keys: [.key("f4", in: .screen.or(.panels))], when: leavesPanel),
        CommandEntry(
            .redraw, "redraw screen",
            "Redraw the screen.", in: .program, keys: [.key("ctrl+l", in: .everywhere)]
        ) { _ in
            true
        },
        CommandEntry(
            .suspend, "suspend",
            "Suspend the program and return to the shell; fg resumes it.", in: .program,
            keys: [.key("ctrl+z", in: .everywhere)]
        ) { _ in true },
        CommandEntry(
            .quit, "quit",
            "Quit the program.", slash: "quit", in: .program, keys: [.key("ctrl+c", in: .everywhere)]
        ) { _ in true },
    ]
}
