/// Walks through the things of a place: first pointing at what is heard, then naming it; what was missed comes again.
public struct PlaceQuiz: Sendable {
    public private(set) var question: PlaceQuestion?
    public private(set) var right = 0
    public private(set) var missed: [PlaceThing] = []
    private var open: [PlaceQuestion]
    private var again: Set<PlaceQuestion> = []
    private let language: RoomLanguage

    public init(
        _ place: LearningPlace, language: RoomLanguage, choices: Int = 4,
        using numbers: inout some RandomNumberGenerator
    ) {
        self.language = language
        let things = place.labels(in: language).shuffled(using: &numbers)
        var questions: [PlaceQuestion] = []
        for thing in things {
            let others = things.filter { $0 != thing }.shuffled(using: &numbers).prefix(max(choices - 1, 0))
            questions.append(.point(thing, choices: (others + [thing]).shuffled(using: &numbers)))
        }
        open = questions + things.shuffled(using: &numbers).map { .name($0) }
        next()
    }

    public var isOver: Bool { question == nil }

    /// Points at a thing; nil where the question asks for a word.
    public mutating func point(at thing: PlaceThing) -> Bool? {
        guard case .point(let wanted, _) = question else { return nil }
        settle(thing == wanted)
        return thing == wanted
    }

    /// Says the word; nil where the question asks for a thing.
    public mutating func name(_ word: String, isSpoken: Bool = false) -> AnswerVerdict? {
        guard case .name(let thing) = question else { return nil }
        let verdict = AnswerRules.compare(word, with: thing.words[language] ?? [], in: language, isSpoken: isSpoken)
        settle(verdict.isRight)
        return verdict
    }

    /// A missed question is asked once more, at the end.
    private mutating func settle(_ isRight: Bool) {
        guard let asked = question else { return }
        if isRight {
            right += 1
        } else {
            if !missed.contains(asked.thing) { missed.append(asked.thing) }
            if again.insert(asked).inserted { open.append(asked) }
        }
        next()
    }

    private mutating func next() {
        question = open.isEmpty ? nil : open.removeFirst()
    }
}
