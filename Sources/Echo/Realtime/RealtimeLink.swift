import EchoConcurrency

/// The connection in use of a conversation by turns.
struct RealtimeLink: Sendable {
    private(set) var line: RealtimeLine?
    var mended = MendedServerEvents()
    var dialing: WorkItem?
    /// Counts connections, so that what still comes from an old one is not taken for the new one's.
    private(set) var generation = 0

    mutating func take(_ line: RealtimeLine) {
        mended = MendedServerEvents()
        self.line = line
    }

    /// What still comes from the connection is nobody's any more.
    mutating func forget() {
        generation += 1
        line = nil
    }
}

/// What is to be done, strictly one after the other: what was decided later waits while playback is being cut, so that an
/// answer is never asked for before the question that it answers was sent.
struct RealtimeQueue: Sendable {
    var backlog: [RealtimeAction] = []
    var isCutting = false
    var cutting: WorkItem?
}
