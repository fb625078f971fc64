public import EchoAudio

/// 20 ms of a microphone.
public struct CapturedSound: Sendable, Hashable {
    /// Without the loudspeaker's echo, as well as it can be taken out, and silent where some may be left.
    public var sound: PCM16
    /// When its last sample was taken, as well as the device can tell.
    public var capturedAt: ContinuousClock.Instant
    /// Somebody is clearly louder in it than the echo of the loudspeaker.
    public var isSpokenOver: Bool
    /// The same, not silenced where only little of the echo can be left: the soft beginning of a word is in it.
    public var unguarded: PCM16
    /// Samples were cut off when they were taken: it was louder than can be told.
    public var isClipped: Bool

    /// - Parameters:
    ///   - unguarded: nil for `sound` itself.
    ///   - isClipped: nil to look at `sound`.
    public init(
        _ sound: PCM16, capturedAt: ContinuousClock.Instant, isSpokenOver: Bool = false, unguarded: PCM16? = nil,
        isClipped: Bool? = nil
    ) {
        self.sound = sound
        self.capturedAt = capturedAt
        self.isSpokenOver = isSpokenOver
        self.unguarded = unguarded ?? sound
        self.isClipped = isClipped ?? SignalDiagnosis.isClipped(sound)
    }
}
