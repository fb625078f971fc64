import EchoScreen
import EchoText
import Foundation

/// Where the columns of a list in a panel stand, and what is said of the selected row: beside the list where there is
/// room, else below it.
struct ChoiceLayout {
    /// Rows of help, whichever row is selected: the panel keeps its size.
    static let mostHelp = 4
    /// Rows by which columns are measured: what is longer further down is cut off.
    private static let measured = 1_000

    /// Columns of a table's names below which the other columns step back.
    private static let leastName = 28

    /// Columns behind the state that no title takes: "▶ 10:07", "12 messages".
    private static let mostReserved = 12

    /// Columns between the list and what stands beside it.
    static let gap = 3
    /// Columns of what stands beside it, and as few as it takes.
    private static let details = 32...56
    private static let leastDetails = 40
    /// Rows of it beside a short list at most.
    private static let mostDetails = 12
    /// Rows of it where it grows.
    private static let growing = 8

    let list: ChoiceListViewState
    /// Of the list.
    let width: Int
    /// Columns of what is said of the selected row beside the list; nil where it stands below.
    let beside: Int?
    let title: Int
    let state: Int
    let helpRows: Int
    /// What stands behind the state of a table's rows.
    let columns: ChoiceColumns
    let footer: [String]

    /// - Parameter mayStandBeside: whether what is said of the selected row may have a column of its own.
    init(_ list: ChoiceListViewState, width whole: Int, mayStandBeside: Bool = false) {
        self.list = list
        beside = mayStandBeside ? Self.besideColumns(list, in: whole) : nil
        width = beside.map { whole - $0 - Self.gap } ?? whole
        let (width, beside) = (width, beside)
        let rows = list.rows.prefix(Self.measured)
        let state = Self.widest(rows.map(\.state.text))
        self.state = state
        let wanted = min(Self.widest(rows.map(\.title)), max(8, width / 2))
        let free = width - 5 - state
        // A title gives way to what comes first behind it.
        let isTight = wanted + Self.mostReserved > free
        let room = width - 1 - 2 - (state == 0 ? 0 : state + 2)
        title =
            !list.headings.isEmpty
            ? Self.name(of: list, rows, room: room)
            : list.alignsStates
                ? min(Self.widest(rows.map(\.title)), max(8, free - Self.widest(rows.map(\.note)) - 1))
                : isTight ? min(wanted, max(8, free - Self.reserved(for: rows.map(\.note)))) : wanted
        footer = list.footer.isEmpty ? [] : Wrap.lines(of: list.footer, width: max(1, whole - 1)).map(\.text)
        columns = ChoiceColumns(list.headings, rows, room: room - title)
        let most = beside == nil ? Self.mostHelp : max(rows.count, Self.mostDetails)
        // What grows has all of its rows from the beginning.
        let grows = beside != nil && rows.contains { !$0.details.isEmpty }
        helpRows =
            grows
            ? max(rows.count, Self.growing)
            : rows.map { row in
                let help = Self.help(of: row, isBeside: beside != nil)
                return help.isEmpty ? 0 : Wrap.lines(of: help, width: max(1, beside ?? width - 1)).count
            }.max().map { min($0, most) } ?? 0
    }

    /// How many columns what is said of the rows has beside them; nil where there are too few, or nothing is said.
    static func besideColumns(_ list: ChoiceListViewState, in room: Int) -> Int? {
        let helps = list.rows.prefix(measured).map { help(of: $0, isBeside: true) }
        guard helps.contains(where: { !$0.isEmpty }) else { return nil }
        let grows = list.rows.prefix(measured).contains { !$0.details.isEmpty }
        let longest = widest(helps.flatMap { $0.split(separator: "\n").map(String.init) })
        let wanted = grows ? details.upperBound : min(max(details.lowerBound, longest), details.upperBound)
        let free = room - rowWidth(list) - gap
        return free >= min(leastDetails, wanted) ? min(free, wanted) : nil
    }

    private static func help(of row: ChoiceRowViewState, isBeside: Bool) -> String {
        isBeside && !row.details.isEmpty ? row.details : row.help
    }

