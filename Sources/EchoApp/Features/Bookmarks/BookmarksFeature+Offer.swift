import EchoScreen

extension BookmarksFeature {
    nonisolated static let offer = FeatureOffer(
        "bookmarks",
        commands: [
            CommandEntry(
                .toggleBookmark, "bookmark message",
                "Star this message, or the last one; on a starred message, remove the star.", slash: "bookmark",
                aliases: ["star"], in: .conversation, keys: [.key("*", in: [.conversation, .deciding, .bookmarks])],
                else: BookmarkWording.noMessage,
                when: { $0.overlay == nil ? $0.hasMessages : $0.facts.contains(.selectsBookmark) }),
            CommandEntry(
                .showBookmarks, "bookmarks", "Find the messages you have starred, and go to one.", slash: "bookmarks",
                in: .conversation),
        ],
        slashCommands: [
            SlashCommand(
                "bookmarks", "Find the messages you have starred; with words, only those that contain them.",
                .other("WORDS")
            ) { words in
                .intents([words.isEmpty ? .perform(.showBookmarks) : .performWith(.showBookmarks, words)])
            }
        ],
        settings: [
            .toggle(
                .showsBookmarks, "Bookmarks", slash: "show-bookmarks", "Show a star below messages with a bookmark.",
                in: .screen, default: true)
        ])
}

extension Command {
    static let toggleBookmark = Command("bookmarks.toggle")
    static let showBookmarks = Command("bookmarks.show")
}

extension KeyContext {
    /// The list of bookmarks.
    static let bookmarks = KeyContext("bookmarks", place: "in the bookmarks")
}

extension SettingID {
    static let showsBookmarks = SettingID("bookmarks.show")
}
