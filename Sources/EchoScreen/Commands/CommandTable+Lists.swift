extension CommandTable {
    static let lists: [CommandEntry] = [
        CommandEntry(
            .open, "open",
            "Open the selected row, or do what the hint bar says Enter does.", in: .lists,
            keys: [
                .key(
                    "enter",
                    in: [.settings, .events, .conversation, .deciding, .choices, .tree, .form, .prompt, .palette]),
                .key("space", in: [.choices, .tree]),
            ], when: canOpen),
        CommandEntry(
            .confirm, "confirm",
            "Answer yes to the question.", in: .lists,
            keys: [.key("y", in: [.question])]
        ) { $0.overlay == .question },
        CommandEntry(
            .refuse, "refuse",
            "Answer no to the question.", in: .lists,
            keys: [.key("n", in: [.question])]
        ) { $0.overlay == .question },
        move(
            .selectUp, "move up",
            "Move the selection up, or scroll up.", ["up", "k"], typing: ["up", "ctrl+p"]),
        move(
            .selectDown, "move down",
            "Move the selection down, or scroll down.", ["down", "j"], typing: ["down", "ctrl+n"]),
        CommandEntry(
            .pageUp, "page up",
            "Move up one page.", in: .lists,
            keys: [
                .key("pageup", in: .lists.or(.composers).or([.palette])), .key("ctrl+u", in: .lists),
            ], when: hasRows),
        CommandEntry(
            .pageDown, "page down",
            "Move down one page.", in: .lists,
            keys: [
                .key("pagedown", in: .lists.or(.composers).or([.palette])), .key("ctrl+d", in: .lists),
            ], when: hasRows),
        move(
            .selectFirst, "go to top",
            "Go to the first row.", ["g", "home"]),
        move(
            .selectLast, "go to bottom",
            "Go to the last row and follow new ones.", ["G", "end"]),
    ]

    private static func move(
        _ command: Command, _ title: String, _ help: String, _ keys: [String], typing: [String] = []
    ) -> CommandEntry {
        CommandEntry(
            command, title, help, in: .lists,
            keys: keys.map { .key($0, in: .lists) } + typing.map { .key($0, in: [.palette, .prompt]) }, when: hasRows)
    }

    private static let canOpen: @Sendable (Situation) -> Bool = { situation in
        switch situation.overlay {
        case .choosing: situation.choiceAction != nil
        case .form: situation.formAction != nil
        default: situation.canOpen
        }
    }

    private static let hasRows: @Sendable (Situation) -> Bool = { situation in
        switch situation.overlay {
        case .reading, .choosing, .palette, .prompt: true
        case .form: situation.hasFields
        case .editing, .question: false
        case nil: [.conversation, .settings, .events].contains(situation.focus)
        }
    }
}