    /// Columns of a table's names: all they want that the other columns leave, and not too few.
    private static func name(
        of list: ChoiceListViewState, _ rows: ArraySlice<ChoiceRowViewState>, room: Int
    ) -> Int {
        let others = ChoiceColumns(list.headings, rows, room: .max).width
        let heading = TextWidth.columns(of: list.headings[0])
        return min(max(heading, widest(rows.map(\.title))), max(min(leastName, room), room - others))
    }

    /// - Parameter room: columns that there are for a list that may have something beside it; nil for one that may not.
    static func wantedWidth(_ list: ChoiceListViewState, in room: Int? = nil) -> Int {
        if let beside = room.flatMap({ besideColumns(list, in: $0) }) {
            return max(rowWidth(list) + gap + beside, 52)
        }
        return max(
            list.rows.prefix(measured).contains { !$0.help.isEmpty } ? 72 : 52, rowWidth(list), list.footer.count + 1)
    }

    static func rowWidth(_ list: ChoiceListViewState) -> Int {
        let rows = list.rows.prefix(measured)
        let names = widest(rows.map(\.title)) + widest(rows.map(\.state.text))
        guard list.headings.isEmpty else { return names + ChoiceColumns(list.headings, rows, room: .max).width + 7 }
        return names + widest(rows.map(\.note)) + 7
    }

    /// How far a long title may go into the place of what stands behind it, so that all of that is still seen.
    func room(for row: ChoiceRowViewState, keyName: (Command) -> String) -> Int {
        guard !list.alignsStates, list.headings.isEmpty else { return title }
        let key = row.command.map { TextWidth.columns(of: keyName($0)) } ?? 0
        let end = TextWidth.columns(of: Self.note(of: row, keyName: keyName)) + (key == 0 ? 0 : key + 2) + 1
        return width - 5 - state - end
    }

    /// Where it belongs, else why it does nothing now.
    static func note(of row: ChoiceRowViewState, keyName: (Command) -> String) -> String {
        row.refusal.map { $0.text(keyName: keyName) } ?? row.note
    }

    /// As many of its parts as there is room for: the beginning of a name says nothing.
    static func fitted(_ note: String, to columns: Int) -> String {
        let separator = " · "
        var parts = note.components(separatedBy: separator)
        while parts.count > 1, TextWidth.columns(of: parts.joined(separator: separator)) > columns {
            parts.removeLast()
        }
        return TextWidth.truncate(parts.joined(separator: separator), to: columns, atWords: true)
    }

    /// As many as the panel has, so that it is made large enough. What stands in them is drawn by `ChoiceView`.
    func lines(keyName: (Command) -> String) -> [[Span]] {
        guard !list.rows.isEmpty else { return list.empty.lines(width: max(1, width), role: .plain, keyName: keyName) }
        let rows = min(list.rows.count, Self.measured)
        return Array(repeating: [], count: (beside == nil ? rows : max(rows, helpRows)) + headRows + footRows)
    }

    /// Rows above the list.
    var headRows: Int { list.headings.isEmpty ? 0 : 1 }

    /// Rows below the list, the line over them included.
    var footRows: Int {
        let rows = (beside == nil ? helpRows : 0) + footer.count
        return rows == 0 ? 0 : rows + 1
    }

    /// The selected row's help.
    var help: [String] {
        guard list.rows.indices.contains(list.selection), helpRows > 0 else { return [] }
        let columns = max(1, beside ?? width - 1)
        let help = Self.help(of: list.rows[list.selection], isBeside: beside != nil)
        let lines = Wrap.lines(of: help, width: columns).map(\.text)
        guard lines.count > helpRows else { return lines }
        guard beside == nil || list.rows[list.selection].details.isEmpty else { return lines.suffix(helpRows) }
        return lines.prefix(helpRows - 1) + [TextWidth.truncate(lines[helpRows - 1] + " …", to: columns)]
    }

    /// The columns of the notes' first parts, where they are short.
    private static func reserved(for notes: [String]) -> Int {
        let firsts = notes.map { note in
            let start = note.prefix(mostReserved)
            return start.firstIndex(of: "·").map { String(start[..<$0].dropLast()) } ?? String(start)
        }
        return min(mostReserved, widest(firsts))
    }

    private static func widest(_ texts: [String]) -> Int { texts.map { TextWidth.columns(of: $0) }.max() ?? 0 }
}
