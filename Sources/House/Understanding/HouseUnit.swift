/// A stretch of a sentence that means one thing.
struct HouseUnit: Sendable {
    var meaning: HouseMeaning
    /// As it was said, for words that nothing was found for.
    var text: String
    var isPlural = false
    var number: Double?
    var time: HouseToken.ClockTime?

    var word: HouseWord? { meaning.word }
    var isFiller: Bool { word == .filler }
    var isSeparator: Bool { word == .and || word == .then }
    var isThing: Bool { meaning.hasThing || meaning.kind != nil }
    var isUnknown: Bool { meaning.isEmpty && number == nil && time == nil }

    var verb: HouseWord.Verb? { if case .verb(let verb) = word { verb } else { nil } }
    var particle: HouseWord.Particle? { if case .particle(let particle) = word { particle } else { nil } }
    var preposition: HouseWord.Preposition? {
        if case .preposition(let preposition) = word { preposition } else { nil }
    }
    var question: HouseWord.Question? { if case .question(let question) = word { question } else { nil } }
    var isQuantifier: Bool { if case .quantifier = word { true } else { false } }
    var isPlace: Bool { !meaning.rooms.isEmpty || !meaning.floors.isEmpty }
}
