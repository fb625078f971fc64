import EchoWire

/// Text on its way to the model: each piece gets there, and is acknowledged, a while later on the clock of the session.
struct DuplexAppends: Sendable {
    enum Kind: Sendable, Hashable {
        case instructions, thinking, commentary

        var type: String {
            switch self {
            case .instructions: LiveInstructionsAppend.type
            case .thinking: LiveThinkingAppend.type
            case .commentary: LiveCommentaryAppend.type
            }
        }
    }

    struct Append: Sendable, Hashable {
        var kind: Kind
        var content: String
        var eventID: String?
        /// Of work that was given away.
        var isResult: Bool
        fileprivate var dueMs: Int

        fileprivate init(kind: Kind, content: String, eventID: String?, isResult: Bool, dueMs: Int) {
            (self.kind, self.content, self.eventID) = (kind, content, eventID)
            (self.isResult, self.dueMs) = (isResult, dueMs)
        }

        /// When it got there, in the steps of the clock.
        var startMs: Int { DuplexFragment.step(at: dueMs - DuplexFragment.stepMs) }
        var endMs: Int { startMs + DuplexFragment.stepMs }
    }

    /// How long one takes.
    private static let delayMs = 700
    private static let mostTokens = 500
    private static let mostWaiting = 128

    private var waiting: [Append] = []

    mutating func add(
        _ kind: Kind, _ content: String, of eventID: String?, isResult: Bool, atMs now: Int
    ) throws(DuplexProblem) {
        guard TokenEstimate.text(content) <= Self.mostTokens else { throw .appendTooLong }
        guard waiting.count < Self.mostWaiting else { throw .tooManyAppends }
        waiting.append(
            Append(kind: kind, content: content, eventID: eventID, isResult: isResult, dueMs: now + Self.delayMs))
    }

    mutating func take(untilMs now: Int) -> [Append] {
        let due = waiting.prefix { $0.dueMs <= now }
        waiting.removeFirst(due.count)
        return Array(due)
    }

    /// What will not get there any more.
    mutating func takeAll() -> [Append] {
        defer { waiting = [] }
        return waiting
    }
}
