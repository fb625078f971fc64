/// Looking for a text sent before.
extension Composer {
    /// A text that was sent without being taken from here.
    public mutating func remember(_ text: String) { history.remember(text) }

    /// Texts of former days, the oldest first, to be recalled like those of today.
    public mutating func remember(before texts: [String]) { history.remember(before: texts) }

    /// Recalls the last text sent that holds the words; an empty text brings the draft back.
    ///
    /// - Returns: "3 of 17" or "no matches", for beside the line they are typed in.
    public mutating func searchHistory(for words: String) -> StyledText {
        guard !words.isEmpty else {
            stopSearching(keeping: false)
            return StyledText("")
        }
        if !history.isSearching { draft = UndoHistory.Moment(text: written, caret: caret) }
        history.find(words)
        return showFound()
    }

    /// Goes on to an older text that holds the words, by -1 to a newer one.
    public mutating func moveSearch(by steps: Int) -> StyledText {
        if history.isSearching {
            history.moveSearch(by: steps)
        } else {
            draft = UndoHistory.Moment(text: written, caret: caret)
            history.find("")
        }
        return showFound()
    }

    /// Ends the search with the text that was found, or with the draft there was before.
    public mutating func stopSearching(keeping isKept: Bool) {
        let found = history.found?.text
        history.endSearch()
        guard let draft else { return }
        (written, caret) = (draft.text, draft.caret)
        self.draft = nil
        if isKept, let found { replace(with: found) }
    }

    private mutating func showFound() -> StyledText {
        guard let found = history.found else {
            if let draft { (written, caret) = (draft.text, draft.caret) }
            return StyledText("no matches", .warning)
        }
        written = WrittenText(Sanitizer.written(found.text))
        caret = written.count
        return StyledText("\(found.number) of \(found.count)", .faint)
    }
}
