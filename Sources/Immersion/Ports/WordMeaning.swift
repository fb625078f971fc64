/// One word for another.
public struct WordMeaning: Sendable, Hashable {
    public var text: String
    /// Which dictionary says so.
    public var dictionary: String
    /// The gender of the word that was asked for, "m", "f" or "nt"; nil where the dictionary does not tell.
    public var gender: String?

    /// How the word that was asked for is read where it means this, in kana; nil where that shows, or nobody tells.
    public var reading: String?

    public init(text: String, dictionary: String, gender: String? = nil, reading: String? = nil) {
        (self.text, self.dictionary, self.gender, self.reading) = (text, dictionary, gender, reading)
    }
}
