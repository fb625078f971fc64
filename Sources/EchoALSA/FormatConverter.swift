import EchoAudio

/// Turns our sound into a device's, or a device's into ours: speexdsp for the rate, and one channel from or to several.
final class FormatConverter {
    let format: DeviceFormat
    private let resampler: Resampler
    private let direction: Direction

    enum Direction: Sendable, Hashable { case toDevice, fromDevice }

    /// - Throws: when there is no memory for the filter.
    init(_ format: DeviceFormat, _ direction: Direction) throws(ResamplerError) {
        self.format = format
        self.direction = direction
        resampler =
            switch direction {
            case .toDevice: try Resampler(from: PCM16.sampleRate, to: format.rate)
            case .fromDevice: try Resampler(from: format.rate, to: PCM16.sampleRate)
            }
    }

    /// What the filter holds back, in frames at 24 kHz.
    var delay: Int { direction == .toDevice ? resampler.heldBack : format.frames(resampler.heldBack) }

    /// To the left and to the right; other channels are silent.
    func toDevice(_ samples: [Int16]) -> [Int16] {
        let resampled = resampler.process(samples)
        guard format.channels > 1 else { return resampled }
        var spread = [Int16](repeating: 0, count: resampled.count * format.channels)
        for (frame, sample) in resampled.enumerated() {
            spread[frame * format.channels] = sample
            spread[frame * format.channels + 1] = sample
        }
        return spread
    }

    /// The mean of those channels that give anything.
    func fromDevice(_ samples: ArraySlice<Int16>) -> [Int16] { resampler.process(Self.mixed(samples, format.channels)) }

    /// Another stream begins.
    func reset() { _ = resampler.flush() }

    static func mixed(_ samples: ArraySlice<Int16>, _ channels: Int) -> [Int16] {
        guard channels > 1 else { return Array(samples) }
        let frames = samples.count / channels
        let sounding = (0..<channels).filter { channel in
            (0..<frames).contains { samples[samples.startIndex + $0 * channels + channel] != 0 }
        }
        guard !sounding.isEmpty else { return Array(repeating: 0, count: frames) }
        return (0..<frames).map { frame in
            let start = samples.startIndex + frame * channels
            return Int16(sounding.reduce(0) { $0 + Int(samples[start + $1]) } / sounding.count)
        }
    }
}
