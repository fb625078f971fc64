import Echo

/// Which answers of the assistant say what the house told it through a tool, from the events of the conversation.
struct ToolAnswers: Sendable, Hashable {
    private var lastQuestion: Message.ID?
    /// The house has answered the question, and what the assistant makes of it is still to come.
    private var awaited: Message.ID??

    /// - Returns: the message that is such an answer, once.
    mutating func receive(_ event: EchoEvent) -> Message.ID? {
        switch event {
        case .toolCallUpdated(let activity) where activity.server == nil && activity.call.name == HouseDesk.spokenTool:
            guard activity.isOver else { return nil }
            let isAnswered = activity.phase == .succeeded && activity.output != HouseDesk.notUnderstood
            awaited = isAnswered ? .some(lastQuestion) : nil
        case .messageUpdated(let message) where message.role == .user && !message.isLocal: lastQuestion = message.id
        case .messageUpdated(let message), .messageFinalized(let message):
            guard message.role == .assistant, !message.isLocal, message.tool == nil, let question = awaited else {
                return nil
            }
            awaited = nil
            return question == lastQuestion ? message.id : nil
        default: break
        }
        return nil
    }
}
