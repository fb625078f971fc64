/// Reads what a person says that a device is: "the kitchen plug is a heater", "the hall switch opens the garage", "forget
/// what plug 3 is".
struct HouseDescriptionReader {
    let skill: HouseSkill
    let context: HouseContext

    /// Longer sentences are about something else.
    private static let mostWords = 24
    /// Words of a noun, and characters.
    private static let (nounWords, nounLength) = (4, 40)

    private var vocabulary: HouseVocabulary { skill.vocabulary }

    /// Nil where nothing is said to be anything.
    func understanding(of tokens: [HouseToken]) -> HouseUnderstanding? {
        var tokens = tokens[...]
        while let last = tokens.last, [".", "!"].contains(last.word) { tokens = tokens.dropLast() }
        guard (2...Self.mostWords).contains(tokens.count), !tokens.contains(where: \.isSign) else { return nil }
        if let bare = answer(tokens) { return bare }
        let isExplicit = Self.beginnings.contains { tokens.map(\.word).starts(with: $0) }
        if let beginning = Self.beginnings.first(where: { tokens.map(\.word).starts(with: $0) }) {
            tokens = tokens.dropFirst(beginning.count)
        }
        guard let said = stated(tokens) ?? plugged(tokens) else { return nil }
        return described(said, isExplicit: isExplicit)
    }

    /// "Forget what the kitchen plug is", "forget that plug 3 is a heater". The tokens are those behind "forget".
    func forgotten(_ tokens: ArraySlice<HouseToken>) -> HouseUnderstanding? {
        let words = tokens.filter { !$0.isSign }
        guard let first = words.first?.word, words.count <= Self.mostWords else { return nil }
        var subject: ArraySlice<HouseToken>?
        if ["what", "that"].contains(first), let verb = words.firstIndex(where: { Self.verbs[$0.word] != nil }) {
            subject = words[1..<verb]
        } else if let about = words.lastIndex(where: { ["about", "of"].contains($0.word) }),
            words[..<about].contains(where: { ["said", "told", "description", "know"].contains($0.word) })
        {
            subject = words[(about + 1)...]
        }
        guard let subject, case .devices(let devices)? = find(subject) else { return nil }
        return .describe(devices.map { DescribedDevice(device: $0, description: nil) })
    }

    /// What a model says that a device is: "a heater", "opens the garage".
    func understanding(of device: DeviceID, _ what: String) -> HouseUnderstanding? {
        let tokens = HouseTokens.all(in: what)
        guard let device = vocabulary.devices[device], !tokens.isEmpty, !tokens.contains(where: \.isSign) else {
            return nil
        }
        let verb = Self.verbs[tokens[0].word]
        guard let noun = noun(verb == nil ? tokens[...] : tokens.dropFirst(), needsArticle: false),
            let description = description(verb ?? .isA, noun, isSensor: (device.ownKind ?? device.kind) == .otherSensor)
        else { return nil }
        return described([device], description, isExplicit: true)
    }

    // MARK: parts

    private struct Said {
        var subject: ArraySlice<HouseToken>
        var verb: DeviceDescription.Verb
        var noun: ArraySlice<HouseToken>
        /// It is said not to be so any more.
        var isDenied = false
    }

    private static let beginnings: [[String]] = [
        ["please", "remember", "that"], ["remember", "that"], ["please", "remember"], ["remember"], ["note", "that"],
        ["you", "should", "know", "that"], ["know", "that"],
    ]
    private static let verbs: [String: DeviceDescription.Verb] = [
        "is": .isA, "are": .isA, "runs": .isA, "powers": .isA, "feeds": .isA, "controls": .isA, "operates": .isA,
        "switches": .isA, "drives": .isA, "opens": .opens, "unlocks": .opens, "heats": .heats, "warms": .heats,
    ]
    private static let articles: Set<String> = ["a", "an", "the", "my", "our"]
    private static let adverbs: Set<String> = ["really", "actually", "just", "now", "only"]

    private func stated(_ tokens: ArraySlice<HouseToken>) -> Said? {
        if tokens.first?.word == "its", let said = being(tokens.dropFirst(), isPlural: false) {
            return Said(subject: [HouseToken(word: "it")], verb: .isA, noun: said.noun, isDenied: said.isDenied)
        }
        if tokens.first?.word == "treat", let place = tokens.firstIndex(where: { $0.word == "as" }) {
            return noun(tokens[(place + 1)...]).map { Said(subject: tokens[1..<place], verb: .isA, noun: $0) }
        }
        guard let place = tokens.dropFirst().firstIndex(where: { Self.verbs[$0.word] != nil }),
            let first = Self.verbs[tokens[place].word]
        else { return nil }
        let subject = tokens[..<place]
        let (verb, rest) = moving(first, tokens[(place + 1)...])
        guard ["is", "are"].contains(tokens[place].word) else {
            return noun(rest, needsArticle: false).map { Said(subject: subject, verb: verb, noun: $0) }
        }
        return being(rest, isPlural: tokens[place].word == "are").map {
            Said(subject: subject, verb: .isA, noun: $0.noun, isDenied: $0.isDenied)
        }
    }

