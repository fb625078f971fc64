import Foundation

/// Decibels relative to full scale, never below the floor of all readings.
enum Decibels {
    static func fromAmplitude(_ amplitude: Float) -> Float {
        amplitude > 0 ? max(LevelReading.floor, 20 * log10(amplitude)) : LevelReading.floor
    }

    static func fromPower(_ power: Float) -> Float {
        power > 0 ? max(LevelReading.floor, 10 * log10(power)) : LevelReading.floor
    }

    /// The RMS of a stretch of sound.
    static func fromSamples(_ samples: ArraySlice<Int16>) -> Float {
        var sum: Int64 = 0
        for sample in samples { sum &+= Int64(sample) &* Int64(sample) }
        return samples.isEmpty
            ? LevelReading.floor : fromPower(Float(Double(sum) / Double(samples.count) / (32_768 * 32_768)))
    }
}
