import EchoScreen
import EchoTerminal

@testable import History

extension CommandStory {
    static let history = [
        CommandStory(
            .showHistory, in: .composerEmpty, after: [.ask("hello")], .sees("╭ History").and(.sees("2 messages"))),
        CommandStory(.offTheRecord, in: nil, after: [.ask("hello")], .sees("off the record")),
        CommandStory(.filterHistory, in: .history, after: opened, .sees("words, or from:yesterday")),
        CommandStory(.pinConversation, in: .history, after: opened, .sees("★ hello")),
        CommandStory(
            .renameConversation, in: .history, after: opened, then: [.type(" again"), .press(.enter)],
            .sees("hello again")),
        CommandStory(.deleteConversation, in: .history, after: opened, .sees("No conversations yet.")),
        CommandStory(.continueLast, in: nil, after: left, .sees("Continuing “hello”")),
        CommandStory(
            .continueConversation, in: .history, after: left + [.press(list), .see("2 messages")],
            .sees("Continuing “hello”")),
        CommandStory(
            .branchConversation, in: .keptConversation, after: opened + [.press(.enter), .see("▎you")],
            .sees("Continuing “hello (branch)”")),
        CommandStory(
            .openOrigin, in: .keptConversation,
            after: opened + [
                .press(.enter), .see("▎you"), .press(.character("b")), .see("Continuing “hello (branch)”"),
                .press(list), .see("2 messages"), .press(.enter), .see("a branch of “hello”"),
            ], .seesNot("a branch of “hello”")),
        CommandStory(.nextMatch, in: .keptConversation, after: found, .sees("match 2 of 2")),
        CommandStory(
            .showVersions, in: .keptConversation, of: .writtenOver,
            after: [.press(list), .see("1 message"), .press(.enter), .see("1 earlier version")], .sees("at one")),
        CommandStory(
            .showThoughts, in: .keptConversation, of: .cut,
            after: [
                .see("They sing in the"), .press(.control("r")), .see("Start a new conversation?"), .press(.enter),
                .until(.seesNot("They sing in the")), .press(list), .see("2 messages"), .press(.enter), .see("▎you"),
                .press(KeyPress(.end)),
            ], .sees("Whales live in water.")),
        CommandStory(.previousMatch, in: .keptConversation, after: found, .sees("match 2 of 2")),
        CommandStory(
            .restoreConversation, in: .history,
            after: opened + [.press(.character("d")), .see("No conversations yet.")], .sees("2 messages")),
    ]

    private static let list = KeyPress(.character("o"), .alt)
    private static let opened: [Step] = [.ask("hello"), .press(list), .see("2 messages")]
    /// Another conversation has begun.
    private static let left: [Step] = [
        .ask("hello"), .press(.control("r")), .see("Start a new conversation?"), .press(.enter),
        .until(.seesNot("▎ hello")),
    ]
    private static let found: [Step] =
        opened + [
            .press(.character("/")), .type("hello"), .see("in “hello”"), .press(.enter), .press(.enter),
            .see("match 1 of 2"),
        ]
}
