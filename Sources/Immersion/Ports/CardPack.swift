/// Cards on their way from one program to another, with what was answered to them.
public struct CardPack: Sendable, Hashable {
    public var cards: [ReviewCard]
    /// The earliest first.
    public var answers: [ReviewAnswer]

    public init(_ cards: [ReviewCard], answers: [ReviewAnswer] = []) { (self.cards, self.answers) = (cards, answers) }
}
