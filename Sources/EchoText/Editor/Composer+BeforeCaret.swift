/// What stands before the caret, and what takes its place.
extension Composer {
    /// The text before the caret in its line, and whether that is the beginning of the text.
    public func lineBeforeCaret(atMost longest: Int) -> (text: String, isFirst: Bool) {
        let start = max(lineStart, caret - longest)
        return (written.text(in: start..<caret), start == 0)
    }

    /// Puts text in the place of characters before the caret, as one change.
    public mutating func replace(before length: Int, with text: String) {
        let start = max(0, caret - length)
        change(start..<caret, to: Sanitizer.written(text), as: .other)
    }
}
