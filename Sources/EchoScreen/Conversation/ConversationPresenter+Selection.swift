import EchoText

/// Selecting messages, turns, code and ranges.
extension ConversationPresenter {
    public var hasMarks: Bool { selection != nil || search != nil }

    /// The message that is selected, else the last one.
    public var selectedMessage: String? { selection?.id ?? state.rows.last?.id }

    /// To open means the calls of tools, and not a message that is selected.
    public var opensToolCalls: Bool {
        toolPanel != nil && selectedRow.map { state.rows[$0].tool != nil } ?? true
    }

    /// Selects nothing and looks for nothing.
    public mutating func clearMarks() {
        select(nil)
        forgetFound()
    }

    /// The row that is selected, else the one in sight; nil where there are none.
    public var cursor: Int? { state.rows.isEmpty ? nil : selectedRow ?? seenRow }

    /// The message before or after; the first press selects what is in sight.
    public mutating func selectMessage(by steps: Int) {
        guard let row = selectedRow else { return selectSeen() }
        select(row: min(max(0, row + steps), state.rows.count - 1))
    }

    /// Selects the person's message before or after.
    public mutating func selectTurn(by steps: Int) {
        let start = selectedRow ?? seenRow + (steps < 0 ? 1 : -1)
        if let row = rows(from: start, by: steps).first(where: { state.rows[$0].author.role == .user }) {
            select(row: row)
        } else if selectedRow == nil {
            selectSeen()
        }
    }

    /// The code before or after.
    ///
    /// - Returns: Whether there is any.
    public mutating func selectCode(by steps: Int) -> Bool {
        let start = selectedRow ?? seenRow
        for row in [start] + rows(from: start, by: steps) {
            let blocks = codeBlocks(state.rows[row])
            let place = row == start ? selection?.code : nil
            let others = row == start && selectedRow != nil && place == nil && steps < 0 ? [] : blocks
            let found =
                steps > 0
                ? others.first { $0.lowerBound >= place?.upperBound ?? 0 }
                : others.last { $0.upperBound <= place?.lowerBound ?? .max }
            if let found {
                select(ConversationSelection(id: state.rows[row].id, code: found))
                return true
            }
        }
        return false
    }

    /// Begins a range at the selected message, or ends it: then only that message is selected.
    public mutating func toggleRange() {
        if selection == nil { selectSeen() }
        guard var selection else { return }
        (selection.anchor, selection.code) = (selection.anchor == nil ? selection.id : nil, nil)
        select(selection)
    }

    /// Selects a message that the mouse points at, or the code that stands there. What is in sight stays where it is.
    public mutating func point(at row: Int, code offset: Int?) {
        guard state.rows.indices.contains(row) else { return }
        let (message, scroll) = (state.rows[row], state.scroll)
        let code = offset.flatMap { offset in codeBlocks(message).first { $0.contains(offset) } }
        let anchor = code == nil ? selection?.anchor : nil
        select(ConversationSelection(id: message.id, anchor: anchor, code: code))
        state.scroll = scroll
    }

    /// Selects a message and brings it into sight.
    public mutating func select(row: Int) {
        guard state.rows.indices.contains(row) else { return }
        select(ConversationSelection(id: state.rows[row].id, anchor: selection?.anchor))
    }

    mutating func select(_ new: ConversationSelection?) {
        selection = new
        showSelection()
        guard let selection, let row = indices[selection.id] else { return }
        state.scroll = .revealing(row: row, offset: selection.code?.lowerBound)
    }

    /// Says in rows what is selected by ids.
    mutating func showSelection() {
        guard let selection, let row = indices[selection.id] else {
            (selection, state.selection) = (nil, nil)
            return
        }
        let anchor = selection.anchor.flatMap { indices[$0] } ?? row
        state.selection = SelectionViewState(rows: min(row, anchor)...max(row, anchor), source: selection.code)
    }

    private var selectedRow: Int? { selection.flatMap { indices[$0.id] } }

    private var seenRow: Int { min(max(0, state.scroll.row ?? .max), max(0, state.rows.count - 1)) }

    private mutating func selectSeen() {
        if !state.rows.isEmpty { select(row: seenRow) }
    }

    private func rows(from start: Int, by steps: Int) -> [Int] {
        let rows = steps < 0 ? Array(state.rows.indices.prefix(max(0, start)).reversed()) : []
        return steps < 0 ? rows : Array(state.rows.indices.dropFirst(max(0, start + 1)))
    }

    /// Where the code of a message stands; code that was cut into pieces is one.
    private func codeBlocks(_ row: MessageRowViewState) -> [Range<Int>] {
        guard row.isMarkdown, row.tool == nil, row.text.mayHoldCode else { return [] }
        return MarkdownStream(row.text).blocks.reduce(into: []) { ranges, block in
            guard block.code != nil else { return }
            if block.isContinuation, let last = ranges.last {
                ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, block.source.upperBound)
            } else {
                ranges.append(block.source)
            }
        }
    }
}

extension String {
    /// Code stands behind a fence or four blanks.
    fileprivate var mayHoldCode: Bool {
        ["```", "~~~", "    "].contains { !WordSearch.offsets(of: $0, in: self).isEmpty }
    }
}
