import Foundation

/// What is told to a server of the person's choice, where they consented.
extension RoomDesk {
    func share(_ summary: RoomSummary, of visit: RoomVisit, at now: Date) {
        let kind = LearningEvent.Kind.conversationCompleted(
            scenario: visit.session.scenario?.id ?? "", seconds: Int(summary.lasted.components.seconds),
            messages: visit.session.lines.count, errors: summary.errors.map(\.count).reduce(0, +),
            score: summary.score.map(Double.init))
        events?.note(LearningEvent(kind, in: visit.language, at: now))
    }

    func shareReview(_ grades: [ReviewGrade: Int], of language: RoomLanguage, at now: Date) {
        let cards = grades.values.reduce(0, +)
        guard cards > 0 else { return }
        let kind = LearningEvent.Kind.reviewCompleted(cards: cards, known: cards - (grades[.again] ?? 0))
        events?.note(LearningEvent(kind, in: language, at: now))
    }
}
