import EchoText

/// Looking for words in what was said.
extension ConversationPresenter {
    public var isSearching: Bool { search != nil }

    /// Looks for words; an empty text forgets what was found.
    ///
    /// - Returns: "3 of 17" or "no matches", for beside the line they are typed in.
    public mutating func search(for words: String) -> StyledText {
        let scroll = search?.scroll ?? state.scroll
        guard !words.isEmpty else {
            if search != nil { state.scroll = scroll }
            forgetFound()
            return StyledText("")
        }
        let found = ConversationSearch(words, in: state.rows, from: scroll)
        search = found
        showFound()
        return found.note
    }

    /// Goes to the next place, or to one before; behind the last comes the first.
    public mutating func moveToFound(by steps: Int) {
        search?.move(by: steps, in: state.rows)
        showFound()
    }

    /// What was found is marked no longer; the conversation stays where it is.
    mutating func forgetFound() {
        search = nil
        state.found = nil
    }

    private mutating func showFound() {
        guard let search else { return }
        guard let hit = search.hit, let row = indices[hit.id] else {
            state.found = nil
            return
        }
        state.found = FoundViewState(words: search.words, row: row, offset: hit.offset, note: search.note)
        state.scroll = .revealing(row: row, offset: hit.offset)
    }
}
