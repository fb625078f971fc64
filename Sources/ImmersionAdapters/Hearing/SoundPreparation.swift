import Immersion

/// Makes a recording fit for the recogniser.
enum SoundPreparation {
    /// Half a minute: choices are short.
    static let longest = Duration.seconds(30)
    private static let rate = ClosedSetDecoder.rate
    private static let padding = rate / 5

    /// At 16 kHz, as loud as the model expects, with a little noise around it: digital silence misleads the recogniser.
    static func prepared(_ sound: SpokenSound) throws(ProviderError) -> [Int16] {
        guard sound.duration <= longest else { throw .unsupported(what: "a recording of more than half a minute") }
        let samples = try SoundBody.resampled(sound, to: rate)
        let peak = samples.reduce(1) { max($0, abs(Int($1))) }
        let gain = min(20, 0.6 * 32767 / Double(peak))
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        func noise() -> Double {
            // Four numbers of even chance are nearly a bell, 8 steps wide.
            (0..<4).reduce(0.0) { sum, _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return sum + (Double(state >> 33) / Double(1 << 31) - 0.5) * 13.9
            }
        }
        let edge = Array(repeating: 0.0, count: padding)
        return (edge + samples.map { Double($0) * gain } + edge).map {
            Int16(min(max(($0 + noise()).rounded(), -32768), 32767))
        }
    }
}
