/// A form that is asked for: a dictionary form with Apertium's tags.
public struct WantedForm: Hashable, Sendable {
    public let lemma: String
    public let tags: [String]

    public init(lemma: String, tags: [String]) {
        self.lemma = lemma
        self.tags = tags
    }

    /// `ir<vblex><pri><p1><sg>`
    public var apertium: String {
        lemma + tags.map { "<\($0)>" }.joined()
    }
}
