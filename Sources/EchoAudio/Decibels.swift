import Foundation

/// Decibels relative to full scale, never below the floor of all readings.
enum Decibels {
    static func fromAmplitude(_ amplitude: Float) -> Float {
        amplitude > 0 ? max(LevelReading.floor, 20 * log10(amplitude)) : LevelReading.floor
    }

    static func fromPower(_ power: Float) -> Float {
        power > 0 ? max(LevelReading.floor, 10 * log10(power)) : LevelReading.floor
    }
}
