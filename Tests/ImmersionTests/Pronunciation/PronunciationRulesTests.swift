import Testing

@testable import Immersion

@Suite struct `How words were said` {
    private func heard(_ accuracies: Double..., isAbsolute: Bool = false) -> HeardWords {
        HeardWords(
            text: "x",
            words: accuracies.enumerated().map { HeardWords.Word(text: "w\($0.offset)", accuracy: $0.element) },
            isAbsolute: isAbsolute)
    }

    private func grades(_ heard: HeardWords, _ speaker: SpeakerProfile = SpeakerProfile()) -> [SaidWord.Grade] {
        PronunciationRules.words(heard, speaker: speaker).map(\.grade)
    }

    @Test func `those far below the speaker's usual ones are to be heard again`() {
        #expect(grades(heard(70, 30, 72, 45, 68)) == [.clear, .unclear, .clear, .doubtful, .clear])
    }

    @Test func `a voice that fits badly as a whole is not blamed`() {
        #expect(grades(heard(20, 25, 22, 18)).allSatisfy { $0 == .clear })
    }

    @Test func `good words are never told of, and too few say nothing`() {
        #expect(grades(heard(100, 66, 100)).allSatisfy { $0 == .clear })
        #expect(grades(heard(0, 100)) == [.unjudged, .unjudged])
        #expect(grades(heard()).isEmpty)
    }

    @Test func `the thresholds are the speaker's own, as soon as enough was heard`() {
        let mumbler = SpeakerProfile((0..<60).map { 20 + Double($0 % 20) })
        let announcer = SpeakerProfile((0..<60).map { 70 + Double($0 % 8) })

        #expect(grades(heard(22), mumbler) == [.clear])
        #expect(grades(heard(50, 40), announcer) == [.unclear, .unclear])
        #expect(grades(heard(66), announcer) == [.clear])
    }

    @Test func `a word that something else was said in place of is never clear, and in a guess never blamed`() {
        var line = heard(70, 30, 72, 45, 68)
        for index in line.words.indices { line.words[index].isSaid = index > 2 }
        #expect(grades(line) == [.unjudged, .unclear, .unjudged, .doubtful, .clear])

        line.isGuessed = true
        #expect(grades(line) == [.unjudged, .unjudged, .unjudged, .doubtful, .clear])
    }

    @Test func `marks that are the same for everybody are taken as they are`() {
        #expect(grades(heard(95, 70, 20, isAbsolute: true)) == [.clear, .doubtful, .unclear])
    }

    @Test func `what cannot be told apart is not judged, and of an unclear word the worst sound is marked`() {
        func word(_ text: String, _ accuracy: Double, _ sounds: [(String, Double?)]) -> HeardWords.Word {
            HeardWords.Word(
                text: text, accuracy: accuracy, sounds: sounds.map { HeardWords.Sound(ipa: $0.0, accuracy: $0.1) })
        }
        let heard = HeardWords(
            text: "x",
            words: [
                word("a", 75, [("a", 70)]), word("b", 70, [("b", 75)]), word("c", 72, [("c", 72)]),
                word("leche", 10, [("l", 40), ("e", 60), ("tʃ", 5), ("e", 30)]), word("rr", 1, [("r", nil)]),
            ])

        let words = PronunciationRules.words(heard, speaker: SpeakerProfile())

        #expect(words.map(\.grade) == [.clear, .clear, .clear, .unclear, .unjudged])
        #expect(words[3].sounds.map(\.grade) == [.clear, .clear, .unclear, .clear])
        #expect(words[4].sounds.map(\.grade) == [.unjudged])
        #expect(PronunciationRules.unclear(words).map(\.text) == ["leche"])
    }

    @Test func `no more words are remembered than say something`() {
        var profile = SpeakerProfile()
        for _ in 0..<50 { profile.add([10, 20, 30, 40, 50, 60]) }

        #expect(profile.accuracies.count == SpeakerProfile.most)
    }
}
