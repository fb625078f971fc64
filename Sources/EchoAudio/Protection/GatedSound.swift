import Foundation

/// Lets sound pass, or replaces it by noise as soft as the room's: detectors of speech take sudden silence for a change.
struct GatedSound: Sendable {
    /// While sound is replaced, its noise gets louder by so much in a frame of 10 ms, dB, as a room is learnt: where there
    /// was none at all, detectors of speech take the softest that begins suddenly for somebody.
    private static let rise: Float = 0.02

    private var isOpen = true
    /// Of the noise, dBFS.
    private var level: Float = 0
    private var state: UInt32 = 1
    private let fade = Fade(frames: EchoCanceller.frameLength / 2)

    mutating func process(_ frame: [Int16], isOpen: Bool, noise: Float) -> [Int16] {
        defer { self.isOpen = isOpen }
        level = self.isOpen ? noise : min(noise, level + Self.rise)
        switch (self.isOpen, isOpen) {
        case (true, true): return frame
        case (false, true): return fade.into(frame)
        case (true, false): return fade.out(frame) + hiss(frame.count - fade.frames)
        case (false, false): return hiss(frame.count)
        }
    }

    /// White noise, never louder than a quiet room.
    private mutating func hiss(_ count: Int) -> [Int16] {
        // A uniform distribution's peak lies √3 above its mean.
        let amplitude = 32_768 * pow(10, min(level, -60) / 20) * Float(3).squareRoot()
        return (0..<count).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return Int16(amplitude * (Float(state >> 8) / Float(1 << 23) - 1))
        }
    }
}
