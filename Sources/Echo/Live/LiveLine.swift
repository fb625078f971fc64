import EchoConcurrency

/// One connection of a live conversation.
struct LiveLine: Sendable {
    let number: Int
    let wire: RealtimeLine
    /// The server has said that the session is closed, or the connection is.
    let end = OneTimeEvent()
}

/// The connections of a live conversation: a session that ends is still read while another one is in use.
struct LiveLines: Sendable {
    /// The one in use, and the one that is to take its place.
    var current: LiveLine?
    var candidate: LiveLine?
    /// Those whose session is being closed.
    var retired: [Int: LiveLine] = [:]
    var dialing: WorkItem?
    private var count = 0

    mutating func make(_ connection: any RealtimeConnectionProtocol) -> LiveLine {
        count += 1
        return LiveLine(number: count, wire: RealtimeLine(connection: connection))
    }

    mutating func forget() {
        candidate?.wire.cancel()
        (current, candidate) = (nil, nil)
    }
}
