import Foundation

/// A short tone that says what a person need not look for: it listens now, it listens no more, something is wrong, it is done.
public enum Earcon: String, Sendable, Hashable, CaseIterable {
    case start, end, error, done

    /// −24 dBFS: heard beside a voice, never over it.
    static let amplitude = 2_067.0
    /// Each tone rises and falls this long.
    static let slope = Fade(frames: 288)

    /// Of one after the other: how high in Hz (0 is a pause) and how long in milliseconds. Rising invites, falling closes.
    private var tones: [(hertz: Double, milliseconds: Int)] {
        switch self {
        case .start: [(587.33, 55), (880, 75)]
        case .end: [(880, 55), (587.33, 75)]
        case .done: [(659.25, 50), (987.77, 65)]
        case .error: [(311.13, 55), (0, 25), (311.13, 65)]
        }
    }

    /// 24 kHz, at most 150 ms, beginning and ending in silence.
    public var sound: PCM16 {
        PCM16(tones.flatMap { Self.tone($0.hertz, milliseconds: $0.milliseconds) })
    }

    private static func tone(_ hertz: Double, milliseconds: Int) -> [Int16] {
        let count = PCM16.sampleRate * milliseconds / 1000
        let samples = (0..<count).map { index in
            Int16((amplitude * sin(2 * .pi * hertz * Double(index) / Double(PCM16.sampleRate))).rounded())
        }
        let risen = slope.into(samples)
        return Array(risen.dropLast(min(count, slope.frames))) + slope.out(risen.suffix(slope.frames))
    }
}
