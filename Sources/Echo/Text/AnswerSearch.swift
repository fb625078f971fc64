import EchoWire

/// A search of the web that belongs to an answer.
struct AnswerSearch: Sendable, Hashable {
    /// Of the entry that stands for it.
    let message: String
    let start: ContinuousClock.Instant
    var query = ""
    var isOver = false

    /// A page that is opened, or read through, is told by its address: that is no search.
    var isPaid: Bool {
        isOver && !query.isEmpty && !["http://", "https://"].contains { query.hasPrefix($0) }
    }

    /// As it is shown.
    fileprivate func activity(_ phase: ToolActivity.Phase) -> ToolActivity {
        let arguments: JSONValue = query.isEmpty ? [:] : ["query": .string(query)]
        return ToolActivity(
            call: ToolCall(id: "search \(message)", name: WebSearch.toolName, arguments: arguments.text), phase: phase)
    }
}

extension Transcript {
    /// A search has come a step further. It is an entry of its own, which no server is told.
    mutating func follow(_ search: AnswerSearch, isNew: Bool, at now: Moment) -> [EchoEvent] {
        var activity = search.activity(search.isOver ? .succeeded : .running)
        var told: [EchoEvent] = []
        if isNew {
            var message = Message(call: activity.call, id: search.message, createdAt: now.date)
            // Nobody is asked about what the server does by itself.
            message.tool?.phase = .running
            message.isLocal = true
            told = show(message)
        }
        if search.isOver { activity.duration = now.instant - search.start }
        told += change(search.message) { $0.tool = activity }
        guard search.isOver else { return told }
        return told + finish(search.message, .completed) + [.webSearched(query: search.query)]
    }

    /// Nobody looks for it any more.
    mutating func end(_ search: AnswerSearch, _ phase: ToolActivity.Phase) -> [EchoEvent] {
        change(search.message) { $0.tool = search.activity(phase) }
            + finish(search.message, phase == .cancelled ? .cancelled : .failed(reason: phase.rawValue))
    }
}
