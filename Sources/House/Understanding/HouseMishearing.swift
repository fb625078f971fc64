/// What is asked back where a recogniser wrote another word than was said, and acting on what it wrote would do the
/// opposite of it, or too much.
struct HouseMishearing {
    let skill: HouseSkill
    let context: HouseContext

    private var near: HouseNearDoors { HouseNearDoors(skill: skill, context: context) }

    /// - Parameters:
    ///   - text: the reading that is taken.
    ///   - understood: what its words mean as they were written.
    ///   - readings: all of them, the likeliest first.
    /// - Returns: what they mean where they were heard: the same, what was likely said instead, or a question.
    func heard(_ text: String, as understood: HouseUnderstanding, of readings: [String] = []) -> HouseUnderstanding {
        let readings = readings.isEmpty ? [text] : Array(readings.prefix(HouseReadings.most + 1))
        for likely in readings.first == text ? [text] : [text, readings[0]] {
            if let meant = opposite(Self.words(likely), readings) { return meant }
        }
        if let locked = locked(text, understood, readings) { return locked }
        switch understood {
        case .nothing, .unknownDevice, .unknownRoom: break
        // "Lamp on the doors" asks for no lamp where another reading locks.
        case .which(let choice) where choice.asks == nil && namesDoors(text):
            let meant = near.sentence(readings).map { skill.understand($0, in: context) }
            return meant.flatMap { $0.isHarmless ? $0 : nil } ?? understood
        // A noun that is no kind of thing may be one that was misheard.
        case .describe(let changes) where changes.allSatisfy({ $0.description != nil && $0.description?.kind == nil }):
            return described(readings) ?? understood
        default: return understood
        }
        if let described = described(readings) { return described }
        if Self.excepts(text) { return .misheardException }
        if let sentence = near.sentence(readings) { return skill.understand(sentence, in: context) }
        if let turned = turned(readings) { return turned }
        let tokens = Self.words(text)
        return doors(tokens).map(HouseUnderstanding.which) ?? named(tokens) ?? understood
    }

    /// "Pull up all the doors": of a door with a lock nobody says that, and "lock all the doors" sounds like it.
    private func locked(
        _ text: String, _ understood: HouseUnderstanding, _ readings: [String]
    ) -> HouseUnderstanding? {
        guard case .plan(let plan) = understood, let first = Self.words(text).first?.word,
            Self.raising.contains(first),
            plan.steps.contains(where: { $0.to == .unlock })
                || plan.leftOut.contains(where: { $0.reason == .onlyUnlocked })
        else { return nil }
        return readings.lazy.filter { Self.words($0).first?.word == "lock" }
            .map { skill.understand($0, in: context) }.first { if case .plan = $0 { $0.isHarmless } else { false } }
    }

    private static let raising: Set = ["pull", "roll", "raise"]

    private func described(_ readings: [String]) -> HouseUnderstanding? {
        readings.lazy.compactMap { HouseHeardNouns.repaired(Self.words($0).map(\.word)) }
            .map { skill.understand($0, in: context) }.first { if case .describe = $0 { true } else { false } }
    }

    private func namesDoors(_ text: String) -> Bool {
        HouseUnits.all(in: Self.words(text), of: skill.vocabulary).contains { $0.meaning.kind == .door }
    }

    private func turned(_ readings: [String]) -> HouseUnderstanding? {
        readings.lazy.compactMap { HouseHeardTurns.repaired(Self.words($0).map(\.word)) }
            .map { skill.understand($0, in: context) }.first(where: \.isHarmless)
    }

    static func words(_ text: String) -> [HouseToken] { HouseTokens.all(in: text).filter { !$0.isSign } }

    /// Whether something is to be left out; it must not get lost.
    static func excepts(_ text: String) -> Bool {
        HouseTokens.all(in: text).contains { exceptions.contains($0.word) }
    }

    private static let exceptions: Set = ["except", "excepting", "excluding", "without", "besides"]

    // MARK: the opposite

    /// What the beginning of an order is heard as when it is not heard: "and lock" for "unlock".
    private static let cut: [(verb: String, whole: String, beginnings: Set<String>)] = [
        (
            "lock", "unlock",
            [
                "and", "an", "a", "in", "on", "un", "end", "ant", "aunt", "any", "am", "im", "i'm", "hand", "hun",
                "one", "uh",
                "um", "er", "or", "of", "oh", "undo",
            ]
        ),
        ("arm", "disarm", ["this", "dis", "these", "is", "it's", "its", "does"]),
    ]