    /// "Opens and closes", "closes or opens".
    private func moving(
        _ verb: DeviceDescription.Verb, _ rest: ArraySlice<HouseToken>
    ) -> (DeviceDescription.Verb, ArraySlice<HouseToken>) {
        let words = rest.prefix(2).map(\.word)
        let isBoth = verb == .opens && words.count == 2 && ["and", "or"].contains(words[0]) && words[1] == "closes"
        return isBoth ? (.moves, rest.dropFirst(2)) : (verb, rest)
    }

    /// Behind "is": "a heater", "connected to the heater", "not a heater any more".
    private func being(
        _ tokens: ArraySlice<HouseToken>, isPlural: Bool
    ) -> (noun: ArraySlice<HouseToken>, isDenied: Bool)? {
        var rest = tokens.drop { Self.adverbs.contains($0.word) }
        let words = rest.map(\.word)
        if let link = Self.links.first(where: { words.starts(with: $0) }) {
            return noun(rest.dropFirst(link.count), needsArticle: false).map { ($0, false) }
        }
        let isDenied = words.first == "not" || words.first == "no"
        if isDenied { rest = rest.dropFirst().drop { $0.word == "longer" } }
        if isDenied {
            for end in [["any", "more"], ["anymore"]] where rest.map(\.word).suffix(end.count) == end[...] {
                rest = rest.dropLast(end.count)
            }
        }
        return noun(rest, needsArticle: !isPlural && words.first != "no").map { ($0, isDenied) }
    }

    private static let links = [
        ["for", "the"], ["for"], ["used", "for"], ["connected", "to"], ["wired", "to"], ["attached", "to"],
    ]

    /// "There is a lamp plugged into plug 3", "a heater is on the kitchen plug", "I plugged a lamp into plug 3".
    private func plugged(_ tokens: ArraySlice<HouseToken>) -> Said? {
        let words = tokens.map(\.word)
        guard
            let begin = [
                ["there", "is"], ["i", "plugged"], ["i", "have", "plugged"], ["ive", "plugged"], ["i", "connected"],
            ]
            .first(where: { words.starts(with: $0) })
        else { return nil }
        let rest = tokens.dropFirst(begin.count)
        let places = [
            ["plugged", "into"], ["plugged", "in", "to"], ["connected", "to"], ["into"], ["to"], ["on"], ["behind"],
        ]
        for place in places {
            guard let index = rest.indices.first(where: { rest[$0...].map(\.word).starts(with: place) }),
                let noun = noun(rest[..<index])
            else { continue }
            return Said(subject: rest[(index + place.count)...], verb: .isA, noun: noun)
        }
        return nil
    }

    /// "A lamp", or "it's a lamp", right after it was asked what a device is.
    private func answer(_ tokens: ArraySlice<HouseToken>) -> HouseUnderstanding? {
        guard let asked = context.askedWhatIs, vocabulary.devices[asked] != nil, let noun = noun(tokens),
            let description = description(.isA, noun, isSensor: false), isSimple(noun)
        else { return nil }
        return .describe([DescribedDevice(device: asked, description: description)])
    }

    /// A kind by its word: whatever else is said may have another meaning.
    private func isSimple(_ noun: ArraySlice<HouseToken>) -> Bool {
        DescribedNoun.kind(.isA, noun.map(\.stem), isSensor: false) != nil
    }

    private func noun(_ tokens: ArraySlice<HouseToken>, needsArticle: Bool = true) -> ArraySlice<HouseToken>? {
        let hasArticle = tokens.first.map { Self.articles.contains($0.word) } ?? false
        guard hasArticle || !needsArticle else { return nil }
        let noun = hasArticle ? tokens.dropFirst() : tokens
        let length = noun.reduce(-1) { $0 + $1.word.count + 1 }
        guard (1...Self.nounWords).contains(noun.count), length <= Self.nounLength,
            noun.allSatisfy({ $0.number == nil && $0.time == nil && $0.word.allSatisfy(\.isLetter) })
        else { return nil }
        return noun
    }

    // MARK: meaning

    private func described(_ said: Said, isExplicit: Bool) -> HouseUnderstanding? {
        guard let found = find(said.subject) else { return nil }
        let isPlain = DescribedNoun.plain.contains(said.noun.map(\.stem).joined(separator: " "))
        switch found {
        case .devices(let ids):
            let devices = ids.compactMap { vocabulary.devices[$0] }
            if said.isDenied || isPlain { return denied(devices, said) }
            let isSensor = devices.allSatisfy { ($0.ownKind ?? $0.kind) == .otherSensor }
            guard let description = description(said.verb, said.noun, isSensor: isSensor) else { return nil }
            return described(devices, description, isExplicit: isExplicit)
        case .several(let ids, _) where !said.isDenied && !isPlain:
            let devices = ids.compactMap { vocabulary.devices[$0] }
            guard let description = description(said.verb, said.noun, isSensor: false), description.kind != nil,
                devices.allSatisfy({ DescriptionRules.mayBe(description.kind, Self.own($0)) })
            else { return nil }
            var choice = HouseChoice(
                options: HouseOptions.options(devices, vocabulary, byRoom: false), requests: [], request: 0, thing: 0)
            choice.describes = description
            return .which(choice)
        default: return nil
        }
    }

