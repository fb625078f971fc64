import EchoAudio
import Foundation

/// Decides when the tones of keys go out over a line that carries them as sound: frame by frame, no further ahead of the ear
/// than all sound. As on any telephone, nothing else is heard while a key is pressed.
struct KeyTones: Sendable {
    typealias Instant = ContinuousClock.Instant

    private static let frameTime = Duration.milliseconds(20)
    /// Of keys that wait: 64. Nobody presses so many; only who floods the line does.
    private static let mostBytes = 64 * 1600

    private let codec: AudioCodec
    private var waiting = Data()
    /// When what the line was sent will have been heard.
    private var heardAt: Instant?

    init(codec: AudioCodec) { self.codec = codec }

    /// Keys are not heard yet.
    var areWaiting: Bool { !waiting.isEmpty }

    /// - Parameter digits: 0–9, `*`, `#`, A–D; others are left out.
    mutating func press(_ digits: String) {
        for tone in digits.compactMap(DualTone.init) where waiting.count < Self.mostBytes {
            waiting.append(tone.sound(codec))
        }
    }

    /// What of the other sound goes out: its marks, and its frames where no key sounds.
    mutating func admit(_ steps: [LineStep], at now: Instant) -> [LineStep] {
        guard waiting.isEmpty else { return steps.filter { if case .frame = $0 { false } else { true } } }
        for case .frame in steps { sent(at: now) }
        return steps
    }

    /// The frames of keys that are due; to be asked every 20 ms.
    mutating func frames(at now: Instant) -> [LineStep] {
        var frames: [LineStep] = []
        while !waiting.isEmpty, max(heardAt ?? now, now) + Self.frameTime <= now + LinePlayout.lead {
            frames.append(.frame(Data(waiting.prefix(LinePlayout.frame))))
            waiting = Data(waiting.dropFirst(LinePlayout.frame))
            sent(at: now)
        }
        return frames
    }

    /// What the line had was thrown away. Keys that wait are pressed all the same.
    mutating func clear() { heardAt = nil }

    private mutating func sent(at now: Instant) { heardAt = max(heardAt ?? now, now) + Self.frameTime }
}
