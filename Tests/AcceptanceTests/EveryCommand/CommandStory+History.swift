import EchoPresentation
import EchoTerminal

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
        CommandStory(
            .restoreConversation, in: .history,
            after: opened + [.press(.character("d")), .see("No conversations yet.")], .sees("2 messages")),
    ]

    private static let opened: [Step] = [
        .ask("hello"), .press(KeyPress(.character("o"), .alt)), .see("2 messages"),
    ]
}
