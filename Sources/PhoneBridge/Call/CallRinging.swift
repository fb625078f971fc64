/// A call that rings for a person: for how long, and when the caller hears it next.
struct CallRinging: Sendable {
    typealias Instant = ContinuousClock.Instant

    /// From one ring to the next.
    static let pause = Duration.seconds(5)

    private let end: Instant
    private var next: Instant

    init(for patience: Duration, at now: Instant) { (end, next) = (now + patience, now) }

    /// Nobody has answered for long enough.
    func isOver(at now: Instant) -> Bool { now >= end }

    /// Whether the caller is to hear it now.
    mutating func rings(at now: Instant) -> Bool {
        guard now >= next else { return false }
        next = now + Self.pause
        return true
    }
}
