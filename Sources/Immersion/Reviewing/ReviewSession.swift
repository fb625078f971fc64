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
    private let zone: TimeZone
    private let scheduler: FSRSScheduler

    public init(deck: Deck, mode: QuizMode, zone: TimeZone, scheduler: FSRSScheduler = FSRSScheduler(), at now: Date) {
        self.deck = deck
        self.mode = mode
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
        grades[grade, default: 0] += 1
        deck.answer(grade, to: question.card, at: now, in: zone, by: scheduler)
        ask(at: now)
    }

    public mutating func bury(at now: Date) {
        guard let question else { return }
        deck.bury(question.card, at: now, in: zone)
        ask(at: now)
    }

    public mutating func suspend(at now: Date) {
        guard let question else { return }
        deck.suspend(question.card)
        ask(at: now)
    }

    /// Looks for a question anew: a step of learning may have fallen due meanwhile.
    public mutating func ask(at now: Date) {
        verdict = nil
        question = deck.queue(at: now, in: zone).first.flatMap { deck.cards[$0] }.map(QuizQuestion.init)
    }
}
