/// What the sound of a turn takes from the microphone to the wire, on average.
struct SendingDelay: Sendable, Hashable {
    private var total = Duration.zero
    private var count = 0

    mutating func note(_ delay: Duration) {
        total += delay
        count += 1
    }

    /// The average since the last one that was taken; nil when nothing was sent.
    mutating func take() -> Duration? {
        defer { self = SendingDelay() }
        return count == 0 ? nil : total / count
    }
}
