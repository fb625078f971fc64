public import EchoAudio

/// A piece of what the user said, or of what was heard of the assistant.
public struct ConversationSound: Sendable, Hashable {
    public enum Side: Sendable, Hashable { case user, assistant }

    public let side: Side
    /// Mono, 24 kHz.
    public let sound: PCM16
    /// When its last sample was taken by the microphone, or left the loudspeaker: as well as the device can tell.
    public let lastSampleAt: ContinuousClock.Instant
    /// Counts from 0 without a gap: a listener that is too slow misses some.
    public let number: Int

    public init(side: Side, sound: PCM16, lastSampleAt: ContinuousClock.Instant, number: Int) {
        self.side = side
        self.sound = sound
        self.lastSampleAt = lastSampleAt
        self.number = number
    }
}
