import EchoText

extension ComposerCommand {
    public var title: String {
        switch self {
        case .deleteBackward: "delete backward"
        case .deleteForward: "delete forward"
        case .deleteWordBackward: "delete word backward"
        case .deleteWordForward: "delete word forward"
        case .killToLineStart: "delete to line start"
        case .killToLineEnd: "delete to line end"
        case .yank: "paste deleted text"
        case .yankPrevious: "paste earlier deletion"
        case .transpose: "transpose characters"
        case .moveLeft: "move left"
        case .moveRight: "move right"
        case .moveWordLeft: "move word left"
        case .moveWordRight: "move word right"
        case .moveToLineStart: "go to line start"
        case .moveToLineEnd: "go to line end"
        case .moveToStart: "go to text start"
        case .moveToEnd: "go to text end"
        case .moveUp: "line up or history"
        case .moveDown: "line down or history"
        case .recallPrevious: "previous in history"
        case .recallNext: "next in history"
        case .clear: "clear message"
        case .undo: "undo"
        case .redo: "redo"
        }
    }

    /// What it does: one sentence.
    var help: String {
        switch self {
        case .deleteBackward: "Delete the character before the cursor."
        case .deleteForward: "Delete the character under the cursor."
        case .deleteWordBackward: "Delete the word before the cursor."
        case .deleteWordForward: "Delete the word after the cursor."
        case .killToLineStart: "Delete everything before the cursor on this line."
        case .killToLineEnd: "Delete everything after the cursor on this line."
        case .yank: "Insert the text that was deleted last (yank)."
        case .yankPrevious: "Replace the pasted text by what was deleted before it (yank-pop)."
        case .transpose: "Swap the two characters around the cursor."
        case .moveLeft: "Move the cursor one character left."
        case .moveRight: "Move the cursor one character right."
        case .moveWordLeft: "Move the cursor one word left."
        case .moveWordRight: "Move the cursor one word right."
        case .moveToLineStart: "Move the cursor to the start of the line."
        case .moveToLineEnd: "Move the cursor to the end of the line."
        case .moveToStart: "Move the cursor to the start of the text."
        case .moveToEnd: "Move the cursor to the end of the text."
        case .moveUp: "Move the cursor up one line; from the first line, recall the previous message."
        case .moveDown: "Move the cursor down one line; from the last line, recall the next message."
        case .recallPrevious: "Recall the previous message you sent."
        case .recallNext: "Recall the next message you sent."
        case .clear: "Clear the message."
        case .undo: "Undo the last change."
        case .redo: "Redo the change that was undone."
        }
    }
}
