import EchoScreen
import EchoText

/// Draws the keys of a telephone in their rows, and below them what was pressed.
struct KeypadView {
    /// Columns of one key, and between two.
    private static let (key, gap) = (7, 2)
    static let width = 46

    let keypad: KeypadViewState
    let keyName: (Command) -> String

    /// Rows apart where there is room for that.
    static func rows(in area: Rect) -> Int { area.height >= 16 ? 11 : 7 }

    func draw(in rect: Rect, to frame: inout Frame) {
        let rows = KeypadViewState.rows
        let pitch = rect.height >= 2 * rows.count + 1 ? 2 : 1
        let columns = rows[0].count
        let width = columns * Self.key + (columns - 1) * Self.gap
        let left = rect.x + max(0, (rect.width - width) / 2)
        for (row, keys) in rows.enumerated() where row * pitch < rect.height {
            for (column, key) in keys.enumerated() {
                let cell = Rect(
                    x: left + column * (Self.key + Self.gap), y: rect.y + row * pitch, width: Self.key, height: 1)
                draw(key, isUsual: column < 3, in: cell, to: &frame)
            }
        }
        drawPressed(x: left, width: width, bottom: rect.maxY - 1, below: rect.y + rows.count * pitch - 1, to: &frame)
    }

    private func draw(_ key: Character, isUsual: Bool, in cell: Rect, to frame: inout Frame) {
        frame.fill(cell, style: Style(.plain, on: .selection))
        frame.write(
            String(key), x: cell.x + cell.width / 2, y: cell.y,
            style: Style(isUsual ? .strong : .faint, on: .selection))
        frame.mark(cell, .key(keypad.command, String(key)))
    }

    private func drawPressed(x: Int, width: Int, bottom: Int, below: Int, to frame: inout Frame) {
        guard bottom > below else { return }
        let title = "sent  "
        guard !keypad.pressed.isEmpty else {
            let line = keypad.placeholder.text(keyName: keyName)
            return _ = frame.write(line, x: x, y: bottom, style: Style(.faint, on: .overlay), limit: width)
        }
        let shown = String(keypad.pressed.suffix(max(0, width - title.count)))
        frame.write([Span(title, .faint), Span(shown, .accent)], x: x, y: bottom, on: .overlay, limit: width)
    }
}
