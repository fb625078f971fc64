/// What can be done to text being written, apart from typing.
public enum ComposerCommand: String, Sendable, Hashable, CaseIterable {
    case deleteBackward, deleteForward, deleteWordBackward, deleteWordForward
    /// Up to the start of the line.
    case killToLineStart
    /// Up to the end of the line, or the line feed when there.
    case killToLineEnd
    /// Puts back what was deleted by word or to the end last.
    case yank
    /// Puts what was deleted before that in its place.
    case yankPrevious
    /// The characters beside the caret change places.
    case transpose
    case moveLeft, moveRight, moveWordLeft, moveWordRight, moveToLineStart, moveToLineEnd, moveToStart, moveToEnd
    /// A line up; from the first line, the text sent before.
    case moveUp
    /// A line down; from the last line, the text sent after.
    case moveDown
    case recallPrevious, recallNext
    case clear
    /// Takes back what was done last.
    case undo
    case redo
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

    /// What asks for it while text is written.
    var keys: [String] {
        switch self {
        case .moveLeft: ["left", "ctrl+b"]
        case .moveRight: ["right", "ctrl+f"]
        case .moveWordLeft: ["ctrl+left", "alt+b", "alt+left"]
        case .moveWordRight: ["ctrl+right", "alt+f", "alt+right"]
        case .moveToLineStart: ["home", "ctrl+a"]
        case .moveToLineEnd: ["end", "ctrl+e"]
        case .moveToStart: ["ctrl+home", "alt+<"]
        case .moveToEnd: ["ctrl+end", "alt+>"]
        case .deleteBackward: ["backspace"]
        case .deleteForward: ["delete", "ctrl+d"]
        case .deleteWordBackward: ["ctrl+w", "alt+backspace", "ctrl+backspace"]
        case .deleteWordForward: ["alt+d", "ctrl+delete"]
        case .killToLineStart: ["ctrl+u"]
        case .killToLineEnd: ["ctrl+k"]
        case .yank: ["ctrl+y"]
        case .yankPrevious: ["alt+y"]
        case .undo: ["ctrl+_"]
        case .redo: ["alt+_"]
        case .moveUp, .moveDown, .recallPrevious, .recallNext, .clear, .transpose: []
        }
    }

    /// What asks for it only where a text of several lines is written.
    var lineKeys: [String] {
        switch self {
        case .moveUp: ["up"]
        case .moveDown: ["down"]
        case .recallPrevious: ["alt+p"]
        case .recallNext: ["alt+n"]
        case .transpose: ["alt+t"]
        default: []
        }
    }

    /// What asks for it while vi's letters command the composer.
    var normalKeys: [String] {
        switch self {
        case .moveLeft: ["left", "backspace"]
        case .moveRight: ["right"]
        case .moveWordLeft: ["ctrl+left"]
        case .moveWordRight: ["ctrl+right"]
        case .moveToLineStart: ["home"]
        case .moveToLineEnd: ["end"]
        case .moveToStart: ["ctrl+home"]
        case .moveToEnd: ["ctrl+end"]
        case .moveUp: ["up"]
        case .moveDown: ["down"]
        case .recallPrevious: ["alt+p"]
        case .recallNext: ["alt+n"]
        case .deleteForward: ["delete"]
        case .redo: ["ctrl+r"]
        default: []
        }
    }
}
