extension Command {
    /// What it does, in the words of the help.
    public var title: String {
        switch self {
        case .toggleTalking: "talk, stop talking"
        case .endTurn: "end your turn"
        case .send: "send"
        case .newLine: "new line"
        case .stop: "stop, close, clear"
        case .mute: "mute, unmute the microphone"
        case .reset: "start a new conversation"
        case .reconnect: "connect again"
        case .switchMode: "switch between voice and text"
        case .regenerate: "answer again"
        case .editLast: "change your last message"
        case .deleteLast: "delete the last message"
        case .approve: "let a tool run"
        case .approveForGood: "let it run now and later"
        case .deny: "do not let it run"
        case .showModels: "models"
        case .showTools: "tools"
        case .showToolServers: "tool servers"
        case .showCost: "tokens and cost"
        case .focusNext: "next pane"
        case .focusPrevious: "previous pane"
        case .focus(let pane): "go to \(pane.title)"
        case .help: "help"
        case .redraw: "draw the screen again"
        case .suspend: "suspend"
        case .quit: "quit"
        case .editExternally: "edit in your editor"
        case .open: "open"
        case .confirm: "yes"
        case .adjustUp: "more, next"
        case .adjustDown: "less, previous"
        case .selectUp: "up"
        case .selectDown: "down"
        case .pageUp: "page up"
        case .pageDown: "page down"
        case .selectFirst: "first"
        case .selectLast: "last"
        case .compose(let command): command.title
        }
    }
}

extension ComposerCommand {
    public var title: String {
        switch self {
        case .deleteBackward: "delete backward"
        case .deleteForward: "delete forward"
        case .deleteWordBackward: "delete word backward"
        case .deleteWordForward: "delete word forward"
        case .killToLineStart: "delete to start of line"
        case .killToLineEnd: "delete to end of line"
        case .yank: "put back what was deleted"
        case .moveLeft: "left"
        case .moveRight: "right"
        case .moveWordLeft: "word left"
        case .moveWordRight: "word right"
        case .moveToLineStart: "start of line"
        case .moveToLineEnd: "end of line"
        case .moveToStart: "start of text"
        case .moveToEnd: "end of text"
        case .moveUp: "line up, text sent before"
        case .moveDown: "line down, text sent after"
        case .recallPrevious: "text sent before"
        case .recallNext: "text sent after"
        case .clear: "clear"
        }
    }
}
