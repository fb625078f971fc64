import Foundation

/// What was asked back, when, and what follows from a yes.
struct HouseAsking: Sendable {
    /// Seconds; who says yes later means something else.
    static let patience = 300.0

    private(set) var question: HouseContext.OpenQuestion?
    private var askedAt = Date.distantPast
    /// What is waited for once the plan that is asked about has its yes.
    var promised: HouseWatch?

    /// Nil when it was answered.
    mutating func ask(_ question: HouseContext.OpenQuestion?, at now: Date) {
        if question != self.question { askedAt = now }
        self.question = question
    }

    /// The question, unless it was asked too long ago.
    func fresh(at now: Date) -> HouseContext.OpenQuestion? {
        now.timeIntervalSince(askedAt) <= Self.patience ? question : nil
    }
}
