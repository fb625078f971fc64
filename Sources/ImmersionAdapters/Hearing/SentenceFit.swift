/// How well a sentence fits what was said, compared with the same recording heard as any sounds in any order.
struct SentenceFit: Sendable, Hashable {
    /// The mean of a frame with the sentence, and with any sounds.
    let sentence, anything: Double
    /// Hundredths of a second that the sentence covers, and that something was said.
    let covered, spoken: Int

    /// Scores a frame that any sounds fit better.
    var distance: Double { anything - sentence }

    func covers(_ share: Double) -> Bool { Double(covered) >= share * Double(spoken) }
}

extension SentenceFit {
    init(_ sentence: ClosedSetDecoder.Heard, among anything: ClosedSetDecoder.Heard) {
        self.init(
            sentence: sentence.score, anything: anything.score,
            covered: sentence.words.reduce(0) { $0 + $1.frames }, spoken: SoundGrammar.spoken(anything))
    }
}
