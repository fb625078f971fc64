import Foundation

/// The laws of the flat: temperatures follow what surrounds them, the faster the greater the difference.
enum FlatPhysics {
    /// How long it takes to 63 % of the way, in seconds.
    static let walls = 10.0 * 3600
    static let openWindow = 25.0 * 60
    static let heater = 20.0 * 60
    static let ovenHeating = 4.0 * 60
    static let ovenCooling = 25.0 * 60
    static let dampAir = 2.0 * 3600

    /// Points of a hundred that a blind and the garage door move in a second.
    static let blindRate = 5.0
    static let garageRate = 8.0
    static let lockSeconds = 2.0
    static let armingSeconds = 5.0
    static let washingSeconds = 45.0 * 60
    static let vacuumingSeconds = 20.0 * 60
    static let returningSeconds = 60.0

    /// Nothing is computed with longer steps than this, nor with longer ones than `movingStep` while something moves.
    static let longestStep = 60.0
    static let movingStep = 0.5

    /// What a temperature becomes in `seconds` between a surrounding and a heater (nil: off), in °C.
    static func room(
        _ temperature: Double, outdoors: Double, isOpen: Bool, heatedTo target: Double?, seconds: Double
    ) -> Double {
        let loss = 1 / (isOpen ? openWindow : walls)
        // A heater aims higher than its target, so that it reaches it against the cold.
        let gain = target == nil ? 0 : 1 / heater
        let aim = target.map { outdoors + ($0 - outdoors) * (loss + gain) / gain } ?? outdoors
        let strongest = min(aim, 45)
        let rate = loss + gain
        let balance = (outdoors * loss + strongest * gain) / rate
        return balance + (temperature - balance) * exp(-rate * seconds)
    }

    static func follow(_ value: Double, _ aim: Double, within time: Double, seconds: Double) -> Double {
        aim + (value - aim) * exp(-seconds / time)
    }

    /// What is told of a temperature: tenths.
    static func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
