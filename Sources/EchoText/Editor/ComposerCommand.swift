/// A command for the text being written, apart from typing.
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
