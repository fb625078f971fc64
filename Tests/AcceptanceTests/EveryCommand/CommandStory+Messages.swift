import EchoScreen
import EchoTerminal

extension CommandStory {
    static let messages = [
        CommandStory(.regenerate, in: nil, after: answered, .sends("response.create", times: 2)),
        CommandStory(
            .continueAnswer, in: .composerEmpty, of: .cut, after: [.see("They sing in the")], .sends("response.create")),
        CommandStory(.editLast, in: nil, after: answered, .sees("editing message from").and(.writes("hello"))),
        CommandStory(
            .deleteLast, in: nil, after: answered,
            .seesNot("You said: hello").and(.sends("conversation.item.delete"))),
        move(.selectPreviousMessage, from: nil, to: "▎ You said: again"),
        move(.selectNextMessage, from: "▎ again", to: "▎ You said: again"),
        move(.previousTurn, from: "▎ again", to: "▎ hello"),
        move(.nextTurn, from: "▎ hello", to: "▎ again"),
        CommandStory(
            .selectPreviousCode, in: .conversation, of: .code, after: coded, .selects("let b = 2")),
        CommandStory(
            .selectNextCode, in: .conversation, of: .code,
            after: coded + [.press(.character("{")), .press(.character("{")), .until(.selects("let a = 1"))],
            .selects("let b = 2")),
        CommandStory(
            .markRange, in: .conversation,
            after: twice + [.press(.character("K")), .until(.selects("▎ You said: again"))],
            then: [.press(.character("K"))], .selects("▎ You said: again").and(.selects("▎ again"))),
        CommandStory(.copy, in: .conversation, after: answered, .copies("You said: hello")),
        CommandStory(.openInPager, in: .conversation, after: answered, .pages("You said: hello")),
        CommandStory(.openInEditor, in: .conversation, after: answered, .edits("You said: hello")),
        CommandStory(
            .speakAgain, in: .conversation, after: answered, .plays.and(.sees("Reading the last answer aloud."))),
        CommandStory(.toggleFold, in: .conversation, of: .longOutput, after: folded, .sees("line 12")),
        CommandStory(.toggleAllFolds, in: .conversation, of: .longOutput, after: folded, .sees("line 12")),
    ]

    private static let answered: [Step] = [.ask("hello"), .focus(.conversation)]
    private static let twice: [Step] = [.ask("hello"), .ask("again"), .focus(.conversation)]
    private static let coded: [Step] = [.ask("code", answer: "let b = 2"), .focus(.conversation)]
    private static let folded: [Step] = [
        .ask("long", answer: "▎ Done."), .focus(.conversation), .see("… 6 more lines"),
    ]

    /// From the message where a text stands, which is reached from the last, to another.
    private static func move(_ command: Command, from start: String?, to end: String) -> CommandStory {
        let steps = ["▎ You said: again", "▎ again", "▎ You said: hello", "▎ hello"]
        let way = start.flatMap(steps.firstIndex).map { steps[...$0] } ?? []
        return CommandStory(
            command, in: .conversation,
            after: twice + way.flatMap { [.press(.character("K")), .until(.selects($0))] }, .selects(end))
    }
}
