/// How long a server is left alone that is found again and again, and fails each time: it may hang with every sentence.
struct FailurePause: Sendable, Hashable {
    /// Whatever has served for so long was of use.
    static let trial = Duration.seconds(60)
    static let shortest = Duration.seconds(30)
    static let longest = Duration.seconds(120)

    private var failures = 0
    private var end: ContinuousClock.Instant?

    /// It failed. After the first time it is looked for at once: it may have been started anew.
    ///
    /// - Parameter found: when it was found last.
    mutating func fail(foundAt found: ContinuousClock.Instant?, at now: ContinuousClock.Instant) {
        failures = found.map { now - $0 < Self.trial } ?? false ? failures + 1 : 1
        guard failures > 1 else { return end = nil }
        end = now + min(Self.shortest * (1 << min(failures - 2, 8)), Self.longest)
    }

    func isOver(at now: ContinuousClock.Instant) -> Bool { end.map { now >= $0 } ?? true }
}
