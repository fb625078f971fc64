/// An own mistake, to be said right.
public struct DrillItem: Hashable, Sendable, Codable {
    public let rule: String
    public let wrong: String
    public let right: String
    public let why: String

    public init(rule: String, wrong: String, right: String, why: String) {
        self.rule = rule
        self.wrong = wrong
        self.right = right
        self.why = why
    }
}
