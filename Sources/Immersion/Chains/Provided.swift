public import Foundation

/// An answer, who gave it, and who did not.
public struct Provided<Answer: Sendable>: Sendable {
    public var answer: Answer
    /// The name of the link.
    public var by: String
    /// Those in front of it, in order; empty when the first one answered.
    public var passedOver: [PassedOver]
    /// At most, in US dollars; what may have been charged for failures is in it.
    public var cost: Decimal
    /// What the one who answered misses of what is asked of a provider: "95 of 100 answers within 2 s".
    var missedGoals: [String] = []

    public init(answer: Answer, by: String, passedOver: [PassedOver] = [], cost: Decimal = 0) {
        (self.answer, self.by, self.passedOver, self.cost) = (answer, by, passedOver, cost)
    }
}
