extension CommandTable {
    static let messages: [CommandEntry] = [
        CommandEntry(
            .regenerate, "regenerate answer",
            "Generate the last answer again, in place of the old one.", slash: "regenerate", aliases: ["retry"],
            in: .conversation, keys: [.key("ctrl+o", in: .screen)],
            else: "There is no answer to regenerate yet.", when: hasMessages),
        CommandEntry(
            .continueAnswer, "continue answer",
            "Continue the last answer where it was cut off.", slash: "go-on", aliases: ["more"],
            in: .conversation, keys: [.key("ctrl+g", in: .screen)],
            else: "The last answer is complete: there is nothing to continue."
        ) { $0.overlay == nil && $0.canContinueAnswer },
        CommandEntry(
            .editLast, "edit last message",
            "Edit your last message and send it again.", slash: "edit", in: .conversation,
            else: "You have not sent a message yet."
        ) { $0.overlay == nil && $0.hasOwnMessage },
        CommandEntry(
            .deleteLast, "delete last message",
            "Delete the last message from the conversation.", slash: "delete", in: .conversation, else: noMessage,
            when: hasMessages),
        move(
            .selectPreviousMessage, "previous message",
            "Select the previous message.", "K"),
        move(
            .selectNextMessage, "next message",
            "Select the next message.", "J"),
        move(
            .previousTurn, "previous turn",
            "Select the previous turn.", "["),
        move(
            .nextTurn, "next turn",
            "Select the next turn.", "]"),
        move(
            .selectPreviousCode, "previous code block",
            "Select the previous code block.", "{"),
        move(
            .selectNextCode, "next code block",
            "Select the next code block.", "}"),
        move(
            .markRange, "select message range",
            "Start or end the selection of several messages.", "v"),
        CommandEntry(
            .copy, "copy",
            "Copy the selection, or the last answer if nothing is selected.", slash: "copy", in: .conversation,
            keys: [.key("y", in: [.conversation, .events, .panel, .tree]), .key("alt+w", in: .screen)],
            else: noMessage
        ) { ($0.overlay == nil && ($0.hasMessages || $0.focus == .events)) || $0.overlay == .reading },
        CommandEntry(
            .openInPager, "open in pager",
            "Open the selection, or the last answer, in your pager.", slash: "pager", in: .conversation,
            keys: [.key("o", in: .messages)],
            else: noMessage, when: hasMessages),
        CommandEntry(
            .openInEditor, "open in editor",
            "Open the selection, or the last answer, in your editor; changes are not read back.", slash: "editor",
            in: .conversation,
            keys: [.key("e", in: .messages)],
            else: noMessage, when: hasMessages),
        CommandEntry(
            .speakAgain, "read aloud",
            "Read the selection, or the last answer, aloud.", slash: "speak", aliases: ["read-aloud"],
            in: .conversation, keys: [.key("s", in: .messages)],
            else: noMessage, when: hasMessages),
        CommandEntry(
            .toggleFold, "fold tool output",
            "Fold or unfold the output of the selected tool call, or the thoughts of the selected answer.",
            slash: "fold", in: .conversation,
            keys: [.key("z", in: .messages)], else: noMessage, when: hasMessages),
        CommandEntry(
            .toggleAllFolds, "fold all",
            "Fold or unfold everything that can be folded.", in: .conversation,
            keys: [.key("Z", in: .messages.or([.tree]))], else: noMessage
        ) { $0.overlay == .reading || hasMessages($0) },
    ]

    private static let noMessage: Wording = "No messages yet."
    private static let hasMessages: @Sendable (Situation) -> Bool = { $0.overlay == nil && $0.hasMessages }

    private static func move(_ command: Command, _ title: String, _ help: String, _ key: String) -> CommandEntry {
        CommandEntry(
            command, title, help, in: .conversation, keys: [.key(key, in: .messages)], else: noMessage,
            when: hasMessages)
    }
}
