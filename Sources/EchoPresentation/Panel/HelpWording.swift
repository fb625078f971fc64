/// The help, from the commands there are.
enum HelpWording {
    static let overlay = OverlayViewState(title: "Help", content: .help(sections))

    static let sections: [HelpSection] = [
        section("Talk", [.toggleTalking, .endTurn, .mute, .switchMode, .stop, .reset, .reconnect]),
        section(
            "Write", [.send, .newLine, .editExternally] + writing.map(Command.compose)),
        section("Panes", [.focusNext, .focusPrevious] + Pane.allCases.map(Command.focus)),
        section(
            "Lists",
            [.selectUp, .selectDown, .pageUp, .pageDown, .selectFirst, .selectLast, .adjustUp, .adjustDown, .open]),
        section("A tool that asks", [.approve, .deny, .approveForGood]),
        section("Program", [.help, .redraw, .suspend, .quit]),
        HelpSection(title: "Commands, in the message", note: commands),
    ]

    /// A slash opens a command; most take a value.
    private static let commands =
        SlashCommandParser.names.joined(separator: " ")
        + "\nas in /voice cedar, /vad semantic high, /mode text, /model gpt-5-mini, /cost limit 0.50. Two slashes send one."

    private static let writing: [ComposerCommand] = [
        .moveUp, .moveDown, .moveWordLeft, .moveWordRight, .moveToLineStart, .moveToLineEnd, .deleteWordBackward,
        .killToLineStart, .killToLineEnd, .yank,
    ]

    private static func section(_ title: String, _ commands: [Command]) -> HelpSection {
        HelpSection(title: title, entries: commands.map { HintViewState($0, $0.title) })
    }
}
