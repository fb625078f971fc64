/// Whether a sentence was said, or something else that it merely comes nearest to.
///
/// A closed grammar always hears one of its sentences. What was said is told by comparing it with the same recording
/// heard as any sounds in any order. Of 140 answers of scenarios in three languages, by nine voices of eSpeak NG, half
/// of them in noise of 20 dB, these bounds keep all, and of the first answers of 99 steps by SVOX Pico all but one; of
/// 120 unrelated sentences they take 9, 8 of them French.
struct SentenceFit: Sendable, Hashable {
    /// Scores a frame.
    static let farthest = 23.5
    /// Share of the speech that the sentence covers.
    static let least = 0.69

    /// The mean of a frame with the sentence, and with any sounds.
    let sentence, anything: Double
    /// Hundredths of a second that the sentence covers, and that something was said.
    let covered, spoken: Int

    var isSaid: Bool {
        anything - sentence <= Self.farthest && Double(covered) >= Self.least * Double(spoken)
    }
}

extension SentenceFit {
    init(_ sentence: ClosedSetDecoder.Heard, among anything: ClosedSetDecoder.Heard) {
        self.init(
            sentence: sentence.score, anything: anything.score,
            covered: sentence.words.reduce(0) { $0 + $1.frames }, spoken: SoundGrammar.spoken(anything))
    }
}
