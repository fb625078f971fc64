/// Who spoke over whom, where both sides may speak at once.
struct DoubleTalk: Sendable, Hashable {
    /// Quiet as long as this ends what somebody says: pauses between words are shorter.
    static let breath = Duration.milliseconds(400)

    private var user = Side()
    private var assistant = Side()

    mutating func hear(_ speaker: WaveformColumn.Speaker, at now: Duration) {
        switch speaker {
        case .user: user.hear(at: now)
        case .assistant: assistant.hear(at: now)
        }
    }

    /// Whoever began while the other one spoke; nil while one speaks at most.
    func talksOver(at now: Duration) -> WaveformColumn.Speaker? {
        guard let user = user.beginning(at: now), let assistant = assistant.beginning(at: now) else { return nil }
        return user >= assistant ? .user : .assistant
    }
}

extension DoubleTalk {
    private struct Side: Sendable, Hashable {
        private var began = Duration.zero
        private var heard: Duration?

        mutating func hear(at now: Duration) {
            if beginning(at: now) == nil { began = now }
            heard = now
        }

        /// When it began to speak; nil while it does not.
        func beginning(at now: Duration) -> Duration? {
            heard.flatMap { now - $0 <= DoubleTalk.breath ? began : nil }
        }
    }
}
