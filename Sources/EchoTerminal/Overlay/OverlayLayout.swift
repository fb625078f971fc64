import EchoScreen
import EchoText

/// Where a panel stands and what its lines are.
struct OverlayLayout {
    /// Lines, rows or paragraphs that are laid out whole; of more only those in sight are.
    private static let mostLaidOut = 5_000

    let rect: Rect
    /// For what stands above the lines.
    let top: Rect
    /// Of an editor and of a list: what stands above it, laid out.
    let above: [[Span]]
    /// Where that stands; the same as `text` for an editor, which makes room for it itself.
    let head: Rect
    let text: Rect
    /// Those that are laid out, from `start` on.
    let lines: [[Span]]
    /// The first of `lines` among all.
    private let start: Int
    /// Lines in all.
    let count: Int
    /// Where the line with the cursor stands among `lines`, and those of what is selected.
    private let cursor: Int?
    let marked: Range<Int>?

    init(_ overlay: OverlayViewState, in area: Rect, keymap: Keymap, context: KeyContext) {
        let waveforms = WaveformRows(overlay.waveforms, height: area.height).count
        let wanted =
            overlay.isAside
            ? Self.narrow(overlay.content, in: area)
            : waveforms > 0
                ? Self.room(in: area)
                : overlay.steadyRows != nil ? Self.editorWidth(in: area) : Self.width(overlay.content, in: area)
        let widest = max(wanted, min(Self.room(in: area), TextWidth.columns(of: overlay.title + overlay.note) + 6))
        let inner = max(0, widest - 4)
        let part = Self.part(of: overlay, rows: area.height)
        lines = Self.lines(
            part.content, width: inner, keymap: keymap, context: context, mayStandBeside: overlay.mayStandBeside)
        let above = Self.lines(above: overlay.above, width: inner) {
            keymap.anyKeyName(for: $0, near: context) ?? ""
        }
        self.above = above
        (cursor, marked) = Self.marks(of: overlay, in: part.content, from: part.start, width: inner)
        (start, count) = (part.start, part.count ?? lines.count)
        let tallest = Self.tallest(in: area)
        let laidOut = count
        let headRows = if case .choices = overlay.content { above.count } else { 0 }
        let needed =
            overlay.steadyRows.map { max($0, laidOut) }
            ?? overlay.writtenRows.map { $0 + above.count }
            ?? Self.rows(overlay.content, lines: laidOut, width: inner, in: area) + headRows
        let rows = min(tallest, needed + waveforms + 2)
        let filled = overlay.content.isDrawn ? needed : count
        let hasAir = filled > 0 && filled + headRows + waveforms + 4 <= tallest && overlay.steadyRows == nil
        let centered = area.centered(width: widest, height: hasAir ? rows + 2 : rows)
        rect = overlay.isAside ? centered.moved(toX: area.maxX - centered.width - 1) : centered
        let (top, below) = rect.inset(horizontally: 2, vertically: hasAir ? 2 : 1).splitTop(waveforms)
        let (head, text) = below.splitTop(min(headRows, max(0, below.height - 1)))
        (self.top, self.text) = (top, text)
        self.head = headRows == 0 ? text : head
    }

    /// The first line shown: never beyond what fills the panel.
    func first(_ scroll: Int) -> Int {
        guard let cursor else { return min(max(0, scroll), maximumScroll) }
        return start + min(max(0, cursor - text.height / 2), max(0, lines.count - text.height))
    }

    /// Whether a line, counted as by `first`, belongs to what is selected.
    func isMarked(_ line: Int) -> Bool { marked?.contains(line - start) == true }

    var maximumScroll: Int { max(0, count - text.height) }

    /// The lines from the first one shown on.
    func shown(from first: Int) -> ArraySlice<[Span]> { lines.dropFirst(first - start).prefix(text.height) }

