import Foundation

/// A raised-cosine slope that starts or ends sound without a click.
public struct Fade: Sendable, Hashable {
    /// How long the slope is, in frames.
    public let frames: Int

    /// - Parameter frames: 288 by default, 12 ms at 24 kHz: too short to notice, too long to click.
    public init(frames: Int = 288) { self.frames = max(frames, 1) }

    /// The beginning of the sound, falling to silence; what lies behind the slope is dropped.
    public func out(_ samples: some Collection<Int16>) -> [Int16] {
        let length = min(frames, samples.count)
        return samples.prefix(length).enumerated().map { scaled($1, gain(at: length - 1 - $0, of: length)) }
    }

    /// All of the sound, its beginning rising from silence.
    public func into(_ samples: some Collection<Int16>) -> [Int16] {
        let length = min(frames, samples.count)
        return samples.enumerated().map { $0 < length ? scaled($1, gain(at: $0, of: length)) : $1 }
    }

    private func gain(at index: Int, of length: Int) -> Double {
        0.5 - 0.5 * cos(Double.pi * Double(index) / Double(length))
    }

    private func scaled(_ sample: Int16, _ gain: Double) -> Int16 { Int16((Double(sample) * gain).rounded()) }
}
