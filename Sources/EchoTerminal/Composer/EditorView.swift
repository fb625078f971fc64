import EchoScreen
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
        let area = EditorArea(
            rect: rect, lines: Array(layout.lines.prefix(rect.height)), caret: layout.caret, offset: state.caret)
        if let unsettled = state.unsettled { drawUnsettled(unsettled, of: area, on: surface, to: &frame) }
        frame.mark(rect, .text(area))
        guard hasCaret else { return }
        frame.cursor = Point(x: rect.x + layout.caret.x, y: rect.y + layout.caret.y)
    }

    /// Words that may still change stand back behind what is written.
    private static func drawUnsettled(
        _ range: Range<Int>, of area: EditorArea, on surface: Surface, to frame: inout Frame
    ) {
        let rect = area.rect
        var start = area.offset(at: Point(x: rect.x, y: rect.y))
        for (index, line) in area.lines.enumerated() {
            let end = start + line.text.count
            let part = range.clamped(to: start..<max(start, end))
            if !part.isEmpty {
                let before = TextWidth.columns(of: line.text.prefix(part.lowerBound - start))
                let words = line.text.dropFirst(part.lowerBound - start).prefix(part.count)
                frame.write(
                    words, x: rect.x + before, y: rect.y + index, style: Style(.faint, on: surface),
                    limit: rect.width - before)
            }
            start = end + (line.isContinued ? 0 : 1)
        }
    }
}
