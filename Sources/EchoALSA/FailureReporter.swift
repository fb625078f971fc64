import Echo

/// Sees to it that a device's failure is told once, and its recovery once.
struct FailureReporter: Sendable {
    /// A failure that follows another is told when it is still so after this time: a sound server that was started anew
    /// has no devices for a moment.
    static let hold = Duration.seconds(2)

    private var told: AudioDeviceError?
    private var next: (error: AudioDeviceError, since: ContinuousClock.Instant)?
    private var isOpen = false

    /// True when this is news: the first failure since it was open, or one of another kind that stays; and that another
    /// device goes on in its place, always.
    mutating func failed(_ error: AudioDeviceError, at now: ContinuousClock.Instant) -> Bool {
        isOpen = false
        if case .replaced = error { return true }
        guard let told, told != error else {
            defer { (told, next) = (error, nil) }
            return told == nil
        }
        guard let next, next.error == error else {
            next = (error, now)
            return false
        }
        guard now - next.since >= Self.hold else { return false }
        (self.told, self.next) = (error, nil)
        return true
    }

    /// Nothing failed since it was open last: that it opens is proof enough. After a failure only sound is.
    var isUntroubled: Bool { told == nil && next == nil }

    /// True when this is news.
    mutating func opened() -> Bool {
        let isNews = !isOpen || told != nil
        (told, next) = (nil, nil)
        isOpen = true
        return isNews
    }
}
