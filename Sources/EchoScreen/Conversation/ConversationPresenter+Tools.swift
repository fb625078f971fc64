import Echo

/// Calls of tools among the messages.
extension ConversationPresenter {
    mutating func receive(_ message: Message, _ activity: ToolActivity) {
        toolMessages[activity.call.id] = message
        changeTools { $0.receive(activity) }
        show(message)
    }

    /// News of a call whose message is there already; the message itself may come later than them.
    mutating func receive(_ activity: ToolActivity) {
        guard var message = toolMessages[activity.call.id], tools[activity.call.id]?.isOver != true else { return }
        message.tool = activity
        receive(message, activity)
    }

    mutating func showAgain(_ calls: [String]) {
        for call in calls { if let message = toolMessages[call] { show(message) } }
    }

    /// An answer that only says what the call before it gave back has the words: they need not stand above it, too.
    mutating func foldWhatIsSaid(in answer: Message) {
        guard answer.role == .assistant, let index = indices[answer.id], index > 0, state.rows[index - 1].tool != nil
        else { return }
        let before = state.rows[index - 1].id
        guard let call = toolMessages.first(where: { $0.value.id == before })?.key, tools.isSaid(call, by: answer.text)
        else { return }
        changeTools { $0.noteSaid(call) }
        showAgain([call])
    }

    /// Whoever is asked about next is shown to be.
    mutating func changeTools(_ change: (inout ToolCallsPresenter) -> Void) {
        let before = tools.asked
        change(&tools)
        for call in Set([before, tools.asked].compactMap(\.self)) {
            if let message = toolMessages[call], indices[message.id] != nil { show(message) }
        }
    }

    /// Calls that follow one another stand close together.
    mutating func joinCalls(around index: Int) {
        for place in [index - 1, index] where state.rows.indices.contains(place) {
            guard let tool = state.rows[place].tool else { continue }
            let isFollowed = place + 1 < state.rows.count && state.rows[place + 1].tool != nil
            guard tool.isFollowed != isFollowed else { continue }
            state.rows[place].tool?.isFollowed = isFollowed
            state.rows[place].revision += 1
        }
    }
}
