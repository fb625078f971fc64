/// A mistake in a text, and what would be right.
public struct Correction: Hashable, Sendable, Codable {
    /// Where, in UTF-16 units of the text.
    public let range: Range<Int>
    /// The rule's stable name, such as `es-contraction`.
    public let rule: String
    /// The words that are wrong, as they were written.
    public let what: String
    /// The reason, in a short sentence.
    public let why: String
    /// What may stand there instead, best first; empty where nothing is known to be better.
    public let replacements: [String]
    /// The whole sentence as it should be; empty where nobody knows.
    public let better: String

    public init(
        range: Range<Int>, rule: String, what: String, why: String, replacements: [String], better: String
    ) {
        self.range = range
        self.rule = rule
        self.what = what
        self.why = why
        self.replacements = replacements
        self.better = better
    }

    /// The same with another sentence as it should be; empty where nobody knows.
    func with(better: String) -> Correction {
        Correction(range: range, rule: rule, what: what, why: why, replacements: replacements, better: better)
    }

    /// The same in a text that begins elsewhere.
    func moved(by distance: Int) -> Correction {
        Correction(
            range: range.lowerBound + distance..<range.upperBound + distance, rule: rule, what: what, why: why,
            replacements: replacements, better: better)
    }
}
