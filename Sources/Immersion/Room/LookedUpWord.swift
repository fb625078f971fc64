/// A word that was looked up while talking.
public struct LookedUpWord: Hashable, Sendable, Codable {
    public let word: String
    /// In kana; nil where it is written so, or nobody knows.
    public let reading: String?
    public let translation: String
    /// The line it was met in.
    public let sentence: String

    public init(word: String, reading: String? = nil, translation: String, sentence: String) {
        self.word = word
        self.reading = reading
        self.translation = translation
        self.sentence = sentence
    }
}
