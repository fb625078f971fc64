import EchoScreen

extension HistoryFeature {
    nonisolated static let offer = FeatureOffer(
        "history",
        commands: [
            CommandEntry(
                .showHistory, "history",
                "Find and read the conversations of former days.", slash: "history",
                aliases: ["conversations", "sessions"], in: .conversation, keys: [.key("alt+o", in: .screen)]),
            CommandEntry(
                .offTheRecord, "off the record",
                "Stop saving this conversation, and delete what was saved of it; again, save what is said next.",
                slash: "off-record", aliases: ["off-the-record"], in: .conversation),
            CommandEntry(
                .continueLast, "continue last conversation", "Continue the conversation you had before this one.",
                slash: "continue", in: .conversation),
            CommandEntry(
                .branchConversation, "branch conversation",
                "Continue from this message, or from the last one, in a new conversation.",
                slash: "branch", in: .conversation,
                keys: [.key("b", in: [.conversation, .deciding, .keptConversation])],
                else: "There is no message to continue from.",
                when: { $0.overlay == nil ? $0.hasMessages : $0.facts.contains(.readsConversation) }),
            entry(
                .continueConversation, "continue conversation", "Continue the conversation.", "c",
                in: [.history, .keptConversation]
            ) {
                $0.facts.contains(.selectsConversation) || $0.facts.contains(.readsConversation)
            },
            entry(
                .nextMatch, "next match in history", "Go to the next message that matches.", "n",
                in: [.keptConversation]
            ) {
                $0.facts.contains(.hasMatches)
            },
            entry(
                .previousMatch, "previous match in history", "Go to the previous message that matches.", "N",
                in: [.keptConversation]
            ) {
                $0.facts.contains(.hasMatches)
            },
            entry(
                .showVersions, "earlier versions",
                "Show or hide what the message said before another program overwrote it.", "v", in: [.keptConversation]
            ) {
                $0.facts.contains(.hasVersions)
            },
            entry(
                .showThoughts, "thoughts", "Show or hide what the model thought before the message.", "z",
                in: [.keptConversation]
            ) {
                $0.facts.contains(.hasThoughts)
            },
            entry(
                .openOrigin, "open origin", "Read the conversation that this one was branched from.", "o",
                in: [.keptConversation]
            ) {
                $0.facts.contains(.hasOrigin)
            },
            entry(.filterHistory, "filter conversations", "Type words or a filter to narrow down the list.", "/") {
                $0.facts.contains(.browsesHistory)
            },
            entry(
                .pinConversation, "pin conversation", "Pin the conversation to the top of the list, or unpin it.", "p"),
            entry(.renameConversation, "rename conversation", "Give the conversation another title.", "r"),
            entry(.deleteConversation, "delete conversation", "Delete the conversation; it can be restored.", "d"),
            entry(.restoreConversation, "restore conversation", "Bring back the conversation deleted last.", "u") {
                $0.facts.contains(.canRestoreConversation)
            },
        ],
        slashCommands: [
            SlashCommand(
                "history", aliases: ["conversations", "sessions"],
                "Find and read the conversations of former days; with words, only those that contain them.",
                .other("WORDS")
            ) { words in
                .intents([words.isEmpty ? .perform(.showHistory) : .performWith(.showHistory, words)])
            }
        ],
        settings: [
            .toggle(
                .savesConversations, "Conversations", slash: "save-conversations",
                "Save conversations on this machine, so that you can find and read them later.", in: .privacy,
                default: true),
            .toggle(
                .savesEvents, "Events", slash: "save-events",
                "Save the events between echo and the server with each conversation, without audio or keys.",
                in: .privacy, default: false),
            .toggle(
                .asksForTitles, "Model titles", slash: "model-titles",
                """
                Let the model give each conversation a title after its first answer, for a fraction of a cent; without \
                it, and with the offline assistant, the first words are the title.
                """, in: .privacy, default: true),
            .toggle(
                .searchesByMeaning, "Search by meaning", slash: "search-by-meaning",
                """
                Also find messages that say it in other words. Their texts are sent to the server once, which may cost \
                a little; what was answered on this machine is not. The offline assistant has no model of meaning and \
                finds word stems.
                """, in: .privacy, default: false),
        ])

    nonisolated private static func entry(
        _ command: Command, _ title: String, _ help: String, _ key: String, in contexts: Set<KeyContext> = [.history],
        when isValid: @escaping @Sendable (Situation) -> Bool = { $0.facts.contains(.selectsConversation) }
    ) -> CommandEntry {
        CommandEntry(
            command, title, help, in: .conversation, keys: [.key(key, in: contexts)],
            else: "This works in the history: \(key: .showHistory) opens it.", when: isValid)
    }
}
