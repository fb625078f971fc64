/// A thing one can point at, with its words.
public struct PlaceThing: Hashable, Sendable, Codable {
    /// In English; its name within the place.
    public let meaning: String
    /// By language; the first is shown, the others are taken too (a kana reading).
    public let words: [RoomLanguage: [String]]

    public init(meaning: String, words: [RoomLanguage: [String]]) {
        self.meaning = meaning
        self.words = words
    }

    public func word(in language: RoomLanguage) -> String? {
        words[language]?.first
    }

    /// In kana; nil for a word that is written so, or of another language.
    func reading(in language: RoomLanguage) -> String? {
        guard language == .japanese, let words = words[language], let word = words.first, !JapaneseText.isKana(word)
        else {
            return nil
        }
        return words.dropFirst().first(where: JapaneseText.isKana)
    }
}
