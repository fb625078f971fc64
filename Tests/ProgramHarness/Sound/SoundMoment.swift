/// How loud 5 ms of sound were, and when they came.
public struct SoundMoment: Sendable, Hashable {
    public let instant: ContinuousClock.Instant
    /// 0–1 of full scale.
    public let peak: Double
}
