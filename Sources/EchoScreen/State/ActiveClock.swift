/// The time of a conversation in which something went on. It pauses while nothing does, since an idle screen is not drawn,
/// and goes on from where it was.
struct ActiveClock: Sendable, Hashable {
    private(set) var counted = Duration.zero
    private var noted: Duration
    private var isRunning = false

    init(at now: Duration) { noted = now }

    /// - Parameter isRunning: whether something goes on from now.
    mutating func note(at now: Duration, isRunning: Bool) {
        if self.isRunning { counted += max(.zero, now - noted) }
        (noted, self.isRunning) = (now, isRunning)
    }
}
