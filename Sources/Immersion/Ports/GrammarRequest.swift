/// A text whose grammar is to be looked at.
public struct GrammarRequest: Sendable, Hashable {
    public var text: String
    /// "es", "de-DE".
    public var language: String
    /// The learner's own, for false friends; nil when unknown.
    public var motherTongue: String?

    public init(text: String, language: String, motherTongue: String? = nil) {
        (self.text, self.language, self.motherTongue) = (text, language, motherTongue)
    }
}
