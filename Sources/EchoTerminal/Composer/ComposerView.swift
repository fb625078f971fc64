import EchoPresentation

/// Draws the text being written, in its box below the conversation.
enum ComposerView {
    static let prompt = "› "
    static let maximumRows = 6

    /// Rows the box wants, with its border.
    static func height(_ state: ComposerViewState, width: Int, available: Int) -> Int {
        let rows = EditorLayout(state, width: width - 4 - prompt.count).lines.count
        return min(min(rows, maximumRows), max(1, available / 3)) + 2
    }

    static func draw(
        _ state: ComposerViewState, in rect: Rect, isFocused: Bool, keyName: (Command) -> String, to frame: inout Frame
    ) {
        let box = Box(rect: rect, isFocused: isFocused)
        box.draw(title: title(state, width: rect.width - 6, keyName: keyName), in: &frame)
        let inner = box.inner.inset(horizontally: 1, vertically: 0)
        guard !inner.isEmpty else { return }
        frame.write(prompt, x: inner.x, y: inner.y, style: Style(isFocused ? .accent : .faint), limit: inner.width)
        let text = inner.splitLeft(prompt.count).1
        EditorView.draw(state, in: text, hasCaret: isFocused, keyName: keyName, to: &frame)
        let layout = EditorLayout(state, width: text.width)
        Scrollbar.draw(
            first: layout.firstRow(height: text.height), shown: text.height, total: layout.lines.count,
            at: rect.maxX - 1, rows: inner, style: Style(isFocused ? .focusedBorder : .border), in: &frame)
    }

    private static func title(_ state: ComposerViewState, width: Int, keyName: (Command) -> String) -> [Span] {
        guard !state.title.isEmpty else { return [] }
        return state.title.lines(width: max(1, width), role: .warning, keyName: keyName).first ?? []
    }
}
