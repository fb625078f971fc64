import EchoScreen
import EchoTerminal

extension CommandStory {
    static let panes =
        [
            CommandStory(.focusNext, in: .composerEmpty, .focuses(.conversation), back: atComposer),
            CommandStory(.focusPrevious, in: .composerEmpty, .focuses(.events), back: atComposer),
            CommandStory(.focus(.composer), in: .events, after: [.focus(.events)], .focuses(.composer), back: []),
        ]
        + Pane.all.dropFirst().map { CommandStory(.focus($0), in: .composerEmpty, .focuses($0), back: atComposer) }
        + [
            CommandStory(
                .zoomPane, in: .events, after: [.focus(.events)], .sees("zoomed").and(.seesNot("╭ Levels"))),
            CommandStory(.hidePane, in: .levels, after: [.focus(.levels)], .seesNot("╭ Levels")),
            CommandStory(
                .growPane, in: .conversation,
                after: [.focus(.conversation), .until(.stands("╭ Levels") { $0.x == 72 })],
                .stands("╭ Levels") { $0.x > 72 }),
            CommandStory(
                .shrinkPane, in: .conversation,
                after: [.focus(.conversation), .until(.stands("╭ Levels") { $0.x == 72 })],
                .stands("╭ Levels") { $0.x < 72 }),
            CommandStory(
                .restoreLayout, in: nil,
                after: [.focus(.levels), .press(.alt("h")), .until(.seesNot("╭ Levels"))], .sees("╭ Levels")),
            CommandStory(.toggleMouse, in: .composerEmpty, .givesMouseBack),
            CommandStory(
                .search, in: .conversation, after: said, then: [.type("said")], .sees("5 of 5")),
            CommandStory(.searchNext, in: .conversation, after: found, .sees("1 of 5")),
            CommandStory(.searchPrevious, in: .conversation, after: found, .sees("4 of 5")),
        ]

    private static let atComposer: [Step] = [.focus(.composer)]
    /// Five times: twice in the question, three times in the answer.
    private static let said: [Step] = [.ask("said said"), .focus(.conversation)]
    private static let found: [Step] =
        said + [
            .press(.character("/")), .type("said"), .see("5 of 5"), .press(.enter),
            .until(.seesNot("/said").and(.sees("5 of 5"))),
        ]
}
