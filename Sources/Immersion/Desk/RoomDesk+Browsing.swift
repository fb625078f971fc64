import Foundation

/// Cards that are changed outside a review.
extension RoomDesk {
    /// Does something to a card; it can be taken back.
    ///
    /// - Returns: the card as it is now; nil where there is none.
    @discardableResult func changeCard(
        _ card: ReviewCard, _ change: (inout Deck, ReviewCard) -> Void
    ) -> ReviewCard? {
        guard let before = memory[deck: card.language].cards[card.id] else { return nil }
        note(CardChange(before: before))
        remember { change(&$0[deck: card.language], before) }
        return memory[deck: card.language].cards[card.id]
    }

    /// - Returns: the card as it is now; nil where there is one like it already.
    func editCard(_ card: ReviewCard, word: String, translation: String, at now: Date) -> ReviewCard? {
        let deck = memory[deck: card.language]
        guard let before = deck.cards[card.id] else { return nil }
        let edited = before.edited(word: word, translation: translation, at: now)
        let isRenamed = edited.id != before.id
        guard !isRenamed || deck.cards[edited.id] == nil else { return nil }
        note(CardChange(before: before, added: isRenamed ? edited : nil))
        remember { memory in
            if isRenamed { memory[deck: card.language].delete(before, at: now) }
            memory[deck: card.language].put(edited)
        }
        return edited
    }

    /// Takes back what was done last outside a review.
    ///
    /// - Returns: the card as it is again; nil where nothing was done.
    func undoCardChange(at now: Date) -> ReviewCard? {
        guard let last = changedCards.popLast() else { return nil }
        remember { memory in
            if let added = last.added { memory[deck: added.language].delete(added, at: now) }
            memory[deck: last.before.language].restore(last.before, at: now)
        }
        return memory[deck: last.before.language].cards[last.before.id]
    }

    private func note(_ change: CardChange) {
        changedCards.append(change)
        if changedCards.count > CardChange.most { changedCards.removeFirst() }
    }
}
