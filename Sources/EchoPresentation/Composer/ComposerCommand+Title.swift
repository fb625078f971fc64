import EchoText

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
        case .yankPrevious: "put back what was deleted before that"
        case .transpose: "swap two characters"
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
        case .undo: "take back"
        case .redo: "do again"
        }
    }
}
