import EchoScreen
import EchoTerminal
import EchoText

extension CommandStory {
    static let writing = [
        CommandStory(.send, in: .composer, after: written, .sees("▎ You said: one two")),
        CommandStory(.newLine, in: .composer, after: written, .caret(0, line: 1), back: cleared),
        CommandStory(.editExternally, in: .composer, after: written, .writes("one two three"), back: cleared),
        CommandStory(
            .complete, in: .composer, after: [.type("/hel"), .see("› /hel")], .writes("/help"), back: cleared),
        CommandStory(
            .searchHistory, in: .composerEmpty, after: [.ask("one two")], then: [.type("tw")],
            .sees("history tw").and(.writes("one two"))),
    ]

    static let composing = [
        compose(.deleteBackward, .writes("one tw")),
        compose(.deleteForward, after: fromStart, .writes("ne two")),
        compose(.deleteWordBackward, .writes("one").and(.caret(4))),
        compose(.deleteWordForward, after: fromStart, .writes(" two")),
        compose(.killToLineStart, .writesNothing),
        compose(.killToLineEnd, after: fromStart, .writesNothing),
        compose(.yank, after: shortened, .writes("one two")),
        compose(
            .yankPrevious,
            after: shortened + [
                .press(.control("a")), .press(.control("k")), .until(.writesNothing), .press(.control("y")),
                .until(.caret(4)),
            ], .writes("two")),
        compose(.transpose, .writes("one tow")),
        compose(.moveLeft, .caret(6)),
        compose(.moveRight, after: fromStart, .caret(1)),
        compose(.moveWordLeft, .caret(4)),
        compose(.moveWordRight, after: fromStart, .caret(3)),
        compose(.moveToLineStart, after: lines, .caret(0, line: 1)),
        compose(
            .moveToLineEnd, after: lines + [.press(.control("a")), .until(.caret(0, line: 1))], .caret(3, line: 1)),
        compose(.moveToStart, after: lines, .caret(0)),
        compose(.moveToEnd, after: lines + [.press(.alt("<")), .until(.caret(0))], .caret(3, line: 1)),
        compose(.moveUp, after: lines, .caret(3)),
        compose(.moveDown, after: lines + [.press(KeyPress(.up)), .until(.caret(3))], .caret(3, line: 1)),
        compose(.recallPrevious, after: [.ask("before")] + written, .writes("before"), back: nil),
        compose(
            .recallNext, after: [.ask("before")] + written + [.press(.alt("p")), .until(.writes("before"))],
            .writes("one two"), back: nil),
        compose(.clear, .writesNothing),
        compose(.undo, after: shortened, .writes("one two")),
        compose(.redo, after: shortened + [.press(.control("_")), .until(.writes("one two"))], .writes("one")),
    ]

    private static func compose(
        _ command: ComposerCommand, after before: [Step] = written, _ outcome: CommandOutcome,
        back: [Step]? = cleared
    ) -> CommandStory {
        CommandStory(.compose(command), in: .composer, after: before, outcome, back: back)
    }

    private static let cleared: [Step] = [.press(KeyPress(.function(11))), .until(.writesNothing)]
    private static let written: [Step] = [.type("one two"), .until(.writes("one two"))]
    private static let fromStart: [Step] = written + [.press(.control("a")), .until(.caret(0))]
    private static let shortened: [Step] = written + [.press(.control("w")), .until(.writes("one"))]
    private static let lines: [Step] = [
        .type("one"), .press(KeyPress(.enter, .alt)), .type("two"), .until(.caret(3, line: 1)),
    ]
}
