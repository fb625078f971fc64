import Foundation

/// Corrections that are struck because they were wrong, and brought back.
extension RoomDesk {
    /// Somebody says that the last correction of a line is wrong: it goes with its cards, and is not shown again.
    ///
    /// - Parameter line: nil for the last line that was corrected.
    /// - Returns: the corrections that went, and how many cards went with them.
    func withdraw(line: Int?, better: String? = nil, at now: Date) -> (corrections: [Correction], cards: Int)? {
        guard let visit, let gone = self.visit?.session.withdraw(line: line, better: better) else { return nil }
        let language = visit.language
        let own = gone.corrections.compactMap { RoomCards.card(of: $0, in: language, met: "", at: now) }
        let cards = forget(own, of: gone.corrections.first?.better ?? "", in: language, at: now)
        struck = StruckCorrection(
            language: language, corrections: gone.corrections, own: own, cards: cards, stay: visit.number,
            line: gone.line)
        onNotes(gone.line)
        return (gone.corrections, cards.count)
    }

    /// The same of a mistake that a summary lists.
    /// - Returns: how many cards went with it.
    func strike(_ item: DrillItem, in language: RoomLanguage, at now: Date, zone: TimeZone) -> Int {
        let own = item.corrections.compactMap { RoomCards.card(of: $0, in: language, met: "", at: now) }
        let cards = forget(own, of: item.right, in: language, at: now)
        uncount(item, in: language, at: now, zone: zone)
        struck = StruckCorrection(
            language: language, corrections: item.corrections, own: own, cards: cards, item: item)
        return cards.count
    }

    /// A mistake that was none counts no longer among those of today.
    func uncount(_ item: DrillItem, in language: RoomLanguage, at now: Date, zone: TimeZone) {
        remember { $0.uncount(item, language, at: now, in: zone) }
    }

    /// What was struck last was right: it stands at its line again, with its cards and its count.
    ///
    /// - Returns: what came back; nil where nothing was struck since.
    func bringBack(at now: Date, zone: TimeZone) -> StruckCorrection? {
        guard let back = struck else { return nil }
        struck = nil
        remember { memory in
            for card in back.own { memory[deck: back.language].permit(card, at: now) }
            for card in back.cards { memory[deck: back.language].restore(card, at: now) }
            if let item = back.item { memory.count(item, back.language, at: now, in: zone) }
        }
        if let line = back.line, visit?.number == back.stay {
            visit?.session.correct(line: line, back.corrections)
            onNotes(line)
        }
        return back
    }

    /// Deletes the cards that were made of a corrected sentence.
    /// - Returns: those that there were.
    private func forget(
        _ own: [ReviewCard], of sentence: String, in language: RoomLanguage, at now: Date
    ) -> [ReviewCard] {
        let kept = memory[deck: language].cards.values.filter {
            !sentence.isEmpty && $0.sentence == sentence && CardMistake($0.translation) != nil
        }
        let all = Dictionary((own + kept).map { ($0.id, $0) }) { $1 }
        guard !all.isEmpty else { return [] }
        remember { memory in
            for card in all.values { memory[deck: language].delete(card, at: now) }
        }
        return kept
    }
}
