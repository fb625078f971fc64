public import Foundation

/// One sitting with a deck: asks, compares, grades. Pure; time is told.
public struct ReviewSession: Sendable {
    /// Cards that were answered, by grade.
    public private(set) var grades: [ReviewGrade: Int] = [:]
    public private(set) var deck: Deck
    public private(set) var question: QuizQuestion?
    /// The verdict on the present question, once it was answered.
    public private(set) var verdict: AnswerVerdict?

    /// May change from card to card: somebody who cannot speak now writes.
    public var mode: QuizMode
    private let side: QuizSide
    private let zone: TimeZone
    private let scheduler: FSRSScheduler

    package init(
        deck: Deck, mode: QuizMode, side: QuizSide = .words, zone: TimeZone,
        scheduler: FSRSScheduler = FSRSScheduler(), at now: Date
    ) {
        self.deck = deck
        self.mode = mode
        self.side = side
        self.zone = zone
        self.scheduler = scheduler
        ask(at: now)
    }

    /// Nothing is left to ask now.
    public var isOver: Bool { question == nil }

    /// Compares an answer; nil where nothing is asked. A second answer to the same question counts for nothing.
    @discardableResult public mutating func answer(_ text: String) -> AnswerVerdict? {
        guard let question else { return nil }
        if let verdict { return verdict }
        let found = question.verdict(on: text, isSpoken: mode == .voice)
        verdict = found
        return found
    }

    /// Shows the answer: it was not known.
    public mutating func reveal() {
        guard let question, verdict == nil else { return }
        verdict = AnswerVerdict(isRight: false, expected: question.expected.first ?? "")
    }

    /// Takes the proposed grade, or another, and goes on.
    public mutating func next(grading chosen: ReviewGrade? = nil, at now: Date) {
        guard let question, let verdict else { return }
        let grade = chosen ?? verdict.grade
        note(question.card)
        grades[grade, default: 0] += 1
        let answer = deck.answer(grade, to: question.card, at: now, in: zone, by: scheduler)
        if let answer { steps[steps.count - 1].answer = answer }
        ask(at: now)
    }

    // MARK: changing cards

    /// A step that was taken with a card, to be undone.
    private struct Step {
        let before: ReviewCard
        var added: ReviewCard?
        let state: DeckState
        let grades: [ReviewGrade: Int]
        /// What the log has of it.
        var answer: ReviewAnswer?
    }

    /// So many steps can be taken back.
    private static let mostSteps = 100
    private var steps: [Step] = []

    var canUndo: Bool { !steps.isEmpty }

    private mutating func note(_ id: CardID, added: ReviewCard? = nil) {
        guard let card = deck.cards[id] else { return }
        steps.append(Step(before: card, added: added, state: deck.state, grades: grades))
        if steps.count > Self.mostSteps { steps.removeFirst() }
    }

    public mutating func bury(at now: Date) {
        guard let question else { return }
        note(question.card)
        deck.bury(question.card, at: now, in: zone)
        ask(at: now)
    }

    public mutating func suspend(at now: Date) {
        guard let question else { return }
        note(question.card)
        deck.suspend(question.card, at: now)
        ask(at: now)
    }

    /// The next colour, none after the last; the card stays the one that is asked.
    mutating func flag(at now: Date) {
        guard let question, let card = deck.cards[question.card] else { return }
        note(question.card)
        deck.set(flag: card.nextFlag, of: question.card, at: now)
    }

    mutating func delete(at now: Date) {
        guard let question, let card = deck.cards[question.card] else { return }
        note(question.card)
        deck.delete(card, at: now)
        ask(at: now)
    }

    /// The card gets another word and meaning, and is asked anew.
    /// - Returns: the card as it is now; nil where there is one like it already.
    mutating func edit(word: String, translation: String, at now: Date) -> ReviewCard? {
        guard let question, let card = deck.cards[question.card] else { return nil }
        let edited = card.edited(word: word, translation: translation, at: now)
        guard edited.id == card.id || deck.cards[edited.id] == nil else { return nil }
        note(question.card, added: edited.id == card.id ? nil : edited)
        if edited.id != card.id { deck.delete(card, at: now) }
        deck.put(edited)
        (verdict, self.question) = (nil, asked(edited))
        return edited
    }

    /// Takes back what was done last; its card is asked.
    /// - Returns: that card; nil where nothing was done.
    mutating func undo(at now: Date) -> ReviewCard? {
        guard let step = steps.popLast() else { return nil }
        if let added = step.added { deck.delete(added, at: now) }
        deck.restore(step.before, at: now)
        if let answer = step.answer { deck.takeBack(answer) }
        deck.state = step.state
        grades = step.grades
        (verdict, question) = (nil, deck.cards[step.before.id].map(asked))
        return step.before
    }

    /// Looks for a question anew: a step of learning may have fallen due meanwhile.
    public mutating func ask(at now: Date) {
        verdict = nil
        question = deck.queue(at: now, in: zone).first.flatMap { deck.cards[$0] }.map(asked)
    }

    private func asked(_ card: ReviewCard) -> QuizQuestion { QuizQuestion(card, by: side) }
}
