/// A word that was looked up while talking.
public struct LookedUpWord: Hashable, Sendable, Codable {
    public let word: String
    public let translation: String
    /// The line it was met in.
    public let sentence: String

    public init(word: String, translation: String, sentence: String) {
        self.word = word
        self.translation = translation
        self.sentence = sentence
    }
}
