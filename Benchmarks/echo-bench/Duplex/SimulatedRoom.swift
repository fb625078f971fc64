import Foundation

/// A loudspeaker, a room and a microphone in it, 20 ms at a time: what is played is heard later, softer and over a dozen
/// ways, beside who speaks and the noise of a quiet room.
struct SimulatedRoom {
    static let step = 480
    /// In samples at 24 kHz, and how strong.
    private static let ways = [
        (0, 1.0), (61, 0.4), (149, -0.3), (373, 0.22), (701, -0.15), (1_103, 0.1), (1_511, 0.06),
    ]
    private static let capacity = 1 << 14

    /// From the loudspeaker to the microphone, milliseconds, beyond what the devices tell.
    let delay: Int
    /// Of the echo against what is played, dB.
    let level: Double
    private var ring = [Double](repeating: 0, count: Self.capacity)
    private var position = 0
    private var random: UInt32 = 9

    init(delay: Int, level: Double) {
        self.delay = delay
        self.level = level
    }

    /// - Parameters:
    ///   - played: what leaves the loudspeaker.
    ///   - said: what somebody says.
    /// - Returns: what the microphone takes.
    mutating func hear(_ played: [Int16], _ said: [Int16]) -> [Int16] {
        let strength = pow(10, level / 20)
        return (0..<Self.step).map { index in
            ring[position & (Self.capacity - 1)] = Double(played[index])
            let echo = Self.ways.reduce(0.0) { sum, way in
                sum + way.1 * ring[(position - way.0 - delay * 24) & (Self.capacity - 1)]
            }
            position += 1
            random = random &* 1_664_525 &+ 1_013_904_223
            return Int16(clamping: Int(strength * echo) + Int(said[index]) + Int(random >> 28) - 8)
        }
    }
}