    /// What is laid out of a panel: all of it, or, where that is too much, what is in sight, a line each.
    private static func part(
        of overlay: OverlayViewState, rows: Int
    ) -> (content: OverlayViewState.Content, start: Int, count: Int?) {
        func window(_ count: Int, around isCentered: Bool = false) -> Range<Int> {
            let first = max(0, min(isCentered ? overlay.scroll - rows : overlay.scroll, count - rows))
            return first..<min(count, first + (isCentered ? 2 * rows : rows))
        }
        let content = overlay.content
        switch content {
        case .lines(let lines) where lines.count > mostLaidOut:
            let seen = window(lines.count, around: overlay.marked != nil)
            return (.lines(Array(lines[seen])), seen.lowerBound, lines.count)
        case .paragraphs(let paragraphs) where paragraphs.count > mostLaidOut:
            let seen = window(paragraphs.count)
            return (.paragraphs(Array(paragraphs[seen])), seen.lowerBound, paragraphs.count)
        case .table(var table) where table.rows.count > mostLaidOut:
            let (seen, all) = (window(table.rows.count), table.rows.count)
            table.rows = Array(table.rows[seen])
            return (.table(table), seen.lowerBound, all + (table.headings.isEmpty ? 0 : 1) + table.notes.count)
        default: return (content, 0, nil)
        }
    }

    /// Lines that are wrapped are more than those of the panel.
    private static func marks(
        of overlay: OverlayViewState, in content: OverlayViewState.Content, from start: Int, width: Int
    ) -> (cursor: Int?, marked: Range<Int>?) {
        if let marked = overlay.marked, case .paired(let pairs) = content {
            let starts = PairedTextLayout(pairs, width: width).starts
            func row(of pair: Int) -> Int { starts[min(max(0, pair), starts.count - 1)] }
            // All of the newest is looked for.
            let isNewest = overlay.scroll >= pairs.rows.count - 1
            return (
                isNewest ? starts[starts.count - 1] : row(of: overlay.scroll),
                row(of: marked.lowerBound)..<row(of: marked.upperBound)
            )
        }
        guard let marked = overlay.marked, case .lines(let lines) = content else { return (nil, nil) }
        // How many rows the lines before each of them take.
        var rows = [0]
        for line in lines.prefix(max(0, max(marked.upperBound, overlay.scroll) - start)) {
            rows.append(rows[rows.count - 1] + WrappedSpans.lines(line.map { Span($0) }, width: width).count)
        }
        func row(of line: Int) -> Int { rows[min(max(0, line - start), rows.count - 1)] }
        return (row(of: overlay.scroll), row(of: marked.lowerBound)..<row(of: marked.upperBound))
    }

    private static func lines(
        above: [ParagraphViewState], width: Int, keyName: (Command) -> String
    ) -> [[Span]] {
        above.flatMap { paragraph -> [[Span]] in
            let lead = paragraph.lead.text.isEmpty ? [] : [Span(paragraph.lead)]
            let rest = max(1, width - TextWidth.columns(of: paragraph.lead.text))
            let lines = paragraph.wording.lines(width: rest, role: paragraph.role, keyName: keyName)
            let gap = lead.isEmpty ? [] : [Span(String(repeating: " ", count: lead.columns))]
            return lines.isEmpty ? [lead] : [lead + lines[0]] + lines.dropFirst().map { gap + $0 }
        }
    }

    private static func rows(_ content: OverlayViewState.Content, lines: Int, width: Int, in area: Rect)
        -> Int
    {
        switch content {
        case .chart(let chart) where !chart.items.isEmpty: ChartLayout.rows(chart, width: width)
        case .columns(let columns): ColumnsLayout.rows(columns, width: width)
        case .editor: max(6, area.height / 2)
        case .tree(let tree): TreeColumns(tree, width: width, height: tallest(in: area) - 2).height
        case .palette(let palette):
            max(palette.hasList ? min(16, area.height - 4) : 0, PaletteView.rows(palette, width: width))
        case .form(let form): FormView.rows(form, width: width)
        case .keypad: KeypadView.rows(in: area)
        case .help, .lines, .paragraphs, .choices, .confirmation, .table, .chart, .paired: lines
        }
    }

    /// As narrow as its rows allow: the rest of the screen is to be seen.
    private static func narrow(_ content: OverlayViewState.Content, in area: Rect) -> Int {
        guard case .choices(let list) = content else { return width(content, in: area) }
        return min(area.width - 2, max(28, ChoiceLayout.rowWidth(list) + 4))
    }

    /// Rows of the tallest panel.
    private static func tallest(in area: Rect) -> Int { area.height >= 20 ? area.height - 2 : area.height }

    private static func room(in area: Rect) -> Int { area.width >= 80 ? area.width - 8 : area.width - 2 }

    private static func editorWidth(in area: Rect) -> Int { min(room(in: area), 84) }

