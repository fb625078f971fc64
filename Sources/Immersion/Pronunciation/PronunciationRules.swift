/// How words and sounds were said. What is measured here tells words of one speaker apart, and judges nobody: the
/// thresholds are the speaker's own.
enum PronunciationRules {
    /// So many deviations below the speaker's usual word it is doubtful, or unclear.
    private static let (doubtful, unclear) = (1.5, 2.5)
    /// What is better than this is never told of, whoever speaks.
    private static let good = 55.0
    /// Of marks that are the same for every speaker.
    private static let (clearMark, doubtfulMark) = (80.0, 60.0)
    /// Words of one line that are worth listening to again.
    private static let most = 3

    /// - Parameter speaker: as heard before; what the line itself shows where that is too little.
    static func words(_ heard: HeardWords, speaker: SpeakerProfile) -> [SaidWord] {
        let measured = heard.words.filter(isJudged)
        let scale = speaker.scale ?? SpeakerProfile(measured.map(\.accuracy)).ownScale
        return heard.words.map { word in
            let grade: SaidWord.Grade
            if !isJudged(word) {
                grade = .unjudged
            } else if heard.isAbsolute {
                grade = word.accuracy >= clearMark ? .clear : word.accuracy >= doubtfulMark ? .doubtful : .unclear
            } else if let scale {
                grade = self.grade(word.accuracy, scale)
            } else {
                grade = .unjudged
            }
            return SaidWord(text: word.text, grade: grade, sounds: sounds(word, grade))
        }
    }

    /// Those to listen to again, in their order.
    static func unclear(_ words: [SaidWord]) -> [SaidWord] { Array(words.filter { $0.grade == .unclear }.prefix(most)) }

    private static func grade(_ accuracy: Double, _ scale: SpeakerProfile.Scale) -> SaidWord.Grade {
        let below = (scale.median - accuracy) / scale.spread
        if accuracy >= good || below < doubtful { return .clear }
        return below < unclear ? .doubtful : .unclear
    }

    /// A word with no sound that can be judged says nothing.
    private static func isJudged(_ word: HeardWords.Word) -> Bool {
        word.sounds.isEmpty || word.sounds.contains { $0.accuracy != nil }
    }

    /// Of a word that was not clear, the sound that fits worst is marked.
    private static func sounds(_ word: HeardWords.Word, _ grade: SaidWord.Grade) -> [SaidWord.Sound] {
        let isShown = grade == .unclear || grade == .doubtful
        let worst = isShown ? word.sounds.compactMap(\.accuracy).min() : nil
        return word.sounds.map { sound in
            let isWorst = worst != nil && sound.accuracy == worst
            return SaidWord.Sound(ipa: sound.ipa, grade: sound.accuracy == nil ? .unjudged : isWorst ? grade : .clear)
        }
    }
}
