extension CommandTable {
    static let panes: [CommandEntry] =
        [
            CommandEntry(
                .focusNext, "next pane", in: .panes,
                keys: [.key("tab", in: .screen.subtracting([.composer]))]),
            CommandEntry(.focusPrevious, "previous pane", in: .panes, keys: [.key("shift+tab", in: .screen)]),
        ]
        + zip(Pane.all, ["alt+0", "alt+1", "alt+2", "alt+3", "alt+4"]).map { pane, key in
            CommandEntry(.focus(pane), "go to \(pane.title)", in: .panes, keys: [.key(key, in: .screen)])
        }
        + [
            CommandEntry(
                .zoomPane, "give the pane the whole screen, give it back", slash: "zoom", in: .panes,
                keys: [.key("alt+z", in: .screen)]),
            CommandEntry(
                .hidePane, "hide the pane", slash: "hide", in: .panes, keys: [.key("alt+h", in: .screen)]),
            CommandEntry(.growPane, "make the pane larger", in: .panes, keys: [.key("alt+=", in: .screen)]),
            CommandEntry(.shrinkPane, "make the pane smaller", in: .panes, keys: [.key("alt+-", in: .screen)]),
            CommandEntry(
                .restoreLayout, "show all panes, in their first sizes", slash: "layout", in: .panes),
            CommandEntry(
                .toggleMouse, "let the terminal have the mouse, take it again", slash: "mouse", in: .panes,
                keys: [.key("f6", in: .everywhere)]
            ) { _ in true },
            CommandEntry(
                .search, "look for words in the pane", slash: "search", in: .panes,
                keys: [.key("/", in: [.conversation, .deciding, .settings, .events])]),
            CommandEntry(
                .searchNext, "next found", in: .panes, keys: [.key("n", in: [.conversation, .settings, .events])],
                else: nothingFound, when: isSearching),
            CommandEntry(
                .searchPrevious, "found before", in: .panes,
                keys: [.key("N", in: [.conversation, .deciding, .settings, .events])], else: nothingFound,
                when: isSearching),
        ]

    private static let nothingFound: Wording = "Nothing is being looked for: \(key: .search) looks for words."
    private static let isSearching: @Sendable (Situation) -> Bool = { $0.overlay == nil && $0.isSearching }
}
