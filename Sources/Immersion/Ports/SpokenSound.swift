/// Sound that was spoken: mono, signed 16 bit.
public struct SpokenSound: Sendable, Hashable {
    public var samples: [Int16]
    /// Frames per second.
    public var sampleRate: Int

    public init(samples: [Int16], sampleRate: Int) { (self.samples, self.sampleRate) = (samples, sampleRate) }

    public var duration: Duration { .seconds(Double(samples.count) / Double(max(1, sampleRate))) }
}
