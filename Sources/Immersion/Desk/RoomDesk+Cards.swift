import Foundation

/// Cards: made, asked, taken from elsewhere.
extension RoomDesk {
    /// What was noted last and is worth a card that is not there yet.
    ///
    /// - Parameter line: nil for any.
    func candidate(line: Int?, at now: Date) -> ReviewCard? {
        guard let session = visit?.session else { return nil }
        let kept = Set(memory[deck: session.language].cards.keys)
        return RoomCards.card(in: session, line: line, except: kept, at: now)
    }

    /// The card of a word, with the line it was met in.
    func card(of word: FoundWord, at line: Int?, now: Date) -> ReviewCard? {
        guard let session = visit?.session else { return nil }
        let sentence = line.flatMap { session.lines.indices.contains($0) ? session.lines[$0].text : nil } ?? ""
        return RoomCards.card(
            of: LookedUpWord(
                word: word.headword, reading: word.reading.isEmpty ? nil : word.reading, translation: word.meaning,
                sentence: sentence),
            in: session.language, met: session.scenario?.title ?? session.persona.name, at: now)
    }

    /// A deck that can be kept whole; what is longer is no card.
    private static let (mostCards, longestCard) = (20_000, 1_500)

    /// - Returns: how many of them are new.
    @discardableResult func keep(_ cards: [ReviewCard]) -> Int {
        var added = 0
        remember { memory in
            for (language, cards) in Dictionary(grouping: cards, by: \.language) {
                var deck = memory[deck: language]
                for card in cards where Self.fits(card) && deck.cards.count < Self.mostCards {
                    if deck.add(card) { added += 1 }
                }
                memory[deck: language] = deck
            }
        }
        return added
    }

    /// Keeps cards that came from elsewhere, with what was answered to them there.
    ///
    /// - Returns: how many of them are new.
    func take(_ pack: CardPack, of language: RoomLanguage, in zone: TimeZone) -> Int {
        let added = keep(pack.cards)
        remember { memory in
            for card in pack.cards { memory[deck: card.language].catchUp(with: card) }
            memory[deck: language].merge(pack.answers, of: language, in: zone)
        }
        return added
    }

    /// Cards that are too long, and what a full deck does not take.
    func left(of cards: [ReviewCard]) -> Int {
        cards.count { !Self.fits($0) || memory[deck: $0.language].cards[$0.id] == nil }
    }

    private static func fits(_ card: ReviewCard) -> Bool {
        [card.word, card.reading ?? "", card.translation, card.sentence, card.met, NoteTags.text(card.tags)]
            .reduce(0) { $0 + $1.utf8.count } <= longestCard
    }

    // MARK: reviewing

    /// How much a day asks.
    func limit(cardsOf language: RoomLanguage, to limits: DeckLimits) {
        guard memory[deck: language].limits != limits else { return }
        remember { $0[deck: language].limits = limits }
    }

    func beginReview(
        of language: RoomLanguage, by mode: QuizMode, side: QuizSide = .words, plan: ReviewPlan = ReviewPlan(),
        at now: Date, in zone: TimeZone
    ) {
        changedCards = []
        review = ReviewSession(
            deck: memory[deck: language], mode: mode, side: side, zone: zone,
            scheduler: plan.scheduler, at: now)
    }

    /// What is listened for when the card that is asked is answered aloud: beside its answer the words of the deck and, where
    /// there are few, of the places.
    func spokenAnswers(in language: RoomLanguage) async -> SpokenAnswers? {
        guard let review, let question = review.question else { return nil }
        let own = review.deck.order.compactMap { review.deck.cards[$0]?.word }
        let known = await parts.places().flatMap { $0.things.compactMap { $0.word(in: language) } }
        return SpokenAnswers(question, in: language, among: own + known)
    }

    /// Grades the card that is asked, and keeps what is remembered of it.
    func grade(_ grade: ReviewGrade?, in language: RoomLanguage, at now: Date) {
        guard review?.verdict != nil else { return }
        review?.next(grading: grade, at: now)
        keepReview(in: language)
    }

    /// Buries, suspends, deletes or edits the card that is asked, or takes that back, and keeps what came of it.
    func changeReview<Result>(in language: RoomLanguage, _ change: (inout ReviewSession) -> Result) -> Result? {
        guard var changed = review else { return nil }
        let result = change(&changed)
        review = changed
        keepReview(in: language, counts: changed.deck.state)
        return result
    }

    /// - Parameter counts: of the day, where they may be less than before.
    private func keepReview(in language: RoomLanguage, counts: DeckState? = nil) {
        guard let deck = review?.deck else { return }
        remember { memory in
            // Cards that were made meanwhile, and sounds.
            var merged = deck
            merged.merge(memory[deck: language])
            if let counts { merged.state = counts }
            memory[deck: language] = merged
        }
    }

    /// Suspended cards are asked again.
    /// - Returns: how many they are.
    func resumeCards(of language: RoomLanguage, at now: Date) -> Int {
        var count = 0
        remember { count = $0[deck: language].resume(at: now) }
        return count
    }

    /// There are cards of these mistakes already.
    func isKept(_ item: DrillItem, in language: RoomLanguage) -> Bool {
        RoomCards.isKept(item, in: memory[deck: language])
    }

    /// Cards that would be asked now.
    func due(_ language: RoomLanguage, at now: Date, in zone: TimeZone) -> Int {
        memory[deck: language].queue(at: now, in: zone).count
    }
}
