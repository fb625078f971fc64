import EchoScreen
import EchoText

/// Draws a list that typing narrows down: the line to type in, then what fits.
struct PaletteView {
    let palette: PaletteViewState
    let edge: Int
    let keyName: (Command) -> String

    /// Rows it takes when all of the list is seen.
    static func rows(_ palette: PaletteViewState, width: Int) -> Int {
        guard palette.hasList else {
            return 2 + palette.list.empty.lines(width: max(1, width), role: .faint, keyName: { _ in "" }).count
        }
        let layout = ChoiceLayout(palette.list, width: width)
        return max(1, palette.list.rows.count) + layout.headRows + layout.footRows + 2
    }

    func draw(in rect: Rect, to frame: inout Frame) {
        let (top, below) = rect.splitTop(2)
        let (prompt, line) = top.splitTop(1).0.splitLeft(2)
        frame.write("›", x: prompt.x, y: prompt.y, style: Style(.accent, on: .overlay))
        EditorView.draw(palette.query, in: line, on: .overlay, hasCaret: true, keyName: keyName, to: &frame)
        let rule = String(repeating: "╌", count: rect.width)
        frame.write(rule, x: rect.x, y: top.y + 1, style: Style(.border, on: .overlay))
        guard palette.list.rows.isEmpty else {
            return ChoiceView(list: palette.list, edge: edge, keyName: keyName).draw(in: below, to: &frame)
        }
        for (index, line) in palette.list.empty.lines(width: below.width, role: .faint, keyName: keyName).enumerated() {
            frame.write(line, x: below.x, y: below.y + index, on: .overlay, limit: below.width)
        }
    }
}