    /// Where another reading has the whole verb, it was most likely said: it is shown, and takes its yes.
    private func opposite(_ tokens: [HouseToken], _ readings: [String]) -> HouseUnderstanding? {
        guard tokens.count > 2,
            let way = Self.cut.first(where: { $0.verb == tokens[1].word && $0.beginnings.contains(tokens[0].word) })
        else { return nil }
        let whole = readings.filter { Self.words($0).first?.word == way.whole }
        for reading in whole + [near.sentence(whole)].compactMap(\.self) {
            let meant = skill.understand(reading, in: context)
            if case .plan = meant { return meant }
        }
        return choice(way.verb, way.whole, tokens).map(HouseUnderstanding.which)
    }

    private func choice(_ verb: String, _ whole: String, _ tokens: [HouseToken]) -> HouseChoice? {
        let heard = ([verb] + tokens.dropFirst(2).map(\.word)).joined(separator: " ")
        let sentence = near.sentence([heard]) ?? heard
        let rest = String(sentence.dropFirst(verb.count + 1))
        switch skill.understand(sentence, in: context) {
        case .plan(let plan) where !plan.devices.isEmpty: break
        case .which, .unknownDevice, .unknownRoom: return verb == "lock" ? lockedOrUnlocked : nil
        case .nothing where Self.articles.contains(tokens[2].word): return verb == "lock" ? lockedOrUnlocked : nil
        default: return nil
        }
        let options = [whole, verb].map { verb in
            HouseChoice.Option(label: HouseWording.capitalized(verb), devices: [], sentence: "\(verb) \(rest)")
        }
        return HouseChoice(options: options, asks: "Did you mean \(whole) or \(verb) \(HouseLine.text(rest))?")
    }

    /// "A lock is a thing" orders nothing.
    private static let articles: Set = ["the", "my", "our"]

    /// Neither the beginning of the order was heard nor its door.
    private var lockedOrUnlocked: HouseChoice? {
        let locks = locks
        guard !locks.isEmpty, locks.count * 2 <= HouseOptions.most else { return nil }
        let answer = HouseAnswer(
            vocabulary: skill.vocabulary, readings: context.readings, calendar: context.calendar)
        let options = locks.flatMap { lock in
            [DeviceAction.unlock, .lock].map { action in
                let order = DeviceOrder(device: lock.id, action: action)
                return HouseChoice.Option(
                    label: HouseWording.capitalized(answer.orders([order])), devices: [lock.id], orders: [order])
            }
        }
        var choice = HouseChoice(options: options, asks: "Did you mean unlock or lock, and which door?")
        choice.areAlternatives = true
        return choice
    }

    private var locks: [HouseDevice] {
        skill.vocabulary.inventory.devices.filter { $0.kind == .lock && $0.abilities.contains(.lock) }
    }

    // MARK: which door

    /// "Unlock the french are": the order was heard, and its door was not.
    private func doors(_ tokens: [HouseToken]) -> HouseChoice? {
        guard let first = tokens.first?.word, ["lock", "unlock"].contains(first),
            tokens.dropFirst().contains(where: { $0.word != "up" })
        else { return nil }
        let locks = locks
        guard !locks.isEmpty, locks.count <= HouseOptions.most else { return nil }
        let options = HouseOptions.options(locks, skill.vocabulary, byRoom: false).map { option in
            var option = option
            option.orders = option.devices.map { DeviceOrder(device: $0, action: first == "lock" ? .lock : .unlock) }
            return option
        }
        return HouseChoice(options: options, asks: "Which door do you want to \(first)?")
    }

    // MARK: a thing alone

    /// "In the bedroom lamp": a thing was heard whole, and what to do with it was not.
    private func named(_ tokens: [HouseToken]) -> HouseUnderstanding? {
        let units = HouseUnits.all(in: tokens, of: skill.vocabulary)
        let devices = units.flatMap(\.meaning.named)
        let isOnlyNamed = units.allSatisfy { unit in
            !unit.meaning.named.isEmpty || unit.preposition != nil || unit.isSeparator || unit.isPlace
        }
        return isOnlyNamed && !devices.isEmpty ? .unclear(devices) : nil
    }
}
