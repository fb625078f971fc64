/// The levels of a frame in thirteen bands from 100 Hz to 7.5 kHz, as wide as the ear hears apart.
struct SpeechBands: Sendable {
    private static let edges = [
        100, 200, 300, 450, 600, 800, 1_050, 1_400, 1_850, 2_450, 3_250, 4_300, 5_700, 7_500,
    ]
    static let count = edges.count - 1
    /// One for each band.
    typealias Values = [13 of Float]
    private static let transform = PowerSpectrum(size: 512, length: VoiceActivityDetector.frameLength)
    private let bins: [Range<Int>]

    init() {
        let limits = Self.edges.map { ($0 * 512 + PCM16.sampleRate - 1) / PCM16.sampleRate }
        bins = zip(limits, limits.dropFirst()).map { $0..<$1 }
    }

    /// dBFS of each band.
    func levels(_ frame: ArraySlice<Int16>) -> Values {
        let power = Self.transform.power(of: frame)
        return Values { Decibels.fromPower(power[bins[$0]].reduce(0, +)) }
    }
}

extension SpeechBands.Values {
    /// The bands with the greatest values, the greatest first; of two that are alike the lower one.
    func forGreatest(_ count: Int, _ body: (Int) -> Void) {
        var rest = self
        for _ in 0..<count {
            let greatest = rest.indices.reduce(0) { rest[$1] > rest[$0] ? $1 : $0 }
            body(greatest)
            rest[greatest] = -.infinity
        }
    }
}