    private func described(
        _ devices: [HouseDevice], _ description: DeviceDescription, isExplicit: Bool
    ) -> HouseUnderstanding? {
        guard let first = devices.first else { return nil }
        if let fixed = devices.first(where: { !DescriptionRules.mayBe(description.kind, Self.own($0)) }) {
            return description.kind == nil ? nil : .indescribable(fixed.id)
        }
        // "The coffee machine is a nightmare" says nothing of what it is.
        let isSure =
            description.kind != nil || isExplicit
            || (devices.count == 1 && DescriptionRules.saysLittle(Self.own(first), vocabulary))
        return isSure ? .describe(devices.map { DescribedDevice(device: $0.id, description: description) }) : nil
    }

    /// "Plug 3 is not a lamp any more" is about what was said of it.
    private func denied(_ devices: [HouseDevice], _ said: Said) -> HouseUnderstanding? {
        guard !devices.isEmpty, devices.allSatisfy({ $0.description != nil }) else { return nil }
        return .describe(devices.map { DescribedDevice(device: $0.id, description: nil) })
    }

    private func description(
        _ verb: DeviceDescription.Verb, _ noun: ArraySlice<HouseToken>, isSensor: Bool
    ) -> DeviceDescription? {
        let words = noun.map(\.stem)
        let text = words.joined(separator: " ")
        let kind = DescribedNoun.kind(verb, words, isSensor: isSensor)
        guard kind == nil else { return DeviceDescription(verb, text, kind: kind) }
        // Words of orders and of states name nothing, and neither do those that are names already.
        guard !vocabulary.isCommandWords(Array(noun)), !HouseLexicon.taken.contains(text),
            !noun.contains(where: { vocabulary.meaning(of: [$0.stem])?.word != nil })
        else { return nil }
        let meaning = vocabulary.meaning(of: words)
        guard meaning?.rooms.isEmpty ?? true, meaning?.floors.isEmpty ?? true, meaning?.scene == nil else { return nil }
        return DeviceDescription(verb, text, kind: nil, isName: meaning.map { !$0.hasThing } ?? true)
    }

    /// Without what was said of it.
    private static func own(_ device: HouseDevice) -> HouseDevice {
        var own = device
        (own.kind, own.ownKind, own.description) = (device.ownKind ?? device.kind, nil, nil)
        return own
    }

    private func find(_ subject: ArraySlice<HouseToken>) -> HouseFinding? {
        found(subject) ?? called(subject.filter { !Self.articles.contains($0.word) }.map(\.stem))
    }

    /// "The switch in the hall": a word of orders that is a name here.
    private func called(_ words: [String]) -> HouseFinding? {
        let place = words.firstIndex { ["in", "at"].contains($0) }
        let turned = place.map { words[($0 + 1)...] + words[..<$0] }.map(Array.init) ?? words
        let devices = vocabulary.inventory.devices.filter { device in
            guard DescriptionRules.vague.contains(device.ownKind ?? device.kind) else { return false }
            let room = device.room.flatMap { vocabulary.rooms[$0] }.map { HouseNameReader.words(of: $0.name) } ?? []
            let name = HouseNameReader.words(of: device.name)
            return [words, turned].contains { $0 == name || $0 == room + name }
        }
        return devices.count == 1 ? .devices(devices.map(\.id)) : nil
    }

    private func found(_ subject: ArraySlice<HouseToken>) -> HouseFinding? {
        let units = HouseUnits.all(in: Array(subject), of: vocabulary).filter { !$0.isFiller }
        guard !units.isEmpty, units.allSatisfy({ $0.question == nil && $0.verb == nil && $0.particle == nil }) else {
            return nil
        }
        let segment = HouseSegmentReader.read(units)
        guard !segment.isStray, segment.unknown.isEmpty, segment.verb == nil, segment.values.isEmpty,
            segment.moments.isEmpty,
            segment.exceptions.isEmpty, (1...5).contains(segment.things.count),
            segment.things.allSatisfy({ $0.hasThing && !$0.isEverything && $0.scenes.isEmpty })
        else { return nil }
        let finder = HouseFinder(vocabulary: vocabulary, context: context) { _ in true }
        var all: [DeviceID] = []
        for thing in segment.things {
            switch finder.find(thing, kind: nil) {
            case .devices(let devices): all += devices
            case .several(let devices, let byRoom) where segment.things.count == 1:
                return .several(devices, byRoom: byRoom)
            default: return nil
            }
        }
        return all.isEmpty || all.count > 20 ? nil : .devices(all)
    }
}
