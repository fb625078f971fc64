extension EventLogPresenter {
    /// Looks for words; an empty text forgets what was found.
    ///
    /// - Returns: "3 of 17" or "nothing found", for beside the line they are typed in.
    public mutating func search(for words: String) -> StyledText { StyledText("") }

    /// Shows only the events that the words are about; an empty text shows all.
    ///
    /// - Returns: "17 of 1,204", for beside the line they are typed in.
    public mutating func filter(by words: String) -> StyledText { StyledText("") }
}
