import EchoScreen
import EchoTerminal

@testable import echo_tui

extension CommandStory {
    static let lists = [
        CommandStory(
            .open, in: .events, of: .houseless,
            after: [.see("Events 3"), .focus(.events), .until(.selects("session.updated"))],
            .sees("▾ {").and(.sees("Esc close"))),
        CommandStory(
            .confirm, in: .question, after: [.ask("hello"), .press(.control("r")), .see("new conversation?")],
            .seesNot("You said: hello")),
        CommandStory(
            .refuse, in: .question, after: [.ask("hello"), .press(.control("r")), .see("new conversation?")],
            .seesNot("new conversation?")),
        CommandStory(.selectUp, in: .settings, after: atEnd, .seesNot(mark(last)).and(.sees("╌╌╌")), back: left),
        CommandStory(.selectDown, in: .settings, after: atStart, .sees(mark(second)), back: left),
        CommandStory(
            .pageUp, in: .settings, after: atEnd,
            .seesNot(mark(last)).and(.seesNot(mark(beforeLast))).and(.seesNot(mark(first))), back: left),
        CommandStory(
            .pageDown, in: .settings, after: atStart,
            .seesNot(mark(first)).and(.seesNot(mark(second))).and(.seesNot(mark(last))), back: left),
        CommandStory(.selectFirst, in: .settings, after: atEnd, .sees(mark(first)), back: left),
        CommandStory(.selectLast, in: .settings, after: atStart, .sees(mark(last)), back: left),
    ]

    private static let rows = CompositionRoot.catalog.settings.all.map(\.label)
    private static let (first, second) = (rows[0], rows[1])
    private static let (last, beforeLast) = (rows[rows.count - 1], rows[rows.count - 2])
    private static func mark(_ row: String) -> String { "▎\(row) " }

    private static let left: [Step] = [.press(.character("g")), .see(mark(first)), .focus(.composer)]
    private static let atStart: [Step] = [.focus(.settings), .see(mark(first))]
    private static let atEnd: [Step] = atStart + [.press(.character("G")), .see(mark(last))]
}
