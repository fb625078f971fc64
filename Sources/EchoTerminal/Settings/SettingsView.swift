import EchoPresentation

/// Draws the settings, one a row: label, control, and for the selected one what it does.
struct SettingsView {
    private var window = ListWindow()

    /// Rows it would like to have.
    static func wantedRows(_ state: SettingsViewState) -> Int { state.rows.count + 3 }

    mutating func draw(_ state: SettingsViewState, in rect: Rect, isFocused: Bool, to frame: inout Frame) {
        guard !rect.isEmpty, !state.rows.isEmpty else { return }
        let help = helpLines(state, in: rect, isFocused: isFocused)
        let list = help.isEmpty ? rect : rect.splitBottom(help.count + 1).0
        window.show(selection: state.selection, count: state.rows.count, height: list.height)
        let columns = SettingColumns(state.rows, width: rect.width - 2)
        for (index, row) in state.rows.dropFirst(window.first).prefix(list.height).enumerated() {
            let line = Rect(x: rect.x, y: rect.y + index, width: rect.width, height: 1)
            SettingRowView(row: row, columns: columns, isFocused: isFocused).draw(in: line, to: &frame)
        }
        drawHelp(help, in: rect, to: &frame)
        Scrollbar.draw(
            first: window.first, shown: list.height, total: state.rows.count, at: rect.maxX, rows: list,
            style: Style(isFocused ? .focusedBorder : .border), in: &frame)
    }

    private func helpLines(_ state: SettingsViewState, in rect: Rect, isFocused: Bool) -> [Span] {
        guard state.rows.indices.contains(state.selection), rect.height >= 8 else { return [] }
        let row = state.rows[state.selection]
        let spare = rect.height - state.rows.count - 1
        let parts: [(String, TextRole)] = (row.reason.map { [($0, .warning)] } ?? []) + [(row.help, .faint)]
        let lines = parts.flatMap { text, role in
            Wrap.lines(of: text, width: rect.width - 2).map { Span($0.text, role) }
        }
        return Array(lines.prefix(max(isFocused ? 3 : 0, spare)))
    }

    private func drawHelp(_ help: [Span], in rect: Rect, to frame: inout Frame) {
        guard !help.isEmpty else { return }
        let first = rect.maxY - help.count
        let rule = String(repeating: "╌", count: max(0, rect.width - 2))
        frame.write(rule, x: rect.x + 1, y: first - 1, style: Style(.border))
        for (index, span) in help.enumerated() {
            frame.write([span], x: rect.x + 1, y: first + index, limit: rect.width - 2)
        }
    }
}
