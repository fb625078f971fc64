extension CommandTable {
    static let panes: [CommandEntry] =
        [
            CommandEntry(
                .focusNext, "next pane",
                "Move the focus to the next pane.", in: .panes,
                keys: [.key("tab", in: .screen.subtracting([.composer]))]),
            CommandEntry(
                .focusPrevious, "previous pane",
                "Move the focus to the previous pane.", in: .panes, keys: [.key("shift+tab", in: .screen)]),
        ]
        + zip(Pane.all, ["alt+0", "alt+1", "alt+2", "alt+3", "alt+4"]).map { pane, key in
            CommandEntry(
                .focus(pane), "go to \(pane.title)",
                "Move the focus to this pane, and show it if it is hidden.", in: .panes,
                keys: [.key(key, in: .screen.or(.panels))], when: leavesPanel)
        }
        + [
            CommandEntry(
                .zoomPane, "zoom pane",
                "Zoom the focused pane to the whole screen, or restore all panes.", slash: "zoom", in: .panes,
                keys: [.key("alt+z", in: .screen)]),
            CommandEntry(
                .hidePane, "hide pane",
                "Hide the focused pane until you go to it again.", slash: "hide", in: .panes,
                keys: [.key("alt+h", in: .screen)]),
            CommandEntry(
                .growPane, "enlarge pane",
                "Make the focused pane larger.", in: .panes, keys: [.key("alt+=", in: .screen)]),
            CommandEntry(
                .shrinkPane, "shrink pane",
                "Make the focused pane smaller.", in: .panes, keys: [.key("alt+-", in: .screen)]),
            CommandEntry(
                .restoreLayout, "reset layout",
                "Show all panes at their default sizes.", slash: "layout", aliases: ["reset-layout"], in: .panes),
            CommandEntry(
                .toggleMouse, "toggle mouse capture",
                "Turn mouse support off so that the terminal can select text, or back on.", slash: "mouse", in: .panes,
                keys: [.key("f6", in: .everywhere)]
            ) { _ in true },
            CommandEntry(
                .search, "search",
                "Search in the focused pane.", slash: "search", aliases: ["find"], in: .panes,
                keys: [.key("/", in: [.conversation, .deciding, .settings, .events])]),
            CommandEntry(
                .searchNext, "next match",
                "Go to the next match.", in: .panes, keys: [.key("n", in: [.conversation, .settings, .events])],
                else: nothingFound, when: isSearching),
            CommandEntry(
                .searchPrevious, "previous match",
                "Go to the previous match.", in: .panes,
                keys: [.key("N", in: [.conversation, .deciding, .settings, .events])], else: nothingFound,
                when: isSearching),
        ]

    private static let nothingFound: Wording = "No search yet: \(key: .search) starts one."
    private static let isSearching: @Sendable (Situation) -> Bool = { $0.overlay == nil && $0.isSearching }
}
