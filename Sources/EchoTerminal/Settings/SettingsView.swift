import EchoScreen
import EchoText

/// Draws the settings in their groups, one a row: label, control, and for the selected one what it does.
struct SettingsView {
    /// Rows of what the selected one does, while the settings have the focus; more in a tall pane.
    static let helpRows = 3
    private static let mostHelpRows = 6

    private var window = ListWindow()

    /// Rows it would like to have.
    static func wantedRows(_ state: SettingsViewState) -> Int { SettingLines(state.rows).count + helpRows + 1 }

    /// The profile in use.
    static func footnote(_ state: SettingsViewState) -> [Span] {
        state.profile.isEmpty ? [] : [Span("profile ", .faint), Span(state.profile, .accent)]
    }

    mutating func draw(_ state: SettingsViewState, in rect: Rect, isFocused: Bool, to frame: inout Frame) {
        guard !rect.isEmpty, !state.rows.isEmpty else { return }
        let lines = SettingLines(state.rows)
        let help = helpLines(state, lines, in: rect, isFocused: isFocused)
        let list = help.isEmpty ? rect : rect.splitBottom(help.count + 1).0
        show(state.selection, of: lines, height: list.height)
        let columns = SettingColumns(state.rows, width: rect.width - 2)
        for (index, line) in lines.lines.dropFirst(window.first).prefix(list.height).enumerated() {
            let place = Rect(x: rect.x, y: rect.y + index, width: rect.width, height: 1)
            switch line {
            case .heading(let title): drawHeading(title, in: place, to: &frame)
            case .row(let index): draw(state.rows[index], index, columns, isFocused: isFocused, in: place, to: &frame)
            }
        }
        drawHelp(help, in: rect, to: &frame)
        Scrollbar.draw(
            first: window.first, shown: list.height, total: lines.count, at: rect.maxX, rows: list,
            style: Style(isFocused ? .focusedBorder : .border), in: &frame)
    }

    private func draw(
        _ row: SettingRowViewState, _ index: Int, _ columns: SettingColumns, isFocused: Bool, in line: Rect,
        to frame: inout Frame
    ) {
        frame.mark(line, .row(.settings, index))
        SettingRowView(row: row, columns: columns, isFocused: isFocused).draw(in: line, to: &frame)
        guard case .slider = row.control, columns.track >= 4, row.isEnabled else { return }
        let track = Rect(x: line.x + 1 + columns.label + SettingColumns.gap, y: line.y, width: columns.track, height: 1)
        frame.mark(track, .slider(row.id, row: index, track: track))
    }

    /// The heading of the selected row is seen with it.
    private mutating func show(_ row: Int, of lines: SettingLines, height: Int) {
        if height > 1 { window.show(selection: lines.top(ofRow: row), count: lines.count, height: height) }
        window.show(selection: lines.line(ofRow: row), count: lines.count, height: height)
    }

    private func drawHeading(_ title: String, in line: Rect, to frame: inout Frame) {
        let text = TextWidth.truncate(title, to: max(0, line.width - 2))
        frame.write(text, x: line.x + 1, y: line.y, style: Style(.title, on: .screen, .bold))
        let used = TextWidth.columns(of: text) + 1
        let rule = String(repeating: "─", count: max(0, line.width - used - 3))
        frame.write(rule, x: line.x + used + 1, y: line.y, style: Style(.border))
    }

    private func helpLines(
        _ state: SettingsViewState, _ lines: SettingLines, in rect: Rect, isFocused: Bool
    ) -> [Span] {
        guard state.rows.indices.contains(state.selection), rect.height >= 8 else { return [] }
        let row = state.rows[state.selection]
        let spare = rect.height - lines.count - 1
        let parts: [(String, TextRole)] = (row.reason.map { [($0, .warning)] } ?? []) + [(row.help, .faint)]
        let help = parts.flatMap { text, role in
            Wrap.lines(of: text, width: rect.width - 2).map { Span($0.text, role) }
        }
        let most = rect.height < 12 ? Self.helpRows - 1 : max(Self.helpRows, min(rect.height / 4, Self.mostHelpRows))
        return cut(help, to: max(isFocused ? most : 0, min(spare, Self.helpRows)), width: rect.width - 2)
    }

    /// What is left out is seen to be.
    private func cut(_ help: [Span], to rows: Int, width: Int) -> [Span] {
        var shown = Array(help.prefix(rows))
        guard let last = shown.popLast(), rows < help.count else { return Array(help.prefix(rows)) }
        var end = last
        end.text = TextWidth.truncate(
            TextWidth.columns(of: last.text) < width ? last.text + "…" : last.text + " …", to: width)
        return shown + [end]
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

/// The lines of the settings: headings, which nothing can be done to, between the rows.
struct SettingLines: Sendable, Hashable {
    enum Line: Sendable, Hashable {
        case heading(String)
        /// The index of a row.
        case row(Int)
    }

    let lines: [Line]

    init(_ rows: [SettingRowViewState]) {
        lines = rows.enumerated().flatMap { index, row in
            (row.heading.map { [Line.heading($0)] } ?? []) + [.row(index)]
        }
    }

    var count: Int { lines.count }

    func line(ofRow row: Int) -> Int? { lines.firstIndex(of: .row(row)) }

    /// The line that is to be in sight with a row: its heading, where it is the first below one.
    func top(ofRow row: Int) -> Int? {
        line(ofRow: row).map { line in
            if line > 0, case .heading = lines[line - 1] { line - 1 } else { line }
        }
    }
}
