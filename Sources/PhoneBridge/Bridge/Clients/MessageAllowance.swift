/// How many messages a client may send: so many a second in the long run, and some at once.
struct MessageAllowance: Sendable {
    typealias Instant = ContinuousClock.Instant

    private let perSecond: Double
    private let burst: Double
    private var left: Double
    private var last: Instant?

    /// The sound of a person takes 50 a second.
    init(perSecond: Double = 200, burst: Double = 400) {
        self.perSecond = perSecond
        self.burst = burst
        left = burst
    }

    mutating func take(at now: Instant) -> Bool {
        if let last { left = min(burst, left + (now - last) / .seconds(1) * perSecond) }
        last = now
        guard left >= 1 else { return false }
        left -= 1
        return true
    }
}