    private static func width(_ content: OverlayViewState.Content, in area: Rect) -> Int {
        let room = room(in: area)
        switch content {
        case .help: return min(room, HelpLayout.width(in: room - 4) + 4)
        case .lines(let lines):
            let longest =
                lines.prefix(mostLaidOut).lazy.map { $0.reduce(0) { $0 + TextWidth.columns(of: $1.text) } }.max() ?? 0
            return min(room, max(50, longest + 5))
        case .paragraphs: return min(room, 84)
        case .choices(let list): return min(room, ChoiceLayout.wantedWidth(list, in: room - 4) + 4)
        case .tree(let tree):
            let columns = TreeColumns(tree, width: room - 4, height: tallest(in: area) - 2)
            return min(room, max(50, columns.width(of: tree) + 5))
        case .palette(let palette): return min(room, palette.list.headings.isEmpty ? 84 : 100)
        // Numbers that are cut mislead: they get all there is.
        case .table(let table): return min(area.width - 2, max(50, NumberTableLayout(table).width + 5))
        case .paired: return room
        case .chart: return min(room, ChartLayout.width)
        case .columns: return min(room, ColumnsLayout.width)
        case .editor: return editorWidth(in: area)
        case .keypad: return min(room, KeypadView.width + 4)
        case .form: return min(room, 100)
        case .confirmation(_, let rows, _):
            let longest = rows.lazy.map { $0.text { _ in "" } }.map(TextWidth.columns).max() ?? 0
            return min(room, max(56, longest + 4))
        }
    }

    private static func lines(
        _ content: OverlayViewState.Content, width: Int, keymap: Keymap, context: KeyContext, mayStandBeside: Bool
    ) -> [[Span]] {
        switch content {
        case .help(let sections): HelpLayout.lines(sections, width: width, keymap: keymap)
        case .lines(let lines): lines.flatMap { WrappedSpans.lines($0.map { Span($0) }, width: width) }
        case .paragraphs(let paragraphs):
            ParagraphLayout.lines(paragraphs, width: width) { keymap.anyKeyName(for: $0, near: context) ?? "" }
        case .choices(let list):
            ChoiceLayout(list, width: width, mayStandBeside: mayStandBeside).lines {
                keymap.anyKeyName(for: $0, near: context) ?? ""
            }
        case .table(let table): NumberTableLayout(table, in: width).lines
        case .paired(let pairs): PairedTextLayout(pairs, width: width).lines
        case .chart(let chart) where chart.items.isEmpty:
            chart.empty.lines(width: max(1, width), role: .plain) { keymap.anyKeyName(for: $0, near: context) ?? "" }
        case .editor, .keypad, .tree, .palette, .form, .chart, .columns: []
        case .confirmation(let question, let rows, let answers):
            ConfirmationLayout.lines(question, rows, answers, width: width, keymap: keymap, context: context)
        }
    }
}

extension OverlayViewState {
    /// Whether what is said of a list's selected row may have a column of its own.
    var mayStandBeside: Bool { !isAside && steadyRows == nil }
}

extension OverlayViewState.Content {
    /// It is more than lines, and nothing is written in it.
    fileprivate var isDrawn: Bool {
        switch self {
        case .chart(let chart): !chart.items.isEmpty
        case .columns, .form, .tree: true
        case .help, .lines, .paragraphs, .choices, .palette, .table, .paired, .editor, .keypad, .confirmation: false
        }
    }
}

/// Writes sentences one below the other, what stands before each in a column of its own.
enum ParagraphLayout {
    static func lines(_ paragraphs: [ParagraphViewState], width: Int, keyName: (Command) -> String) -> [[Span]] {
        let widest = paragraphs.map { TextWidth.columns(of: $0.lead.text) }.max() ?? 0
        let column = widest == 0 ? 0 : min(widest + 2, width / 2)
        return paragraphs.flatMap { paragraph in
            let rows = paragraph.wording.lines(
                width: max(1, width - column), role: paragraph.role, keyName: keyName)
            return rows.enumerated().map { index, row in
                let lead = index == 0 ? paragraph.lead : StyledText("")
                let padding = String(repeating: " ", count: max(0, column - TextWidth.columns(of: lead.text)))
                return column == 0 ? row : [Span(lead), Span(padding)] + row
            }
        }
    }
}
