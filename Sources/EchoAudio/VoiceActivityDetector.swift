import Foundation

/// Tells, for every 20 ms of 24 kHz sound, how probably somebody speaks.
///
/// Speech is what stands out of the noise that was there before, in several bands, and has voice in it: a pitch
/// between 70 and 400 Hz that does not stand still. Steady noise and hum become part of the noise floor, a click is
/// over before it has a voice, and neither hiss nor a tone has a voice. The same sound gives the same answers.
public struct VoiceActivityDetector: Sendable {
    /// 20 ms.
    public static let frameLength = 480

    private let bands = SpeechBands()
    private var floors: [NoiseFloor]
    private var pitch = PitchTracker()
    private var stillness = StillnessTracker()
    private var partial: [Int16] = []
    private var recent: [Float] = []
    private var voice = VoiceMemory()

    public init() { floors = Array(repeating: NoiseFloor(), count: bands.count) }

    /// One probability, 0–1, for each frame that these samples complete; the rest waits for the next call.
    public mutating func process(_ samples: [Int16]) -> [Float] {
        partial += samples
        var probabilities: [Float] = []
        var start = 0
        while partial.count - start >= Self.frameLength {
            probabilities.append(probability(of: partial[start..<start + Self.frameLength]))
            start += Self.frameLength
        }
        partial.removeFirst(start)
        return probabilities
    }

    private mutating func probability(of frame: ArraySlice<Int16>) -> Float {
        let levels = bands.levels(frame)
        let excess = excess(of: levels)
        let (hasPitch, isStill) = (pitch.receive(frame), stillness.receive(levels))
        let isVoiced = hasPitch && excess > 3 && !isStill
        let weight: Float = voice.receive(isVoiced) ? 1 : 0.3
        recent.append(excess)
        if recent.count > 3 { recent.removeFirst() }
        // The least of three frames: a click never fills them all.
        let sustained = recent.count == 3 ? recent.min() ?? 0 : 0
        return weight / (1 + exp(-(sustained - 5) / 1.5))
    }

    /// By how many decibels the bands stand out of their noise, on average over the better half of them.
    private mutating func excess(of levels: [Float]) -> Float {
        var ratios: [Float] = []
        for (index, level) in levels.enumerated() {
            ratios.append(min(24, max(0, level - floors[index].receive(level))))
        }
        let best = ratios.sorted(by: >).prefix(ratios.count / 2)
        return best.reduce(0, +) / Float(best.count)
    }
}
