/// A headword with the translations of one article.
struct DictionaryEntry: Sendable, Hashable {
    /// In lower case.
    var headword: String
    /// As it is written.
    var spelling: String
    /// In the article's order.
    var meanings: [String]
    /// "m", "f" or "nt"; nil where the article does not tell.
    var gender: String?
    /// How a word of Chinese characters is read, in kana; nil where the article does not tell.
    var reading: KanaReading?
}
