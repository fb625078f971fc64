/// The levels of a frame in eight bands from 120 Hz to 5 kHz, where speech has its power and mains hum has little.
struct SpeechBands: Sendable {
    private static let edges = [120, 300, 500, 750, 1_050, 1_500, 2_150, 3_200, 5_000]
    private let transform = FourierTransform(size: 512)
    private let bins: [Range<Int>]

    init() {
        let limits = Self.edges.map { ($0 * 512 + PCM16.sampleRate - 1) / PCM16.sampleRate }
        bins = zip(limits, limits.dropFirst()).map { $0..<$1 }
    }

    var count: Int { bins.count }

    /// dBFS of each band.
    func levels(_ frame: ArraySlice<Int16>) -> [Float] {
        let power = transform.power(of: frame)
        return bins.map { Decibels.fromPower(power[$0].reduce(0, +)) }
    }
}
