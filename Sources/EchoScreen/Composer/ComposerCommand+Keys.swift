import EchoText

/// The keys that ask for it.
extension ComposerCommand {
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
