import EchoScreen
import EchoText

/// The data kept on this machine, as a table; a person types what to erase, and then the word that erases it.
struct KeptPanel: PanelProtocol {
    /// One kind, in words.
    struct Row: Sendable, Hashable {
        let name, count, size, days, retention, place: String

        init(name: String, count: String, size: String, days: String, retention: String, place: String) {
            (self.name, self.count, self.size) = (name, count, size)
            (self.days, self.retention, self.place) = (days, retention, place)
        }
    }

    enum Writing: Sendable, Hashable {
        /// What to erase; why what was typed before is none.
        case scope(problem: Wording?)
        /// The word that erases it, after the question.
        case word(Wording)
    }

    /// What a person types to have it erased.
    static let word = "erase"

    private var rows: [Row] = []
    private var line = Composer()
    private(set) var writing: Writing?
    private var isGrowing = true
    private var scroll = 0

    init() {}

    mutating func show(_ rows: [Row]) { (self.rows, isGrowing) = (rows, false) }

    mutating func startErasing() { (line, writing) = (Composer(), .scope(problem: nil)) }

    /// - Parameter problem: why what was typed cannot be taken.
    mutating func refuse(_ problem: Wording) { (writing, isGrowing) = (.scope(problem: problem), false) }

    /// What was typed is being counted: a question follows.
    mutating func count() { isGrowing = true }

    mutating func ask(_ question: Wording) {
        (line, writing, isGrowing) = (Composer(), .word(question), false)
    }

    mutating func stopWriting() { (writing, isGrowing) = (nil, false) }

    mutating func move(by rows: Int) {
        scroll = scroll.moved(by: rows, last: self.rows.count + places.count)
    }

    var text: String { line.text.trimmed }

    mutating func compose(_ change: (inout Composer) -> Void) {
        guard writing != nil else { return }
        change(&line)
        if line.text.contains("\n") { line.replace(with: Sanitizer.line(line.text)) }
    }

    var use: Situation.Overlay { writing == nil ? .reading : .palette }

    var overlay: OverlayViewState {
        var overlay =
            switch writing {
            case .scope(let problem):
                writes("all, or from:2026-11-01 before:2026-11-08", below: problem ?? Self.explanation)
            case .word(let question): writes(Wording(Self.word), below: question)
            case nil: OverlayViewState(title: "Saved on this machine", content: .table(table), scroll: scroll)
            }
        overlay.isGrowing = isGrowing
        if writing == nil { overlay.keys = .kept }
        return overlay
    }

    var hints: [HintViewState]? {
        switch writing {
        case .scope: [HintViewState(.open, "next"), HintViewState(.stop, "cancel")]
        case .word: [HintViewState(.open, "erase"), HintViewState(.stop, "cancel")]
        case nil:
            [
                HintViewState(.selectUp, and: .selectDown, "scroll"), HintViewState(.eraseKept, "erase"),
                HintViewState(.stop, "close"),
            ]
        }
    }

    func describePanel(in situation: inout Situation) {
        situation.canOpen = writing != nil
        if writing == nil { situation.facts.insert(.showsKept) }
    }

    private static let explanation: Wording = """
        What should be erased? Type all, or the days of the conversations. They are removed from the search index \
        and the backups, too, and cannot be brought back.
        """

    private func writes(_ placeholder: Wording, below text: Wording) -> OverlayViewState {
        var palette = PaletteViewState(
            query: line.viewState(placeholder: placeholder), list: ChoiceListViewState(rows: [], empty: text))
        palette.hasList = false
        return OverlayViewState(title: "Erase", content: .palette(palette))
    }

    private var table: TableViewState {
        TableViewState(
            headings: ["number", "size", "from – to", "kept"].map { TableViewState.Heading($0) },
            rows: rows.map { row in
                TableViewState.Row(
                    label: StyledText(row.name),
                    cells: [
                        StyledText(row.count), StyledText(row.size), StyledText(row.days, .faint),
                        StyledText(row.retention, .faint),
                    ])
            },
            notes: places)
    }

    /// Each folder once.
    private var places: [[StyledText]] {
        var seen: Set<String> = []
        let lines = rows.filter { !$0.place.isEmpty && seen.insert($0.place).inserted }.map {
            [StyledText("\($0.name): ", .faint), StyledText($0.place, .faint)]
        }
        return lines.isEmpty ? [] : [[]] + lines
    }
}
