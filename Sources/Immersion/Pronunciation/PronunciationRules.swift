/// How words and sounds were said. What is measured here tells words of one speaker apart, and judges nobody: the
/// thresholds are the speaker's own.
enum PronunciationRules {
    /// So many deviations below the speaker's usual word it is doubtful, or unclear.
    private static let (doubtful, unclear) = (1.5, 2.5)
    /// What is better than this is never told of, whoever speaks.
    private static let good = 65.0
    /// Of marks that are the same for every speaker.
    private static let (clearMark, doubtfulMark) = (80.0, 60.0)
    /// Words of one line that are worth listening to again.
    private static let most = 3

    /// - Parameter speaker: as heard before; what the line itself shows where that is too little.
    static func words(_ heard: HeardWords, speaker: SpeakerProfile) -> [SaidWord] {
        let scale = speaker.scale ?? SpeakerProfile(heard.words.compactMap(measure)).ownScale
        return heard.words.map { word in
            var grade = grade(word, isAbsolute: heard.isAbsolute, scale)
            // What something else was said in place of was not said well; in a sentence that was guessed, not badly either.
            if !word.isSaid, grade == .clear || heard.isGuessed { grade = .unjudged }
            return SaidWord(text: word.text, grade: grade, sounds: sounds(word, grade))
        }
    }

    /// Those to listen to again, in their order.
    static func unclear(_ words: [SaidWord]) -> [SaidWord] { Array(words.filter { $0.grade == .unclear }.prefix(most)) }

    /// What a word is judged by: the sound of it that fits worst, since one wrong sound hardly moves the mean of a word; the
    /// word itself where sounds are not measured. Nil where no sound of it can be judged.
    static func measure(_ word: HeardWords.Word) -> Double? {
        word.sounds.isEmpty ? word.accuracy : word.sounds.compactMap(\.accuracy).min()
    }

    private static func grade(
        _ word: HeardWords.Word, isAbsolute: Bool, _ scale: SpeakerProfile.Scale?
    ) -> SaidWord.Grade {
        guard let accuracy = measure(word) else { return .unjudged }
        if isAbsolute { return accuracy >= clearMark ? .clear : accuracy >= doubtfulMark ? .doubtful : .unclear }
        guard let scale else { return .unjudged }
        let below = (scale.median - accuracy) / scale.spread
        if accuracy >= good || below < doubtful { return .clear }
        return below < unclear ? .doubtful : .unclear
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
