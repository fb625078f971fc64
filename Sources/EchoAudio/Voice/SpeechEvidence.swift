import Foundation

/// Weighs what single frames say of speech: one alone proves nothing, and a short consonant does not end a word.
struct SpeechEvidence: Sendable {
    private static let rise: Float = 0.6
    private static let fall: Float = 0.4
    /// No frame is believed more than this.
    private static let limit: Float = 4
    /// Nothing is speech that has had no voice for half a second, whatever else it is like.
    private static let voiceless: Float = -1

    private var voice = VoiceMemory()
    private var sum = -Self.limit

    /// - Parameters:
    ///   - logit: what a frame of 20 ms says of itself.
    ///   - frame: what was heard of it.
    /// - Returns: the probability of speech, 0–1.
    mutating func receive(_ logit: Float, _ frame: SpeechFeatures.Frame) -> Float {
        let highest = frame.isTone ? -Self.limit : voice.receive(frame.isVoiced) ? Self.limit : Self.voiceless
        let bounded = min(highest, max(-Self.limit, logit))
        sum += (bounded > sum ? Self.rise : Self.fall) * (bounded - sum)
        return 1 / (1 + exp(-sum))
    }
}

/// Remembers a voice through the consonants that have none.
private struct VoiceMemory: Sendable {
    /// So many voiced frames of the last ten make a voice; a knock rings for fewer.
    private static let needed = 3
    /// For so many frames it is remembered: half a second.
    private static let span = 25

    private var recent: UInt16 = 0
    private var age = Self.span

    /// Whether there is a voice, or was one a moment ago.
    mutating func receive(_ isVoiced: Bool) -> Bool {
        recent = (recent << 1 | (isVoiced ? 1 : 0)) & 0x3FF
        let isHeard = recent.nonzeroBitCount >= Self.needed || (isVoiced && age < Self.span)
        age = isHeard ? 0 : min(age + 1, Self.span)
        return age < Self.span
    }
}
