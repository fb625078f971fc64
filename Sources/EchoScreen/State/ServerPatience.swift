import Echo

/// Whether a server that is to answer has said nothing for long: a model is loaded, or thinks without a word.
struct ServerPatience: Sendable {
    /// After this the person is told that it is still being waited for.
    private static let limit = Duration.seconds(20)

    private var since: Duration?
    /// Calls of tools that run, or wait for a yes: then nobody waits for the server.
    private var calls: Set<String> = []
    /// It has been silent for as long as that.
    private(set) var isTried = false

    mutating func receive(_ event: EchoEvent, isThinking: Bool, at now: Duration) {
        switch event {
        case .toolCallUpdated(let activity): follow(activity, at: now)
        case .turnChanged, .messageUpdated, .messageFinalized, .assistantTextDelta: begin(at: now)
        default: if since == nil { begin(at: now) }
        }
        if !isThinking { (since, isTried) = (nil, false) }
    }

    mutating func tick(at now: Duration) {
        isTried = since.map { now - $0 >= Self.limit } ?? false && calls.isEmpty
    }

    private mutating func begin(at now: Duration) { (since, isTried) = (now, false) }

    private mutating func follow(_ activity: ToolActivity, at now: Duration) {
        if activity.isOver { calls.remove(activity.call.id) } else { calls.insert(activity.call.id) }
        begin(at: now)
    }
}
