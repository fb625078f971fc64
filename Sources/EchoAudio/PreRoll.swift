/// The last moments of sound before talking began, so that the first syllable is not lost.
public struct PreRoll: Sendable {
    private let capacity: Int
    private var kept: [Int16] = []

    /// - Parameter duration: how much is kept, at 24 kHz.
    public init(_ duration: Duration = .milliseconds(200)) {
        capacity = FrameCount.frames(duration)
    }

    public mutating func append(_ sound: PCM16) {
        kept.append(contentsOf: sound.samples.suffix(capacity))
        if kept.count > capacity { kept.removeFirst(kept.count - capacity) }
    }

    /// Hands out the stored sound, and keeps it no longer.
    public mutating func drain() -> PCM16 {
        defer { kept.removeAll(keepingCapacity: true) }
        return PCM16(kept)
    }
}
