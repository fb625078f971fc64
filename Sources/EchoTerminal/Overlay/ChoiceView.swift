import EchoScreen
import EchoText

/// Draws a list to choose from: name, how it is, where it belongs; beside or below it what the selected row is for.
struct ChoiceView {
    let list: ChoiceListViewState
    /// Column of the panel's right border, where the scrollbar stands.
    let edge: Int
    var keyName: (Command) -> String = { _ in "" }
    var mayStandBeside = false

    func draw(in rect: Rect, to frame: inout Frame) {
        let layout = ChoiceLayout(list, width: rect.width, mayStandBeside: mayStandBeside)
        let (head, below) = rect.splitTop(rect.height > layout.footRows + 2 ? layout.headRows : 0)
        drawHeadings(layout, in: head, to: &frame)
        let (middle, help) = below.splitBottom(min(layout.footRows, max(0, below.height - 1)))
        let (rows, details) = layout.beside == nil ? (middle, nil) : Self.columns(of: middle, layout)
        var window = ListWindow()
        window.show(selection: list.selection, count: list.rows.count, height: rows.height)
        for (index, row) in list.rows.dropFirst(window.first).prefix(rows.height).enumerated() {
            let line = Rect(x: rows.x, y: rows.y + index, width: rows.width, height: 1)
            draw(row, isSelected: window.first + index == list.selection, layout, in: line, to: &frame)
            frame.mark(line, .choice(window.first + index))
        }
        drawHelp(layout, in: help, to: &frame)
        if let details { drawDetails(layout, in: details, to: &frame) }
        Scrollbar.draw(
            first: window.first, shown: rows.height, total: list.rows.count, at: details.map { $0.x - 2 } ?? edge,
            rows: rows, style: Style(.focusedBorder, on: .overlay), in: &frame)
    }

    private static func columns(of rect: Rect, _ layout: ChoiceLayout) -> (rows: Rect, details: Rect?) {
        let (rows, rest) = rect.splitLeft(layout.width)
        return (rows, rest.splitLeft(ChoiceLayout.gap).1)
    }

    private func drawDetails(_ layout: ChoiceLayout, in rect: Rect, to frame: inout Frame) {
        for y in rect.y..<rect.maxY { frame.write("│", x: rect.x - 2, y: y, style: Style(.border, on: .overlay)) }
        for (index, line) in layout.help.prefix(rect.height).enumerated() {
            frame.write(line, x: rect.x, y: rect.y + index, style: Style(.faint, on: .overlay), limit: rect.width)
        }
    }

    private func draw(
        _ row: ChoiceRowViewState, isSelected: Bool, _ layout: ChoiceLayout, in line: Rect, to frame: inout Frame
    ) {
        let surface: Surface = isSelected ? .selection : .overlay
        frame.fill(line, style: Style(.plain, on: surface))
        if isSelected { frame.write("▎", x: line.x, y: line.y, style: Style(.accent, on: surface)) }
        let columns = max(layout.title, min(TextWidth.columns(of: row.title), layout.room(for: row, keyName: keyName)))
        let found =
            list.headings.isEmpty
            ? FoundText(row.title, row.matches).begun(for: columns)
            : FoundText(row.title, row.matches).cutInside(for: columns)
        let title = TextWidth.padded(found.text, to: columns)
        let state =
            row.state.text + String(repeating: " ", count: max(0, layout.state - TextWidth.columns(of: row.state.text)))
        let role: TextRole = row.refusal != nil ? .faint : isSelected ? .strong : .plain
        let place = layout.state == 0 && !list.headings.isEmpty ? [] : [Span(state, row.state.role), Span("  ")]
        let spans = Self.marked(title, found.marks, role) + [Span("  ")] + place
        guard list.headings.isEmpty else {
            let cells = layout.columns.spans(of: row)
            frame.write(spans + cells, x: line.x + 1, y: line.y, on: surface, limit: line.width - 1)
            return
        }
        let used = frame.write(spans, x: line.x + 1, y: line.y, on: surface, limit: line.width - 1)
        drawEnd(
            row, Rect(x: line.x + 1 + used, y: line.y, width: line.width - 1 - used, height: 1), surface, to: &frame)
    }

    private func drawHeadings(_ layout: ChoiceLayout, in rect: Rect, to frame: inout Frame) {
        guard rect.height > 0, let name = list.headings.first else { return }
        let before = layout.title + 2 + (layout.state == 0 ? 0 : layout.state + 2)
        let spans = [Span(TextWidth.padded(name, to: before), .faint)] + layout.columns.headingSpans
        frame.write(spans, x: rect.x + 1, y: rect.y, on: .overlay, limit: rect.width - 1)
    }

    private static func marked(_ title: String, _ matches: [Range<Int>], _ role: TextRole) -> [Span] {
        guard !matches.isEmpty else { return [Span(title, role)] }
        let characters = Array(title)
        var (spans, end): ([Span], Int) = ([], 0)
        for match in matches {
            let (from, to) = (
                min(max(end, match.lowerBound), characters.count), min(match.upperBound, characters.count)
            )
            guard from < to else { continue }
            spans += [Span(String(characters[end..<from]), role), Span(String(characters[from..<to]), .found)]
            end = to
        }
        return spans + [Span(String(characters[end...]), role)]
    }

    /// The key that does the same stands at the right; why nothing does now takes the place of where it belongs.
    private func drawEnd(_ row: ChoiceRowViewState, _ rest: Rect, _ surface: Surface, to frame: inout Frame) {
        let key = row.command.map(keyName) ?? ""
        let columns = TextWidth.columns(of: key)
        let room = rest.width - (columns == 0 ? 0 : columns + 2)
        let note = ChoiceLayout.note(of: row, keyName: keyName)
        frame.write(
            ChoiceLayout.fitted(note, to: room), x: rest.x, y: rest.y, style: Style(.faint, on: surface), limit: room)
        guard room >= 0 else { return }
        frame.write(key, x: rest.maxX - columns - 1, y: rest.y, style: Style(.key, on: surface), limit: columns)
    }

    private func drawHelp(_ layout: ChoiceLayout, in rect: Rect, to frame: inout Frame) {
        guard rect.height > 1 else { return }
        let rule = String(repeating: "╌", count: rect.width)
        frame.write(rule, x: rect.x, y: rect.y, style: Style(.border, on: .overlay))
        // What holds for all rows stands at the bottom, whatever is said of the selected one.
        let isBelow = layout.beside == nil
        let help = isBelow ? Array(layout.help.prefix(max(0, rect.height - 1 - layout.footer.count))) : []
        let gap = [String](repeating: "", count: isBelow ? max(0, layout.helpRows - help.count) : 0)
        for (index, line) in (help + gap + layout.footer).prefix(rect.height - 1).enumerated() {
            frame.write(
                line, x: rect.x + 1, y: rect.y + 1 + index, style: Style(.faint, on: .overlay), limit: rect.width - 1)
        }
    }
}
