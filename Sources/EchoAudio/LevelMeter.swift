import Foundation

/// Measures how loud a stretch of 24 kHz sound is, altogether and in ten bands from 80 Hz to 10 kHz.
public struct LevelMeter: Sendable {
    /// Level of a band that reads 0, dBFS.
    public static let bandFloor: Float = -70
    /// Level of a band that reads 1, dBFS: speech seldom puts more into one band.
    public static let bandCeiling: Float = -10

    private static let transform = PowerSpectrum(size: 512, length: 480)
    private let bands: [Range<Int>]

    public init() {
        let edges = (0...10).map { 80 * pow(125, Double($0) / 10) }
        let bins = edges.map { Int(($0 / Double(PCM16.sampleRate) * 512).rounded(.up)) }
        bands = zip(bins, bins.dropFirst()).map { $0..<max($1, $0 + 1) }
    }

    /// RMS and peak of all of it, and the spectrum of its last 21 ms.
    public func measure(_ sound: PCM16) -> LevelReading {
        let samples = sound.samples
        guard !samples.isEmpty else { return LevelReading() }
        return LevelReading(
            rms: Decibels.fromPower(meanSquare(samples)), peak: Decibels.fromAmplitude(peak(samples)),
            bands: spectrum(samples))
    }

    private func meanSquare(_ samples: [Int16]) -> Float {
        var sum: Int64 = 0
        for sample in samples { sum &+= Int64(sample) &* Int64(sample) }
        return Float(Double(sum) / Double(samples.count) / (32_768 * 32_768))
    }

    private func peak(_ samples: [Int16]) -> Float {
        var highest: UInt16 = 0
        for sample in samples { highest = max(highest, sample.magnitude) }
        return Float(highest) / 32_768
    }

    private func spectrum(_ samples: [Int16]) -> [Float] {
        let power = Self.transform.power(of: samples.suffix(Self.transform.size))
        return bands.map { band in
            // A windowed sine spreads over three bins, 1.5 times its power in all.
            let level = Decibels.fromPower(power[band].reduce(0, +) / 1.5)
            return min(1, max(0, (level - Self.bandFloor) / (Self.bandCeiling - Self.bandFloor)))
        }
    }
}
