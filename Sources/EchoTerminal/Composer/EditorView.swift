import EchoPresentation
import EchoText

/// Draws a text being written and puts the terminal's cursor at its caret.
enum EditorView {
    /// Draws it from its start, or further down when the caret is there.
    static func draw(
        _ state: ComposerViewState, in rect: Rect, on surface: Surface = .screen, hasCaret: Bool,
        keyName: (Command) -> String, to frame: inout Frame
    ) {
        var window = EditorWindow()
        let layout = window.layout(state, width: rect.width, height: rect.height)
        draw(state, layout, in: rect, on: surface, hasCaret: hasCaret, keyName: keyName, to: &frame)
    }

    static func draw(
        _ state: ComposerViewState, _ layout: EditorLayout, in rect: Rect, on surface: Surface = .screen,
        hasCaret: Bool, keyName: (Command) -> String, to frame: inout Frame
    ) {
        guard !rect.isEmpty else { return }
        if state.isEmpty {
            let placeholder = TextWidth.truncate(state.placeholder.text(keyName: keyName), to: rect.width)
            frame.write(placeholder, x: rect.x, y: rect.y, style: Style(.placeholder, on: surface))
        }
        for (index, line) in layout.lines.prefix(rect.height).enumerated() {
            frame.write(line.text, x: rect.x, y: rect.y + index, style: Style(.plain, on: surface), limit: rect.width)
        }
        frame.mark(
            rect,
            .text(
                EditorArea(
                    rect: rect, lines: Array(layout.lines.prefix(rect.height)), caret: layout.caret,
                    offset: state.caret)))
        guard hasCaret else { return }
        frame.cursor = Point(x: rect.x + layout.caret.x, y: rect.y + layout.caret.y)
    }
}
