import EchoPresentation

extension Keymap {
    public static let standard = Keymap(
        talking + screen + reading + adjusting + answering + writing)

    private static let talking =
        bind("space", .toggleTalking, in: KeyContext.panes.union(KeyContext.empty))
        + bind("f2", .toggleTalking, in: KeyContext.screen)
        + bind("f3", .endTurn, in: KeyContext.screen)
        + bind("m", .mute, in: KeyContext.panes)
        + bind("alt+m", .mute, in: KeyContext.screen.union(KeyContext.panels))
        + bind("alt+M", .mute, in: KeyContext.screen.union(KeyContext.panels))
        + bind("ctrl+t", .switchMode, in: KeyContext.screen)
        + bind("ctrl+r", .reset, in: KeyContext.screen)
        + bind("f5", .reconnect, in: KeyContext.screen)

    private static let screen =
        bind("f1", .help, in: KeyContext.everywhere)
        + bind("?", .help, in: KeyContext.panes.union(KeyContext.panels))
        + bind("esc", .stop, in: KeyContext.everywhere)
        + bind("q", .stop, in: KeyContext.panels)
        + bind("tab", .focusNext, in: KeyContext.screen)
        + bind("shift+tab", .focusPrevious, in: KeyContext.screen)
        + bind("alt+1", .focus(.conversation), in: KeyContext.screen)
        + bind("alt+2", .focus(.levels), in: KeyContext.screen)
        + bind("alt+3", .focus(.settings), in: KeyContext.screen)
        + bind("alt+4", .focus(.events), in: KeyContext.screen)
        + bind("alt+0", .focus(.composer), in: KeyContext.screen)
        + bind("ctrl+l", .redraw, in: KeyContext.everywhere)
        + bind("ctrl+z", .suspend, in: KeyContext.everywhere)
        + bind("ctrl+c", .quit, in: KeyContext.everywhere)

    private static let reading =
        bind("up", .selectUp, in: KeyContext.lists)
        + bind("down", .selectDown, in: KeyContext.lists)
        + bind("k", .selectUp, in: KeyContext.lists)
        + bind("j", .selectDown, in: KeyContext.lists)
        + bind("pageup", .pageUp, in: KeyContext.lists.union(KeyContext.composers))
        + bind("pagedown", .pageDown, in: KeyContext.lists.union(KeyContext.composers))
        + bind("ctrl+u", .pageUp, in: KeyContext.lists)
        + bind("ctrl+d", .pageDown, in: KeyContext.lists)
        + bind("g", .selectFirst, in: KeyContext.lists)
        + bind("G", .selectLast, in: KeyContext.lists)
        + bind("home", .selectFirst, in: KeyContext.lists)
        + bind("end", .selectLast, in: KeyContext.lists)

    private static let adjusting =
        bind("enter", .open, in: [.settings, .events, .conversation, .choices])
        + bind("space", .open, in: [.choices])
        + bind("left", .adjustDown, in: [.settings])
        + bind("right", .adjustUp, in: [.settings])
        + bind("h", .adjustDown, in: [.settings])
        + bind("l", .adjustUp, in: [.settings])

    private static let answering =
        bind("y", .approve, in: KeyContext.panes.union([.approval]))
        + bind("n", .deny, in: KeyContext.panes.union([.approval]))
        + bind("a", .approveForGood, in: KeyContext.panes.union([.approval]))
        + bind("y", .confirm, in: [.question])
        + bind("enter", .confirm, in: [.question])
        + bind("n", .stop, in: [.question])

    private static let writing =
        bind("enter", .send, in: KeyContext.writing)
        + bind("alt+enter", .newLine, in: KeyContext.writing)
        + bind("ctrl+j", .newLine, in: KeyContext.writing)
        + bind("ctrl+x ctrl+e", .editExternally, in: KeyContext.writing)
        + edit(
            ("left", .moveLeft), ("ctrl+b", .moveLeft), ("right", .moveRight), ("ctrl+f", .moveRight),
            ("ctrl+left", .moveWordLeft), ("alt+b", .moveWordLeft), ("alt+left", .moveWordLeft),
            ("ctrl+right", .moveWordRight), ("alt+f", .moveWordRight), ("alt+right", .moveWordRight),
            ("home", .moveToLineStart), ("ctrl+a", .moveToLineStart), ("end", .moveToLineEnd),
            ("ctrl+e", .moveToLineEnd), ("ctrl+home", .moveToStart), ("alt+<", .moveToStart),
            ("ctrl+end", .moveToEnd), ("alt+>", .moveToEnd), ("up", .moveUp), ("down", .moveDown),
            ("alt+p", .recallPrevious), ("alt+n", .recallNext), ("backspace", .deleteBackward),
            ("delete", .deleteForward), ("ctrl+d", .deleteForward), ("ctrl+w", .deleteWordBackward),
            ("alt+backspace", .deleteWordBackward), ("alt+d", .deleteWordForward), ("ctrl+delete", .deleteWordForward),
            ("ctrl+u", .killToLineStart), ("ctrl+k", .killToLineEnd), ("ctrl+y", .yank))

    private static func edit(_ pairs: (String, ComposerCommand)...) -> [KeyBinding] {
        pairs.flatMap { bind($0.0, .compose($0.1), in: KeyContext.writing) }
    }

    private static func bind(_ keys: String, _ command: Command, in contexts: Set<KeyContext>) -> [KeyBinding] {
        let presses = keys.split(separator: " ").compactMap { KeyPress(parsing: String($0)) }
        return [KeyBinding(keys: presses, in: contexts, command)]
    }
}
