/// A text in another language.
public struct Translation: Sendable, Hashable, Codable {
    public var text: String
    /// Other ways to say it, the likeliest first.
    public var alternatives: [String]
    /// Made word by word: good enough to understand, not to learn from.
    public var isRough: Bool

    public init(text: String, alternatives: [String] = [], isRough: Bool = false) {
        (self.text, self.alternatives, self.isRough) = (text, alternatives, isRough)
    }
}
