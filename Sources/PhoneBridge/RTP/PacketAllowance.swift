/// How many packets may still come: so many a second, and as many at once.
struct PacketAllowance: Sendable {
    typealias Instant = ContinuousClock.Instant

    private let rate: Double
    private var left: Double
    private var last: Instant

    /// - Parameter rate: packets a second.
    init(rate: Int, at now: Instant) { (self.rate, left, last) = (Double(rate), Double(rate), now) }

    mutating func take(at now: Instant) -> Bool {
        left = min(rate, left + max(0, (now - last) / .seconds(1)) * rate)
        last = now
        guard left >= 1 else { return false }
        left -= 1
        return true
    }
}
