import EchoAudio

/// Where a loudness stands on a meter from 0 to 1.
public enum MeterScale {
    /// The level below which nothing is shown, dBFS.
    public static let bottom: Float = -60
    /// From here on it is loud: the alignment level of EBU R 68, dBFS.
    public static let loud: Float = -18
    /// From here on there is too little room left: 3 dB over the highest level that EBU R 68 permits, dBFS.
    public static let high: Float = -6
    /// What shows as nothing of a waveform, and what fills its height, dBFS: syllables of speech lie 20 dB apart, and a
    /// room is no sound.
    static let waveform: ClosedRange<Float> = -42 ... -6

    /// - Returns: 0 at −60 dBFS and below, 1 at full scale.
    public static func position(ofDecibels value: Float) -> Double {
        guard value.isFinite else { return 0 }
        return Double(min(1, max(0, 1 - value / bottom)))
    }

    /// The server's threshold runs from 0 to 1 like the meter, from always to never.
    static func position(ofThreshold threshold: Double) -> Double { min(1, max(0, threshold)) }

    /// How high a waveform stands, 0 to 1.
    static func height(ofDecibels value: Float) -> Double {
        guard value.isFinite else { return 0 }
        let span = waveform.upperBound - waveform.lowerBound
        return Double(min(1, max(0, (value - waveform.lowerBound) / span)))
    }
}
