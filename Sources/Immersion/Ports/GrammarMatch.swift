/// A mistake that was found in a text.
public struct GrammarMatch: Sendable, Hashable {
    /// In UTF-16 code units of the text; within it.
    public var range: Range<Int>
    public var message: String
    /// The likeliest first; may be empty.
    public var replacements: [String]
    /// The checker's own name of the rule: "HE_VERB_AGR".
    public var rule: String
    /// Of letters and not of grammar.
    public var isSpelling: Bool

    public init(range: Range<Int>, message: String, replacements: [String], rule: String, isSpelling: Bool = false) {
        (self.range, self.message, self.replacements) = (range, message, replacements)
        (self.rule, self.isSpelling) = (rule, isSpelling)
    }

    /// The same in a text that begins elsewhere.
    func moved(by distance: Int) -> GrammarMatch {
        var moved = self
        moved.range = range.lowerBound + distance..<range.upperBound + distance
        return moved
    }
}
