/// The words of a question by what they do in it.
struct HouseAsked: Sendable {
    /// What the words name: no commands are read from them.
    private(set) var segment = HouseSegment()
    private(set) var test: StandingTest?
    private(set) var aspect: HouseAspect?
    private(set) var somebody: HouseWord.Somebody?
    /// "What" and "which": asks for things or values, not for yes or no.
    private(set) var isOpen = false
    /// "What", which asks how something is only with more words: "what is the lamp doing".
    private(set) var isWhat = false
    /// "Is", "are".
    private(set) var isYesOrNo = false
    private(set) var isCounting = false
    private(set) var isWhere = false
    /// "Set to".
    private(set) var isTarget = false
    /// "Anything", "something", "everything".
    private(set) var isAnything = false
    /// "Is no window open".
    private(set) var isNone = false
    private var rest: [HouseUnit] = []
    private var comparison: HouseWord.Preposition?
    /// "Open or closed".
    private var isAlternative = false
    private var isStray = false

    /// Nil when the words are no question that readings answer.
    static func read(_ units: [HouseUnit]) -> HouseAsked? {
        var asked = HouseAsked()
        for unit in units { asked.take(unit) }
        guard !asked.isStray else { return nil }
        asked.segment = HouseSegmentReader.read(asked.rest)
        guard !asked.segment.isStray, asked.segment.exceptions.isEmpty, !asked.segment.hasCommand else { return nil }
        return asked
    }

    private mutating func take(_ unit: HouseUnit) {
        if let question = unit.question { return take(question) }
        if unit.isThing || unit.isUnknown { return rest.append(unit) }
        if let number = unit.number { return take(number) }
        switch unit.word {
        case .state(let state): take(state)
        case .color(let red, let green, let blue): ask(.colored(HouseLexicon.nearestColor(red, green, blue)))
        case .white: ask(.colored("white"))
        case .particle(.on): ask(.on)
        case .particle(.off): ask(.off)
        case .particle(.up): ask(.open)
        case .particle(.down): ask(.closed)
        case .verb(let verb): take(verb)
        case .quantifier(.none): isNone = true
        case .aspect(let aspect):
            self.aspect = aspect
            if aspect == .state { isOpen = true }
            rest.append(unit)
        case .quality(let aspect), .isTooMuch(let aspect, _): self.aspect = self.aspect ?? aspect
        // "How many of the lights", "any of my lamps".
        case .preposition(.of) where rest.isEmpty && (isOpen || isYesOrNo): break
        case .preposition(.of) where rest.last?.isQuantifier == true: break
        case .preposition(.above): comparison = .above
        case .preposition(.below): comparison = .below
        case .somebody(let somebody): self.somebody = somebody
        case .something: isAnything = isAnything || !isOpen
        case .everything:
            isAnything = true
            rest.append(unit)
        case .or: isAlternative = true
        case .ask, .participle, .degree, .percent, .strength: break
        case .tell, .when, .whenISay, .timer, .not, .moment, .except: isStray = true
        default: rest.append(unit)
        }
    }

    /// Nothing is asked of what it names: "what is the window", "is the kitchen window".
    var isOnlyOfThings: Bool {
        guard test == nil, aspect == nil, somebody == nil, !isAnything, !segment.things.isEmpty else { return false }
        if isWhat { return segment.things.allSatisfy(\.isKindOnly) }
        return isYesOrNo && !isOpen && segment.things.allSatisfy { $0.kind != nil || !$0.names.isEmpty }
    }

    private mutating func take(_ question: HouseWord.Question) {
        switch question {
        case .whether: isStray = isStray || isOpen
        case .isIt: isYesOrNo = true
        case .did: break
        case .which, .how: isOpen = true
        case .what: (isOpen, isWhat) = (true, true)
        case .who:
            isOpen = true
            somebody = .any
        case .howMany:
            isOpen = true
            isCounting = true
        case .whereIs: isWhere = true
        case .does, .why, .may: isStray = true
        }
    }

    /// "In my home" is where somebody is, not a room.
    private mutating func take(_ state: StandingTest) {
        if state == .home, rest.last?.preposition != nil { rest.removeLast() }
        ask(state)
    }

    private mutating func ask(_ state: StandingTest) {
        if test == nil {
            test = state
        } else if isAlternative, test?.opposite == state {
            (test, aspect, isOpen) = (nil, .state, true)
        } else if test != state {
            isStray = true
        }
    }

    private mutating func take(_ number: Double) {
        switch comparison {
        case .above: ask(.above(number))
        case .below: ask(.below(number))
        default: isStray = true
        }
        comparison = nil
    }

    /// "Is it open", "did you lock the door", "did I leave the oven on".
    private mutating func take(_ verb: HouseWord.Verb) {
        switch verb {
        case .open, .raise: ask(.open)
        case .close, .lower: ask(.closed)
        case .lock: ask(.locked)
        case .unlock: ask(.unlocked)
        case .arm: ask(.armed)
        case .disarm: ask(.disarmed)
        case .set: isTarget = true
        case .turn, .keep: break
        case .start: ask(.running)
        default: isStray = true
        }
    }
}
