import Foundation

/// The question of a card: its meaning, and its sentence with a gap.
public struct QuizQuestion: Hashable, Sendable {
    public let card: CardID
    public let prompt: String
    /// The sentence with the word replaced by a gap; empty where the sentence does not contain the word.
    public let gapped: String
    public let expected: [String]
    /// What stands before and after the gap.
    private let around: [LenientText]
    /// What the card was made to get rid of.
    private let mistake: LenientText?
    private let language: RoomLanguage

    /// Of this very card.
    package let side: QuizSide

    var asksMeaning: Bool { side == .meaning }
    /// Its sound asks, and nothing that could be read.
    var isHeard: Bool { side == .listening }

    /// - Parameter side: a mistake and a text with a gap are asked as ever.
    package init(_ card: ReviewCard, by side: QuizSide = .words) {
        self.card = card.id
        language = card.language
        mistake = CardMistake(card.translation).map { LenientText($0.wrong, in: card.language) }
        self.side = mistake == nil && !card.translation.contains(ClozeText.gap) ? side : .words
        guard self.side != .meaning else {
            (prompt, gapped, around) = (card.word, "", [])
            expected = AnswerRules.alternatives(card.translation)
            return
        }
        prompt = card.translation
        let words = AnswerRules.alternatives(card.word, metIn: card.sentence)
        // One may write it in kana, too.
        let readings = card.language == .japanese ? JapaneseReadings.all(of: card.word) : []
        expected = words + (card.reading.map { [$0] } ?? []) + readings.filter { $0 != card.reading }
        guard self.side == .words else {
            // The sentence would tell the word.
            (gapped, around) = ("", [])
            return
        }
        let parts = words.lazy.compactMap { Self.around($0, in: card.sentence, of: card.language) }.first
        gapped = parts.map { $0.joined(separator: ClozeText.gap) } ?? ""
        around = parts?.map { LenientText($0, in: card.language) } ?? []
    }

    /// Compares an answer: the word, or the whole sentence with it. The mistake that the card is made of is no slip.
    public func verdict(on answer: String, isSpoken: Bool = false) -> AnswerVerdict {
        guard !asksMeaning else { return meaning(answer) }
        let given = filling(answer)
        let words = LenientText(given, in: language).words
        if let mistake, words == mistake.words,
            !expected.contains(where: { LenientText($0, in: language).words == words })
        {
            return AnswerVerdict(isRight: false, expected: expected.first ?? "")
        }
        return AnswerRules.compare(given, with: expected, in: language, isSpoken: isSpoken)
    }

    /// "The dog", "a dog" and "dog" mean the same, and so do "to eat" and "eat".
    private func meaning(_ answer: String) -> AnswerVerdict {
        let whole = AnswerRules.compare(answer, with: expected, in: language)
        guard !whole.isRight else { return whole }
        let bare = AnswerRules.compare(Self.bare(answer), with: expected.map(Self.bare), in: language)
        return bare.isRight ? bare : whole
    }

    private static func bare(_ text: String) -> String {
        let first = text.prefix { !$0.isWhitespace }
        let isSmall = ["the", "a", "an", "to"].contains(first.lowercased())
        return isSmall && first.count < text.count ? String(text.dropFirst(first.count + 1)) : text
    }

    /// What was put into the gap by one who answered with the whole sentence; else the answer itself.
    private func filling(_ answer: String) -> String {
        let given = LenientText(answer, in: language)
        guard around.count == 2, language != .japanese else { return Self.filling(answer, given, around) }
        let (before, after) = (around[0].plain, around[1].plain)
        guard given.plain.count > before.count + after.count, given.plain.starts(with: before),
            given.plain.suffix(after.count).elementsEqual(after)
        else { return answer }
        return given.words.dropFirst(before.count).dropLast(after.count).joined(separator: " ")
    }

    /// Japanese is written without spaces.
    private static func filling(_ answer: String, _ given: LenientText, _ around: [LenientText]) -> String {
        guard around.count == 2, let whole = given.words.first else { return answer }
        let (before, after) = (around[0].words.first ?? "", around[1].words.first ?? "")
        guard whole.count > before.count + after.count, whole.hasPrefix(before), whole.hasSuffix(after) else {
            return answer
        }
        return String(whole.dropFirst(before.count).dropLast(after.count))
    }

    /// What stands around a word of a sentence: "el" is not found in "pastel".
    private static func around(_ word: String, in sentence: String, of language: RoomLanguage) -> [String]? {
        guard !word.isEmpty else { return nil }
        var rest = sentence.startIndex..<sentence.endIndex
        while let found = sentence.range(of: word, options: .caseInsensitive, range: rest) {
            let (before, after) = (sentence[..<found.lowerBound], sentence[found.upperBound...])
            // "l'" ends where the next word begins.
            let (goesOn, isLetter) = (after.first?.isLetter ?? false, word.last?.isLetter ?? false)
            let isWhole = !(before.last?.isLetter ?? false) && !(goesOn && isLetter)
            if isWhole || language == .japanese {
                // Where the whole sentence is asked, a gap tells nothing.
                return (before + after).contains(where: \.isLetter) ? [String(before), String(after)] : nil
            }
            rest = sentence.index(after: found.lowerBound)..<sentence.endIndex
        }
        return nil
    }
}
