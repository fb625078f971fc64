/// How loud sound is over time: the loudest sample of each tenth of a second, for drawing its waveform.
public struct SoundPeaks: Sendable, Hashable {
    /// Peaks a second.
    public static let rate = 10
    private static let frames = PCM16.sampleRate / rate

    /// 0–255 each: the amplitude's upper eight bits.
    public private(set) var bytes: [UInt8] = []
    private var loudest = 0
    private var count = 0

    public init() {}

    public mutating func add(_ samples: some Collection<Int16>) {
        for sample in samples {
            loudest = max(loudest, abs(Int(sample)))
            count += 1
            if count == Self.frames { close() }
        }
    }

    /// Ends the sound; the rest is a peak, too.
    public mutating func finish() {
        if count > 0 { close() }
    }

    private mutating func close() {
        bytes.append(UInt8(min(255, loudest >> 7)))
        (loudest, count) = (0, 0)
    }
}
