import EchoText

/// The highest peak of the last moments: held for a second, then falling.
struct PeakHold: Sendable, Hashable {
    static let hold = Duration.seconds(1)
    /// Of the meter's length, per second.
    static let fall = 0.6

    private var top = 0.0
    private var since = Duration.zero

    mutating func receive(_ peak: Double, at now: Duration) {
        guard peak >= position(at: now) else { return }
        top = peak
        since = now
    }

    func position(at now: Duration) -> Double {
        let falling = DurationWording.seconds(now - since - Self.hold)
        return max(0, top - max(0, falling) * Self.fall)
    }
}
