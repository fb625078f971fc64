import EchoAudio

/// Where a loudness stands on a meter from 0 to 1.
enum MeterScale {
    /// What is quieter than this shows as nothing.
    static let bottom: Float = -60

    static func position(ofDecibels value: Float) -> Double {
        guard value.isFinite else { return 0 }
        return Double(min(1, max(0, 1 - value / bottom)))
    }

    /// The server's threshold runs from 0 to 1 like the meter, from always to never.
    static func position(ofThreshold threshold: Double) -> Double { min(1, max(0, threshold)) }
}
