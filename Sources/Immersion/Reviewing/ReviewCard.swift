public import Foundation

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
    /// How often it was forgotten after it had been learned; nil for never.
    public internal(set) var lapses: Int?
    /// What it is sorted by; nil for none.
    public var tags: [String]?
    public var flag: CardFlag?
    /// A buried card is not asked before this study day.
    public var buriedUntil: StudyDay?
    /// When somebody last suspended, buried, edited, deleted or restored it; of two states the later one counts.
    public var changed: Date?
    /// What is left of a deleted card, so that it does not come back from another program.
    public private(set) var isDeleted: Bool?

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

    /// What flagging it once more makes of its flag.
    var nextFlag: CardFlag? { flag.map(\.next) ?? .red }

    /// When it was answered or changed last.
    var lastTouched: Date { max(memory.lastAnswer ?? .distantPast, changed ?? .distantPast) }

    /// Its name alone; of a correction also the sentence, which is not corrected so again.
    func deleted(at now: Date) -> ReviewCard {
        var card = self
        if CardMistake(translation) == nil { card.sentence = "" }
        (card.word, card.translation, card.reading, card.sound, card.met) = ("", "", nil, nil, "")
        (card.tags, card.flag) = (nil, nil)
        (card.changed, card.isDeleted) = (now, true)
        return card
    }

    /// As another program remembers it.
    public func remembered(_ memory: CardMemory, lapses: Int, isSuspended: Bool) -> ReviewCard {
        var card = self
        card.memory = memory
        card.lapses = lapses > 0 ? lapses : nil
        card.isSuspended = isSuspended
        return card
    }

    /// With another word and meaning: a card of another name, of which as much is remembered.
    func edited(word: String, translation: String, at now: Date) -> ReviewCard {
        var card = ReviewCard(
            language: language, word: word, reading: word == self.word ? reading : nil, translation: translation,
            sentence: sentence, sound: word == self.word ? sound : nil, met: met, memory: memory)
        (card.isSuspended, card.buriedUntil, card.changed) = (isSuspended, buriedUntil, now)
        card.lapses = lapses
        (card.tags, card.flag) = (tags, flag)
        return card
    }
}
