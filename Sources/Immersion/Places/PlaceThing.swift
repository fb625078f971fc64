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
}
