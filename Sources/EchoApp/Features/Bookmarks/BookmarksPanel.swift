import EchoScreen
import EchoText

/// All bookmarks as a list that what is typed narrows down.
struct BookmarksPanel: PanelProtocol {
    private static let choice = Choice(
        "bookmarks", title: "Bookmarks", action: "go there", isSearched: true, unmatched: "No bookmark fits.")

    private var list: ListPanel
    private var isGrowing = true
    private var rows: [ChoiceRowViewState] = []
    private var empty = BookmarkWording.reading

    /// - Parameter words: narrow it down from the start.
    init(filter words: String = "") {
        list = ListPanel(
            Self.choice, [], empty: BookmarkWording.reading, query: Composer(text: Sanitizer.line(words)))
    }

    var selected: String? { list.selectedRow?.id }

    /// What was selected stays so; of what is gone, its neighbour is.
    mutating func show(_ rows: [ChoiceRowViewState], empty: Wording = BookmarkWording.empty) {
        let shown = list.overlay.list?.rows ?? []
        let place = shown.firstIndex { $0.id == selected } ?? 0
        let near = shown.dropFirst(place) + shown.prefix(place).reversed()
        let next = near.first { row in rows.contains { $0.id == row.id } }?.id
        (self.rows, self.empty, isGrowing) = (rows, empty, false)
        list = ListPanel(Self.choice, rows, selected: next, empty: empty, query: list.search)
    }

    /// Shows all rows again, with the selected one selected.
    ///
    /// - Returns: false where all are shown.
    mutating func clearSearch() -> Bool {
        guard !list.search.text.isEmpty else { return false }
        list = ListPanel(Self.choice, rows, selected: selected, empty: empty)
        return true
    }

    mutating func move(by rows: Int) { list.move(by: rows) }

    mutating func compose(_ change: (inout Composer) -> Void) { list.compose(change) }

    var use: Situation.Overlay { list.use }

    var overlay: OverlayViewState {
        var overlay = list.overlay
        (overlay.keys, overlay.isGrowing) = (.bookmarks, isGrowing)
        if isGrowing { overlay.spoken = [] }
        return overlay
    }

    var hints: [HintViewState]? {
        let own = selected == nil ? [] : [HintViewState(.toggleBookmark, "remove")]
        let all = list.hints ?? []
        return all.dropLast() + own + all.suffix(1)
    }

    func describePanel(in situation: inout Situation) {
        situation.canOpen = selected != nil
        situation.choiceAction = selected == nil ? nil : Self.choice.action
        if selected != nil { situation.facts.insert(.selectsBookmark) }
    }
}

extension Situation.Fact {
    /// A bookmark of the list is selected.
    static let selectsBookmark = Self("bookmarks.selects")
}
