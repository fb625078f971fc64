import Foundation

/// The mistakes and words worth a card.
enum RoomCards {
    /// The right words, asked for by the wrong ones; nil where nothing is known to be better.
    static func card(
        of correction: Correction, in language: RoomLanguage, met: String, at now: Date
    ) -> ReviewCard? {
        guard let right = correction.replacements.first, !right.isEmpty, !correction.better.isEmpty else { return nil }
        return ReviewCard(
            language: language, word: right,
            translation: CardMistake(wrong: correction.what, why: correction.reason).text,
            sentence: correction.better, met: met, memory: CardMemory(due: now))
    }

    static func card(
        of word: LookedUpWord, in language: RoomLanguage, met: String, at now: Date
    ) -> ReviewCard? {
        guard !word.translation.isEmpty else { return nil }
        return ReviewCard(
            language: language, word: word.word, reading: word.reading, translation: word.translation,
            sentence: word.sentence, met: met, memory: CardMemory(due: now))
    }

    /// A mistake of the drill, asked for by what was said.
    static func card(of item: DrillItem, in language: RoomLanguage, met: String, at now: Date) -> ReviewCard {
        ReviewCard(
            language: language, word: item.right, translation: CardMistake(wrong: item.wrong, why: item.why).text,
            sentence: item.right, met: met, memory: CardMemory(due: now))
    }

    /// A card in a few words: of a mistake what was wrong, not why.
    static func told(_ card: ReviewCard) -> String {
        if let mistake = CardMistake(card.translation) { return "\(card.word) (\(mistake.asked))" }
        let reading = card.reading.map { " (\($0))" } ?? ""
        return "\(card.word)\(reading) = \(card.translation)"
    }

    /// Whether cards of the same mistakes are there already: each correction of the sentence, or the sentence itself.
    static func isKept(_ item: DrillItem, in deck: Deck) -> Bool {
        var left = item.why
        for card in deck.cards.values where card.sentence == item.right {
            guard let mistake = CardMistake(card.translation), let place = left.range(of: mistake.why) else { continue }
            left.removeSubrange(place)
        }
        return left.allSatisfy(\.isWhitespace)
    }

    /// What was noted last, in a line or in all of them, that can be kept.
    static func card(
        in session: RoomSession, line: Int?, except kept: Set<CardID>, at now: Date
    ) -> ReviewCard? {
        let lines = line.map { session.lines.indices.contains($0) ? [$0] : [] } ?? Array(session.lines.indices)
        let met = session.scenario?.title ?? session.persona.name
        for index in lines.reversed() {
            let line = session.lines[index]
            for note in line.notes.reversed() {
                let card: ReviewCard? =
                    switch note {
                    case .correction(let correction):
                        self.card(of: correction, in: session.language, met: met, at: now)
                    case .lookedUp(let word, let reading, let translation):
                        // Its own sentence: the line may be none in which it stands.
                        self.card(
                            of: LookedUpWord(
                                word: word, reading: reading.isEmpty ? nil : reading, translation: translation,
                                sentence: session.lookedUp.first { $0.word == word && $0.translation == translation }?
                                    .sentence ?? line.text),
                            in: session.language, met: met, at: now)
                    case .translated, .hint, .goalReached, .answered, .fellBack, .heard, .said: nil
                    }
                if let card, !kept.contains(card.id) { return card }
            }
        }
        return nil
    }
}
