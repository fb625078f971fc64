import EchoScreen
import EchoText

/// The conversations that were kept, as a list that a filter narrows down and in which they are put in order.
struct HistoryPanel: PanelProtocol {
    /// The text that a person is writing in it.
    private enum Writing: Sendable, Hashable { case filter, title }

    /// So many rows before the end of what is known, more are wanted.
    private static let foresight = 50

    private var list = ChoiceListViewState(rows: [], empty: "Loading saved conversations…")
    private var filter = Composer()
    private var title = Composer()
    private var writing: Writing?
    /// There are more conversations than rows.
    private var hasMore = false
    private var isGrowing = true
    /// The person asked for the end: as rows come, the last of them is selected.
    private var goesToEnd = false
    /// Behind the title while words are searched for: by what.
    var note = ""
    /// Something was deleted and can be restored.
    var canRestore = false

    /// - Parameter filter: narrows the list down from the start.
    init(filter: String = "") { self.filter = Composer(text: Sanitizer.line(filter)) }

    static let none: Wording = """
        No conversations yet. What you and echo say to each other is saved on this machine, so that you can find and \
        read it again. /save-conversations off turns that off, /off-record only for one conversation.
        """

    // MARK: - What it is told

    /// - Parameters:
    ///   - rows: in place of those that are shown.
    ///   - empty: stands in place of rows when there are none; nil for what is said where nothing was ever kept.
    mutating func show(_ rows: [ChoiceRowViewState], hasMore: Bool = false, empty: Wording? = nil) {
        let selected = selectedRow?.id
        let index = rows.firstIndex { $0.id == selected } ?? min(list.selection, max(0, rows.count - 1))
        list = ChoiceListViewState(rows: rows, selection: index, empty: empty ?? Self.none)
        (self.hasMore, isGrowing, goesToEnd) = (hasMore, false, false)
    }

    mutating func add(_ rows: [ChoiceRowViewState], hasMore: Bool) {
        list.rows += rows
        if goesToEnd { list.selection = max(0, list.rows.count - 1) }
        (self.hasMore, isGrowing) = (hasMore, false)
        goesToEnd = goesToEnd && hasMore
    }

    /// Nothing can be read.
    ///
    /// - Parameter problem: stands in place of rows; what is shown already stays.
    mutating func fail(_ problem: Wording) {
        if list.rows.isEmpty { list.empty = problem }
        (hasMore, isGrowing, goesToEnd) = (false, false, false)
    }

    mutating func grow() { isGrowing = true }

    // MARK: - What is asked of it

    var filterText: String { filter.text }
    var titleText: String { title.text }
    var isFiltering: Bool { writing == .filter }
    var isRenaming: Bool { writing == .title }

    /// All that there are are wanted, one page after the other.
    var wantsAll: Bool { goesToEnd }

    /// The end of what is known is near.
    var wantsMore: Bool { hasMore && !isGrowing && list.selection + Self.foresight >= list.rows.count }

    var selectedRow: ChoiceRowViewState? {
        list.rows.indices.contains(list.selection) ? list.rows[list.selection] : nil
    }

    // MARK: - What a person does in it

    mutating func startFiltering() { writing = .filter }

    /// - Parameter text: what it is called now.
    mutating func startRenaming(_ text: String) {
        title = Composer(text: text)
        writing = .title
    }

    mutating func stopWriting() { writing = nil }

    mutating func clearFilter() { filter = Composer() }

    mutating func move(by rows: Int) {
        goesToEnd = rows == .max && hasMore
        list.selection = list.selection.moved(by: rows, last: list.rows.count - 1)
    }

    mutating func compose(_ change: (inout Composer) -> Void) {
        switch writing {
        case .filter: Self.composeLine(&filter, change)
        case .title: Self.composeLine(&title, change)
        case nil: break
        }
    }

    private static func composeLine(_ line: inout Composer, _ change: (inout Composer) -> Void) {
        change(&line)
        if line.text.contains("\n") { line.replace(with: Sanitizer.line(line.text)) }
    }

    // MARK: - What it shows

    var use: Situation.Overlay {
        switch writing {
        case .filter: .palette
        case .title: .editing
        case nil: .choosing
        }
    }

    var overlay: OverlayViewState {
        let name = filter.text.isEmpty ? "History" : "History · \(Sanitizer.line(filter.text))\(note)"
        var overlay =
            switch writing {
            case .filter:
                OverlayViewState(
                    title: filter.text.isEmpty ? "History" : "History\(note)",
                    content: .palette(
                        PaletteViewState(query: filter.viewState(placeholder: Self.placeholder), list: list)))
            case .title: OverlayViewState(title: "Rename conversation", content: .editor(title.viewState()))
            case nil: OverlayViewState(title: name, content: .choices(list))
            }
        overlay.isGrowing = isGrowing
        if writing == nil { overlay.keys = .history }
        if writing == .title { overlay.writtenRows = 1 }
        return overlay
    }

    private static let placeholder: Wording =
        "words, or from:yesterday before:2026-11 model:mini mode:voice tool:search cost>0.10"

    var hints: [HintViewState]? {
        switch writing {
        case .filter: return [HintViewState(.open, "done"), HintViewState(.stop, "clear")]
        case .title: return [HintViewState(.send, "rename"), HintViewState(.stop, "cancel")]
        case nil: break
        }
        let rows = [
            HintViewState(.selectUp, and: .selectDown, "select"), HintViewState(.open, "open"),
            HintViewState(.continueConversation, "continue"), HintViewState(.filterHistory, "filter"),
            HintViewState(.pinConversation, selectedRow?.isPinned == true ? "unpin" : "pin"),
            HintViewState(.renameConversation, "rename"), HintViewState(.deleteConversation, "delete"),
        ]
        let undo = canRestore ? [HintViewState(.restoreConversation, "undo")] : []
        let own = selectedRow == nil ? [HintViewState(.filterHistory, "filter")] : rows
        return undo + own + [HintViewState(.stop, "close")]
    }

    func describePanel(in situation: inout Situation) {
        situation.canOpen = selectedRow != nil || writing == .filter
        guard writing == nil else { return }
        situation.choiceAction = selectedRow == nil ? nil : "open"
        situation.facts.insert(.browsesHistory)
        if selectedRow != nil { situation.facts.insert(.selectsConversation) }
        if canRestore { situation.facts.insert(.canRestoreConversation) }
    }
}

extension Situation.Fact {
    /// The list of conversations is open.
    static let browsesHistory = Self("history.browses")
    /// A conversation of the list is selected.
    static let selectsConversation = Self("history.selects")
    static let canRestoreConversation = Self("history.restores")
}
