extension CommandTable {
    static let messages: [CommandEntry] = [
        CommandEntry(
            .regenerate, "have the last answer made again", slash: "regenerate", in: .conversation,
            else: "There is no answer yet that could be made again.", when: hasMessages),
        CommandEntry(
            .editLast, "change your last message", slash: "edit", in: .conversation,
            else: "There is no message of yours yet."
        ) { $0.overlay == nil && $0.hasOwnMessage },
        CommandEntry(
            .deleteLast, "delete the last message", slash: "delete", in: .conversation, else: noMessage,
            when: hasMessages),
        move(.selectPreviousMessage, "select the message before", "K"),
        move(.selectNextMessage, "select the message after", "J"),
        move(.previousTurn, "go to the turn before", "["),
        move(.nextTurn, "go to the turn after", "]"),
        move(.selectPreviousCode, "select the code block before", "{"),
        move(.selectNextCode, "select the code block after", "}"),
        move(.markRange, "begin or end a range of messages", "v"),
        CommandEntry(
            .copy, "copy what is selected, else the last answer", slash: "copy", in: .conversation,
            keys: [.key("y", in: [.conversation, .events, .panel, .tree]), .key("alt+w", in: .screen)],
            else: noMessage
        ) { ($0.overlay == nil && ($0.hasMessages || $0.focus == .events)) || $0.overlay == .reading },
        CommandEntry(
            .openInPager, "read it in your pager", slash: "pager", in: .conversation, keys: [.key("o", in: .messages)],
            else: noMessage, when: hasMessages),
        CommandEntry(
            .openInEditor, "open it in your editor", slash: "editor", in: .conversation,
            keys: [.key("e", in: .messages)],
            else: noMessage, when: hasMessages),
        CommandEntry(
            .speakAgain, "speak it again", slash: "speak", in: .conversation, keys: [.key("s", in: .messages)],
            else: noMessage, when: hasMessages),
        CommandEntry(
            .toggleFold, "fold or unfold what a tool answered", slash: "fold", in: .conversation,
            keys: [.key("z", in: .messages)], else: noMessage, when: hasMessages),
        CommandEntry(
            .toggleAllFolds, "fold or unfold all", in: .conversation,
            keys: [.key("Z", in: .messages.or([.tree]))], else: noMessage
        ) { $0.overlay == .reading || hasMessages($0) },
    ]

    private static let noMessage: Wording = "There is no message yet."
    private static let hasMessages: @Sendable (Situation) -> Bool = { $0.overlay == nil && $0.hasMessages }

    private static func move(_ command: Command, _ title: String, _ key: String) -> CommandEntry {
        CommandEntry(
            command, title, in: .conversation, keys: [.key(key, in: .messages)], else: noMessage, when: hasMessages)
    }
}
