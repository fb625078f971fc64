import Foundation

/// The question that was asked back, its time, the effect of a yes, and the figures that are a PIN. A value.
struct HouseAsking: Sendable {
    /// Seconds; who says yes later means something else.
    static let patience = 300.0

    private(set) var question: HouseContext.OpenQuestion?
    private var askedAt = Date.distantPast
    /// What is waited for once the plan that is asked about has its yes.
    var promised: HouseWatch?
    /// What is asked for is the code of a lock or an alarm, which the house compares.
    var isOfCode = false
    /// For whom a PIN is typed, and since when.
    private var person: (asked: HousePersonAsking, at: Date)?
    /// It is seen that a PIN is asked for, where there is a screen.
    var isPersonShown = false
    /// Figures that nobody asked for.
    var stray = StrayPIN()

    /// What is asked before a plan is carried out: a yes, or the PIN where the plan takes one and there is one.
    static func question(of plan: HousePlan, hasPIN: Bool) -> HouseContext.OpenQuestion {
        if case .needsPIN = plan.risk, hasPIN { .pin(plan) } else { .confirm(plan) }
    }

    /// Nil when it was answered. What was promised is promised for the question of that time only.
    mutating func ask(_ question: HouseContext.OpenQuestion?, at now: Date) {
        if question != self.question { askedAt = now }
        (self.question, promised, isOfCode) = (question, nil, false)
        if question != nil { endPerson() }
    }

    mutating func ask(_ person: HousePersonAsking, at now: Date) { self.person = (person, now) }

    mutating func endPerson() { (person, isPersonShown) = (nil, false) }

    /// Nil where none is typed, or it was asked for too long ago.
    func person(at now: Date) -> HousePersonAsking? {
        person.flatMap { abs(now.timeIntervalSince($0.at)) <= Self.patience ? $0.asked : nil }
    }

    /// The question, unless it was asked too long ago.
    func fresh(at now: Date) -> HouseContext.OpenQuestion? {
        now.timeIntervalSince(askedAt) <= Self.patience ? question : nil
    }

    /// Whether a text is the PIN that is asked for, or is meant to be.
    func isPIN(_ text: String) -> Bool {
        if case .pin? = question { return HousePIN(text) != nil }
        return person != nil && HousePIN(text) != nil
    }

    /// What figures are that nobody asked for.
    ///
    /// - Parameter isSet: whether there is a PIN.
    func straysAsPIN(_ text: String, isSet: Bool, at now: Date) -> StrayPIN.Verdict {
        isPIN(text) ? .no : stray.verdict(text, isSet: isSet, now: now)
    }
}
