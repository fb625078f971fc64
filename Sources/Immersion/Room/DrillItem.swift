/// An own mistake, to be said right.
public struct DrillItem: Hashable, Sendable, Codable {
    public let rule: String
    public let wrong: String
    public let right: String
    public let why: String
    /// What was corrected in the sentence.
    var corrections: [Correction] = []
    /// In so many lines that are counted.
    var times = 0

    var rules: Set<String> { Set(corrections.map(\.rule)) }

    /// Said once more.
    func isSame(as other: DrillItem) -> Bool {
        (rule, wrong, right, why) == (other.rule, other.wrong, other.right, other.why)
    }

    public init(rule: String, wrong: String, right: String, why: String) {
        self.rule = rule
        self.wrong = wrong
        self.right = right
        self.why = why
    }
}
