import Echo

/// Folding what tools gave back.
extension ConversationPresenter {
    /// Folds or unfolds the selected call, else the last one that is long.
    ///
    /// - Returns: Whether there was one.
    public mutating func toggleFold() -> Bool {
        let selected = state.selection.map { state.rows[$0.rows.lowerBound] }
        let call = selected?.tool != nil ? selected.flatMap { callID(of: $0.id) } : tools.foldable.last
        guard let call, tools.canFold(call) else { return false }
        changeTools { $0.toggleFold(call) }
        showAgain([call])
        return true
    }

    /// Unfolds everything; folds it when nothing is folded.
    public mutating func toggleAllFolds() -> Bool {
        let calls = tools.foldable
        guard !calls.isEmpty else { return false }
        changeTools { $0.toggleAllFolds() }
        showAgain(calls)
        return true
    }

    private func callID(of messageID: String) -> String? { toolMessages.first { $0.value.id == messageID }?.key }
}
