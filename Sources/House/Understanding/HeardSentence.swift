/// A sentence said to a house, and its meaning there.
public struct HeardSentence: Sendable, Hashable {
    /// Of several readings the one that is taken.
    public let text: String
    let understood: HouseUnderstanding
    /// The language it was said in.
    public let tongue: HouseTongue
    /// It is the PIN that is asked for, or meant to be: nobody is shown it.
    public let isPIN: Bool
    /// It says who speaks, or asks that.
    let person: HousePersonRemark?
    /// It answers what was suggested.
    let habit: HabitReply?
    /// It is for the house, as far as its words tell.
    public let isMeant: Bool

    /// It stops what moves: that waits for nothing.
    public var isUrgent: Bool {
        if understood == .halt { return true }
        guard case .plan(let plan) = understood else { return false }
        return !plan.steps.isEmpty && plan.steps.allSatisfy { $0.to == .stopMoving }
    }
}
