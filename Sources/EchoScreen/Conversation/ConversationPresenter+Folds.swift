import Echo

/// Folding what tools gave back, and what was thought.
extension ConversationPresenter {
    /// Folds or unfolds the selected call or the thoughts of the selected answer, else the last that can be.
    ///
    /// - Returns: Whether there was one.
    public mutating func toggleFold() -> Bool {
        let selected = state.selection.map { state.rows[$0.rows.lowerBound] }
        if let id = selected.map({ thoughts.has($0.id) ? $0.id : nil }) ?? lastThoughts {
            thoughts.toggle(id)
            showThoughts(of: id)
            return true
        }
        let call = selected?.tool != nil ? selected.flatMap { callID(of: $0.id) } : tools.foldable.last
        guard let call, tools.canFold(call) else { return false }
        changeTools { $0.toggleFold(call) }
        showAgain([call])
        return true
    }

    /// Unfolds everything; folds it when nothing is folded.
    public mutating func toggleAllFolds() -> Bool {
        let (calls, answers) = (tools.foldable, thoughts.ids)
        guard !calls.isEmpty || !answers.isEmpty else { return false }
        let folds = tools.areUnfolded && thoughts.areUnfolded
        changeTools { $0.fold(folds) }
        thoughts.fold(folds)
        showAgain(calls)
        for id in answers { showThoughts(of: id) }
        return true
    }

    /// Of the answer whose thoughts stand below the last call that can be folded; nil where that call is the last.
    private var lastThoughts: String? {
        let calls = Set(tools.foldable.compactMap { toolMessages[$0]?.id })
        let last = state.rows.last { thoughts.has($0.id) || calls.contains($0.id) }
        return last.flatMap { thoughts.has($0.id) ? $0.id : nil }
    }

    private func callID(of messageID: String) -> String? { toolMessages.first { $0.value.id == messageID }?.key }
}
