import EchoScreen
import EchoText

/// A thin rounded border with a title, and room inside.
struct Box {
    var rect: Rect
    var isFocused = false
    var surface = Surface.screen
    /// Border and title; nil follows the focus.
    var role: TextRole?

    var inner: Rect { rect.inset(horizontally: 1, vertically: 1) }

    private var border: Style { Style(role ?? (isFocused ? .focusedBorder : .border), on: surface) }

    /// The inside is cleared. `title` stands at the left of the upper edge, `note` at its right.
    func draw(title: [Span], note: [Span] = [], in frame: inout Frame) {
        guard rect.width >= 2, rect.height >= 2 else { return }
        frame.fill(rect, style: Style(.plain, on: surface))
        drawEdges(in: &frame)
        write(title, at: rect.x + 2, in: &frame)
        guard note.columns > 0, hasRoom(title: title, note: note) else { return }
        write(note, at: rect.maxX - note.columns - 3, in: &frame)
    }

    /// Whether both can stand in the upper edge.
    func hasRoom(title: [Span], note: [Span]) -> Bool { title.columns + note.columns + 6 <= rect.width }

    /// A word set into the lower edge, at its right.
    func drawFootnote(_ note: [Span], in frame: inout Frame) {
        let columns = note.columns
        guard columns > 0, columns + 6 <= rect.width, rect.height >= 2 else { return }
        frame.write(" ", x: rect.maxX - columns - 4, y: rect.maxY - 1, style: border)
        frame.write(note, x: rect.maxX - columns - 3, y: rect.maxY - 1, on: surface)
        frame.write(" ", x: rect.maxX - 3, y: rect.maxY - 1, style: border)
    }

    private func write(_ spans: [Span], at x: Int, in frame: inout Frame) {
        guard !spans.isEmpty else { return }
        let limit = rect.maxX - 2 - x
        var used = frame.write(" ", x: x - 1, y: rect.y, style: border, limit: limit)
        used += frame.write(spans, x: x, y: rect.y, on: surface, limit: limit) - 1
        frame.write(" ", x: x + used, y: rect.y, style: border, limit: 1)
    }

    private func drawEdges(in frame: inout Frame) {
        let line = String(repeating: "─", count: rect.width - 2)
        frame.write("╭" + line + "╮", x: rect.x, y: rect.y, style: border)
        frame.write("╰" + line + "╯", x: rect.x, y: rect.maxY - 1, style: border)
        for y in rect.y + 1..<rect.maxY - 1 {
            frame.write("│", x: rect.x, y: y, style: border)
            frame.write("│", x: rect.maxX - 1, y: y, style: border)
        }
    }
}
