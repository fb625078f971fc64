/// Notices that a device is mended again and again and never works.
struct RecoveryWatch: Sendable {
    /// An underrun costs a device at least a period: a machine that is merely busy has no more of them in a second.
    static let most = 30
    static let span = Duration.seconds(1)

    private var count = 0
    private var since: ContinuousClock.Instant?

    /// Asked at each attempt to mend it.
    mutating func isHopeless(at now: ContinuousClock.Instant) -> Bool {
        if let since, now - since <= Self.span {
            count += 1
        } else {
            (since, count) = (now, 1)
        }
        guard count > Self.most else { return false }
        since = nil
        return true
    }
}
