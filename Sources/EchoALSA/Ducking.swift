import Foundation

/// The way of a voice down to silence and up again where it stopped: a slope of 12 ms that may be turned round anywhere.
struct Ducking: Sendable, Hashable {
    /// Too short to notice, too long to click.
    static let length = 288

    /// Whether it goes down, or is down.
    private(set) var isDown = false
    /// How far down it is: `length` is silence.
    private var depth = 0

    var isSilent: Bool { isDown && depth == Self.length }
    /// Whether sound is changed by it.
    var isActive: Bool { isDown || depth > 0 }
    /// What of the sound is still heard on the way down.
    var framesToSilence: Int { Self.length - depth }

    mutating func duck() { isDown = true }
    mutating func restore() { isDown = false }

    /// Nothing sounds: where it was going it is at once.
    mutating func settle() { depth = isDown ? Self.length : 0 }

    mutating func advance(by frames: Int) {
        depth = isDown ? min(Self.length, depth + frames) : max(0, depth - frames)
    }

    /// The next sound, as it is heard.
    func applied(to samples: [Int16]) -> [Int16] {
        guard isActive else { return samples }
        return samples.enumerated().map { index, sample in
            let depth = isDown ? min(Self.length, depth + index + 1) : max(0, depth - index - 1)
            let gain = 0.5 + 0.5 * cos(Double.pi * Double(depth) / Double(Self.length))
            return Int16((Double(sample) * gain).rounded())
        }
    }
}
