/// One word for another.
public struct WordMeaning: Sendable, Hashable {
    public var text: String
    /// Which dictionary says so.
    public var dictionary: String

    public init(text: String, dictionary: String) { (self.text, self.dictionary) = (text, dictionary) }
}
