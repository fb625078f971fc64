import EchoTerminal

@testable import EchoApp
@testable import EchoScreen

extension CommandStory {
    static let bookmarks = [
        CommandStory(
            .toggleBookmark, in: .conversation, after: said, .sees("★ bookmarked").and(.sees("Bookmarked “"))),
        CommandStory(
            .showBookmarks, in: nil,
            after: said + [.press(.character("*")), .see("★ bookmarked"), .focus(.composer)],
            .sees("╭ Bookmarks").and(.sees("in “hello”"))),
    ]

    private static let said: [Step] = [.ask("hello"), .focus(.conversation)]
}
