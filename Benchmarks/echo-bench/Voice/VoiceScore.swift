/// How often a detector was right about frames of speech and about the others.
struct VoiceScore: Sendable, Hashable {
    /// Frames of speech, and how many of them were found.
    private(set) var speech = 0
    private(set) var found = 0
    /// The other frames, and how many of them were taken for speech.
    private(set) var others = 0
    private(set) var mistaken = 0

    init() {}

    init(_ marks: [Bool], of isSpeech: [Bool]) {
        for (mark, isSpeech) in zip(marks, isSpeech) {
            if isSpeech {
                speech += 1
                if mark { found += 1 }
            } else {
                others += 1
                if mark { mistaken += 1 }
            }
        }
    }

    /// Percent of the frames of speech.
    var hits: Double { 100 * Double(found) / Double(max(speech, 1)) }
    /// Percent of the others.
    var falseAlarms: Double { 100 * Double(mistaken) / Double(max(others, 1)) }
    /// Percent of frames judged rightly, speech and the rest weighing the same: guessing has 50.
    var balance: Double { (hits + 100 - falseAlarms) / 2 }

    static func + (one: VoiceScore, other: VoiceScore) -> VoiceScore {
        var sum = one
        sum.speech += other.speech
        sum.found += other.found
        sum.others += other.others
        sum.mistaken += other.mistaken
        return sum
    }
}
