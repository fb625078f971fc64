/// A word worth keeping, with the sentence it was met in.
public struct ReviewCard: Hashable, Sendable, Codable, Identifiable {
    public let id: CardID
    public var language: RoomLanguage
    public var word: String
    /// In kana; nil where the word is written so, or nobody knows.
    public var reading: String?
    public var translation: String
    public var sentence: String
    /// The name of a sound that says the word, as the store knows it.
    public var sound: String?
    /// Where the word was met: the title of a scenario, a place, a lookup.
    public var met: String
    public var memory: CardMemory
    public var isSuspended = false
    /// A buried card is not asked before this study day.
    public var buriedUntil: StudyDay?

    public init(
        language: RoomLanguage, word: String, reading: String? = nil, translation: String, sentence: String = "",
        sound: String? = nil, met: String = "", memory: CardMemory
    ) {
        id = CardID(language: language, word: word, translation: translation)
        self.language = language
        self.word = word
        self.reading = reading
        self.translation = translation
        self.sentence = sentence
        self.sound = sound
        self.met = met
        self.memory = memory
    }
}
