/// Tells the second press of a double click from a press.
struct ClickCounter: Sendable {
    /// As long as most desktops wait for the second press.
    static let longest = Duration.milliseconds(400)

    private var last: (place: Point, at: ContinuousClock.Instant)?

    /// Whether this press is the second at the same place. The one after begins anew.
    mutating func isSecond(at place: Point, _ now: ContinuousClock.Instant) -> Bool {
        if let last, last.place == place, now - last.at <= Self.longest {
            self.last = nil
            return true
        }
        last = (place, now)
        return false
    }
}
