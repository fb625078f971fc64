import EchoScreen
import EchoText

/// The rooms of a house and what is in them, with the state of each.
struct HousePanel: PanelProtocol {
    /// What it is called, which says whether there is such a house.
    private let title: String
    /// The speaker; empty where people are not told apart.
    var speaker = ""
    private(set) var rows: [HouseRow] = []
    private var selection = 0
    /// How wide the widest row is that was seen.
    private var columns = 0
    private var names = 0
    /// Names are cut there, whatever room there is.
    private static let longestName = 48
    /// Rows above and below the selection that may be seen.
    private static let around = 150
    /// What stands in place of rows, or above them.
    private var note: Wording = ""
    private var composer = Composer()
    /// Words are written that have to be in a name.
    private(set) var isSearching = false
    /// Something can be taken back.
    var canUndo = false
    var hasWaiting = false

    init(title: String = "House") { self.title = title }

    mutating func show(_ rows: [HouseRow], note: Wording) {
        let kept = selected
        if rows.count != self.rows.count { (columns, names) = (Self.columns(rows[...]), Self.names(rows[...])) }
        self.rows = rows
        self.note = note
        let place = kept.flatMap { kept in rows.firstIndex { $0.isAbout(kept) } }
        selection = place ?? min(selection, max(0, rows.count - 1))
        columns = max(columns, Self.columns(seen))
        names = max(names, Self.names(seen))
    }

    private static func columns(_ rows: ArraySlice<HouseRow>) -> Int {
        rows.lazy.map { $0.line.reduce(2) { $0 + $1.text.count } }.max() ?? 0
    }

    /// Columns of the longest name that was seen.
    private static func names(_ rows: ArraySlice<HouseRow>) -> Int {
        rows.lazy.compactMap { $0.name.map(ColumnText.columns) }.max() ?? 0
    }

    /// Those around the selection.
    private var seen: ArraySlice<HouseRow> {
        rows[max(0, selection - Self.around)..<min(rows.count, selection + Self.around)]
    }

    var selected: HouseRow? { rows.indices.contains(selection) ? rows[selection] : nil }

    var search: String { composer.text }

    mutating func beginSearch() { isSearching = true }

    mutating func endSearch(clear: Bool) {
        isSearching = false
        if clear { return composer.replace(with: "") }
        // What was looked for is what is switched next.
        selection = rows.firstIndex { $0.device != nil } ?? selection
    }

    /// Whether only some of the rows are shown.
    var isFiltered: Bool { !isSearching && !search.isEmpty }

    mutating func move(by count: Int) { selection = selection.moved(by: count, last: rows.count - 1) }

    mutating func compose(_ change: (inout Composer) -> Void) {
        guard isSearching else { return }
        change(&composer)
    }

    var use: Situation.Overlay { isSearching ? .editing : .choosing }

    var overlay: OverlayViewState {
        let title =
            title + (speaker.isEmpty ? "" : " · \(Sanitizer.line(speaker))")
            + (search.isEmpty ? "" : " · \(Sanitizer.line(search))")
        guard !isSearching else {
            let state = composer.viewState(placeholder: "part of a name of a room or a device")
            var overlay = OverlayViewState(title: "Find in the house", content: .editor(state))
            overlay.above = found
            overlay.writtenRows = 1
            return overlay
        }
        guard !rows.isEmpty else {
            return OverlayViewState(title: title, content: .paragraphs([ParagraphViewState(note)]))
        }
        let wanted = max(HouseRows.nameColumns, min(names, Self.longestName))
        var tree = TreeViewState(
            rows: seen.map { TreeViewState.Row(line: $0.line, isOpen: $0.isOpen, track: $0.track, name: $0.name) },
            selection: selection,
            first: seen.startIndex,
            count: rows.count, columns: columns + wanted - HouseRows.nameColumns)
        tree.names = HouseRows.nameColumns...wanted
        tree.trackCommand = .setDevice
        tree.flows = true
        var overlay = OverlayViewState(title: title, content: .tree(tree))
        overlay.keys = .house
        return overlay
    }

    /// Rows that are shown while words are written.
    private static let mostFound = 10

    /// Always as many lines, so that what is written stands where it stood.
    private var found: [ParagraphViewState] {
        let devices = rows.filter { $0.device != nil }
        let more = devices.count - Self.mostFound
        let lines = devices.prefix(Self.mostFound).map { ParagraphViewState(Wording($0.line.map(\.text).joined())) }
        let end = more > 0 ? [ParagraphViewState("  and \(String(more)) more")] : []
        let nothing = devices.isEmpty ? [ParagraphViewState("  Nothing has that name.")] : []
        let shown = lines + end + nothing
        return shown + Array(repeating: .blank, count: Self.mostFound + 2 - shown.count)
    }

    var hints: [HintViewState]? {
        if isSearching { return [HintViewState(.send, "find"), HintViewState(.stop, "all")] }
        let act = selected?.action.map { [HintViewState(.open, $0)] } ?? []
        let steps = selected?.track == nil ? [] : [HintViewState(.dimDevice, and: .brightenDevice, "less, more")]
        let own = act + steps + (selected?.suggestion == nil ? [] : [HintViewState(.dropOrders, "never suggest it")])
        let undo = canUndo ? [HintViewState(.undoInHouse, "undo")] : []
        let drop = hasWaiting ? [HintViewState(.dropOrders, "drop waiting")] : []
        return own + undo + drop + [
            HintViewState(.findInHouse, "find"), HintViewState(.stop, search.isEmpty ? "close" : "show all"),
        ]
    }

    func describePanel(in situation: inout Situation) {
        guard !isSearching else { return }
        situation.canOpen = selected?.action != nil
        situation.choiceAction = selected?.action
        situation.facts.insert(.seesHouse)
        if canUndo { situation.facts.insert(.canUndoInHouse) }
        if hasWaiting || selected?.suggestion != nil { situation.facts.insert(.hasWaitingOrders) }
    }
}
