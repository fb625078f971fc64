import EchoScreen
import EchoText

/// Draws the line that is asked for, where the hints stand otherwise.
enum PromptLine {
    static func draw(_ state: PromptViewState, in rect: Rect, to frame: inout Frame) {
        guard !rect.isEmpty else { return }
        frame.fill(rect, style: Style(.plain, on: .bar))
        let label = state.label + (state.label.count > 1 ? " " : "")
        let used = frame.write(
            label, x: rect.x + 1, y: rect.y, style: Style(.accent, on: .bar), limit: max(0, rect.width / 2))
        let note = TextWidth.truncate(state.note.text, to: rect.width / 3)
        let noteColumns = TextWidth.columns(of: note)
        frame.write(note, x: rect.maxX - 1 - noteColumns, y: rect.y, style: Style(state.note.role, on: .bar))
        let room = max(1, rect.width - 2 - used - (noteColumns == 0 ? 0 : noteColumns + 2))
        drawText(state, x: rect.x + 1 + used, y: rect.y, room: room, to: &frame)
    }

    /// What stands before the caret is always seen.
    private static func drawText(_ state: PromptViewState, x: Int, y: Int, room: Int, to frame: inout Frame) {
        let before = TextWidth.truncateHead(String(state.text.prefix(state.caret)), to: room - 1)
        let after = String(state.text.dropFirst(state.caret))
        let caret = x + TextWidth.columns(of: before)
        frame.write(before + after, x: x, y: y, style: Style(.plain, on: .bar), limit: room)
        frame.cursor = Point(x: caret, y: y)
    }
}
