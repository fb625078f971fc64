/// One word for another.
public struct WordMeaning: Sendable, Hashable {
    public var text: String
    /// Which dictionary says so.
    public var dictionary: String
    /// The gender of the word that was asked for, "m", "f" or "nt"; nil where the dictionary does not tell.
    public var gender: String?

    public init(text: String, dictionary: String, gender: String? = nil) {
        (self.text, self.dictionary, self.gender) = (text, dictionary, gender)
    }
}
