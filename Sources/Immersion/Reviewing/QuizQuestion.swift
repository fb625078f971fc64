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
        expected = AnswerRules.alternatives(card.word)
        gapped = expected.lazy.compactMap { Self.gap($0, in: card.sentence) }.first ?? ""
    }

    private static func gap(_ word: String, in sentence: String) -> String? {
        guard !word.isEmpty, let found = sentence.range(of: word, options: .caseInsensitive) else { return nil }
        return sentence.replacingCharacters(in: found, with: "____")
    }
}
