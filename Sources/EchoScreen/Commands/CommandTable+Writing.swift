import EchoText

extension CommandTable {
    static let writing: [CommandEntry] =
        [
            CommandEntry(
                .send, "send",
                "Send the message.", in: .write, keys: [.key("enter", in: .writing.or([.composerNormal, .question]))]
            ) {
                $0.overlay != nil || !$0.composerIsEmpty || $0.activity == .offline || $0.holdsTexts
            },
            CommandEntry(
                .newLine, "insert new line",
                "Insert a line break.", in: .write,
                keys: [
                    .key("alt+enter", in: .writing), .key("ctrl+j", in: .writing), .key("shift+enter", in: .writing),
                ], when: takesText),
            CommandEntry(
                .editExternally, "edit in external editor",
                "Edit the message in your own editor.", in: .write,
                keys: [.key("ctrl+x ctrl+e", in: .writing)], when: takesText),
            CommandEntry(
                .complete, "complete",
                "Complete a command, its argument or a file name.", in: .write,
                keys: [.key("tab", in: [.composer, .prompt, .palette])]
            ) { _ in true },
            CommandEntry(
                .searchHistory, "search history",
                "Search the messages you sent before.", slash: "search-history", in: .write,
                keys: [.key("alt+r", in: .composers.or([.prompt]))]
            ) { $0.overlay == nil || $0.overlay == .prompt },
        ]
        + ComposerCommand.allCases.map { command in
            CommandEntry(
                .compose(command), command.title, command.help, in: .write,
                keys: command.keys.map { .key($0, in: .typing) } + command.lineKeys.map { .key($0, in: .writing) }
                    + command.normalKeys.map { .key($0, in: [.composerNormal]) },
                when: { takesText($0) || $0.overlay == .prompt || $0.overlay == .palette })
        }

    static let takesText: @Sendable (Situation) -> Bool = {
        $0.overlay == .editing || ($0.overlay == nil && $0.focus == .composer)
    }
}
