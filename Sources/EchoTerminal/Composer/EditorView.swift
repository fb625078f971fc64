import EchoPresentation

/// Draws a text being written and puts the terminal's cursor at its caret.
enum EditorView {
    static func draw(
        _ state: ComposerViewState, in rect: Rect, on surface: Surface = .screen, hasCaret: Bool,
        keyName: (Command) -> String, to frame: inout Frame
    ) {
        guard !rect.isEmpty else { return }
        if state.text.isEmpty {
            let placeholder = TextWidth.truncate(state.placeholder.text(keyName: keyName), to: rect.width)
            frame.write(placeholder, x: rect.x, y: rect.y, style: Style(.placeholder, on: surface))
        }
        let layout = EditorLayout(state, width: rect.width)
        let first = layout.firstRow(height: rect.height)
        for (index, line) in layout.lines.dropFirst(first).prefix(rect.height).enumerated() {
            frame.write(line.text, x: rect.x, y: rect.y + index, style: Style(.plain, on: surface), limit: rect.width)
        }
        let caret = Point(x: layout.caret.x, y: layout.caret.y - first)
        let seen = Array(layout.lines.dropFirst(first).prefix(rect.height))
        frame.mark(rect, .text(EditorArea(rect: rect, lines: seen, caret: caret, offset: state.caret)))
        guard hasCaret else { return }
        frame.cursor = Point(x: rect.x + layout.caret.x, y: rect.y + layout.caret.y - first)
    }
}
