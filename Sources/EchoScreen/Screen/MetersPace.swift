/// Says when readings of loudness are shown. While they come they wake the screen often enough for all that moves by
/// itself: no timer has to.
struct MetersPace: Sendable, Hashable {
    /// Readings come more often than this while something sounds.
    static let steady = Duration.milliseconds(100)
    /// How long what moves by itself waits for the next reading to show it.
    static let patience = Duration.milliseconds(200)

    private var readAt: Duration?
    private var shownAt: Duration?

    /// A reading came. Whether it is to be shown: not sooner than an interval after the screen was.
    mutating func read(at now: Duration, every interval: Duration) -> Bool {
        readAt = now
        // Readings are no more punctual than sound is.
        return shownAt.map { now - $0 >= interval * 4 / 5 } ?? true
    }

    mutating func shown(at now: Duration) { shownAt = now }

    /// Whether another reading is about to come.
    func isSteady(at now: Duration) -> Bool { readAt.map { now - $0 < Self.steady } ?? false }
}
