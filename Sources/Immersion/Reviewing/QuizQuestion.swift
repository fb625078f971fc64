import Foundation

/// What a card asks: its meaning, and its sentence with a gap.
public struct QuizQuestion: Hashable, Sendable {
    public let card: CardID
    public let prompt: String
    /// The sentence with the word replaced by a gap; empty where the sentence does not contain the word.
    public let gapped: String
    public let expected: [String]

    public init(_ card: ReviewCard) {
        self.card = card.id
        prompt = card.translation
        let words = AnswerRules.alternatives(card.word, metIn: card.sentence)
        // One may write it in kana, too.
        expected = words + (card.reading.map { [$0] } ?? [])
        gapped = words.lazy.compactMap { Self.gap($0, in: card.sentence) }.first ?? ""
    }

    private static func gap(_ word: String, in sentence: String) -> String? {
        guard !word.isEmpty, let found = sentence.range(of: word, options: .caseInsensitive) else { return nil }
        let gapped = sentence.replacingCharacters(in: found, with: "____")
        // Where the whole sentence is asked, a gap tells nothing.
        return gapped.contains(where: \.isLetter) ? gapped : nil
    }
}
