import Foundation
import Testing

@testable import Immersion

@Suite struct `A card is answered aloud among a few words` {
    private func answers(_ word: String, _ language: RoomLanguage = .spanish, among words: [String]) -> SpokenAnswers {
        let card = ReviewCard(
            language: language, word: word, translation: "t",
            memory: CardMemory(due: Date(timeIntervalSince1970: 0)))
        return SpokenAnswers(QuizQuestion(card), in: language, among: words)
    }

    @Test func `the answer comes first, then words of about its length, and that one does not know`() {
        let answers = answers("la mesa", among: ["el refrigerador", "la mesa", "la silla", "la taza, el vaso"])

        #expect(
            answers.choices == ["la mesa", "la taza", "la silla", "el refrigerador", "No entiendo"])
        #expect(answers.isLost("no entiendo"))
        #expect(!answers.isLost("la silla"))
    }

    @Test func `what this machine hears as the answer is not listened for, and named`() {
        let answers = answers("pero", among: ["el gato", "perro", "para"])

        #expect(answers.alike == ["perro"])
        #expect(!answers.choices.contains("perro"))
        #expect(answers.choices.contains("para"))
    }

    @Test func `each of several answers is listened for, and of the other words no more than a few`() {
        let words = (0..<200).map { number in "casa" + String(repeating: "ta", count: number % 20) + "\(number)" }
        let answers = answers("el coche, el carro", among: words)

        #expect(answers.choices.first == "el coche")
        #expect(answers.choices.contains("el carro"))
        // Both, the two together, eight others, and that one does not know.
        #expect(answers.choices.count == 12)
        #expect(Set(answers.choices).count == answers.choices.count)
    }

    @Test(arguments: [
        ("perro", "pero", RoomLanguage.spanish, true), ("vaca", "paca", .spanish, true),
        ("año", "ano", .spanish, false), ("mesa", "misa", .spanish, false), ("hola", "ola", .spanish, true),
        ("rue", "roue", .french, true), ("main", "mon", .french, true), ("bon", "ban", .french, true),
        ("thé", "thè", .french, true),
        ("Stadt", "Staat", .german, true), ("Höhle", "Hölle", .german, true),
        ("Kirche", "Kirsche", .german, true), ("Bett", "Beet", .german, true), ("Haus", "Maus", .german, false),
        ("水", "みず", .japanese, false), ("mesa", "Mesa", .spanish, false), ("", "", .spanish, false),
    ])
    func `words that differ only in what an English model does not hear are alike`(
        left: String, right: String, language: RoomLanguage, areAlike: Bool
    ) {
        #expect(AlikeWords.areAlike(left, right, in: language) == areAlike)
    }
}
