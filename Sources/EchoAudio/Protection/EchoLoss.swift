import Foundation

/// How much of the echo the canceller takes away, while nothing but echo is heard: the echo return loss enhancement.
struct EchoLoss: Sendable {
    /// A second counts.
    private static let weight: Float = 0.01
    private static let needed = 100

    private var before: Float = 0
    private var after: Float = 0
    private var frames = 0

    /// dB; nil before a second of echo.
    var value: Float? { frames < Self.needed || after <= 0 ? nil : 10 * log10(before / after) }

    /// Levels of a frame of 10 ms, dBFS.
    mutating func receive(before: Float, after: Float, isEcho: Bool) {
        guard isEcho, before > LevelReading.floor else { return }
        frames += 1
        self.before += Self.weight * (pow(10, before / 10) - self.before)
        self.after += Self.weight * (pow(10, after / 10) - self.after)
    }
}
