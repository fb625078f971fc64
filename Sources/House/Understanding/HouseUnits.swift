/// Reads a sentence into units: the longest phrase at each place, with the reading its neighbours allow.
struct HouseUnits {
    private let vocabulary: HouseVocabulary
    private let tokens: [HouseToken]
    private var units: [HouseUnit] = []
    private var index = 0

    static func all(in tokens: [HouseToken], of vocabulary: HouseVocabulary) -> [HouseUnit] {
        var reader = HouseUnits(vocabulary: vocabulary, tokens: tokens)
        while reader.index < tokens.count { reader.step() }
        return HouseUnitRepair.repaired(reader.units)
    }

    private init(vocabulary: HouseVocabulary, tokens: [HouseToken]) {
        self.vocabulary = vocabulary
        self.tokens = tokens
    }

    private mutating func step() {
        for match in vocabulary.matches(tokens[index...]) {
            let meaning = allowed(match.meaning, count: match.count)
            guard !meaning.isEmpty, !isWithin(meaning), !isSeveral(meaning, match.count) else { continue }
            return take(meaning, match.count)
        }
        if let name = halfName() { return take(name, 1) }
        if let joined = joinedOrNear() { return take(joined.meaning, joined.count) }
        take(HouseMeaning(), 1)
    }

    private mutating func take(_ meaning: HouseMeaning, _ count: Int) {
        let span = tokens[index..<index + count]
        let only = count == 1 ? span.first : nil
        let isName = meaning.hasThing || meaning.kind != nil
        units.append(
            HouseUnit(
                meaning: meaning, text: span.map(\.word).joined(separator: " "), isPlural: span.last?.isPlural ?? false,
                number: isName ? nil : only?.number, time: isName ? nil : only?.time))
        index += count
    }

    private func allowed(_ meaning: HouseMeaning, count: Int) -> HouseMeaning {
        switch meaning.reservation {
        case .none: return meaning
        case .whenCalled: return isCalled || isAllThatIsLeft(count) ? Self.thingsOnly(meaning) : meaning.withoutThings
        case .inPlace:
            let isInPlace = units.last.map { !$0.isSeparator } ?? false
            return isInPlace ? Self.thingsOnly(meaning) : meaning.withoutThings
        }
    }

    /// "Turn the kitchen light up": a verb begins with what is elsewhere a thing.
    private func isWithin(_ meaning: HouseMeaning) -> Bool {
        guard meaning.word == .verb(.illuminate), let last = units.last(where: { !$0.isFiller }) else { return false }
        return !last.isSeparator
    }

    /// "The living room lamps" are the lamps of the room, though one is called living room lamp.
    private func isSeveral(_ meaning: HouseMeaning, _ count: Int) -> Bool {
        let span = tokens[index..<index + count]
        guard count > 1, let last = span.last, last.isPlural, meaning.kind == nil, meaning.rooms.isEmpty,
            vocabulary.meaning(of: [last.stem])?.kind != nil,
            let place = vocabulary.meaning(of: span.dropLast().map(\.stem)), !place.rooms.isEmpty
        else { return false }
        let names = (meaning.named + meaning.called).compactMap { vocabulary.devices[$0] }
        return names.allSatisfy { device in
            !([device.name] + device.aliases).contains { $0.lowercased().hasSuffix(last.word) }
        }
    }

    private static func thingsOnly(_ meaning: HouseMeaning) -> HouseMeaning {
        var things = meaning
        things.word = nil
        return things
    }

    /// "Turn off turn off": behind a whole order that names nothing yet, a name of orders is the thing.
    private func isAllThatIsLeft(_ count: Int) -> Bool {
        guard count > 1, tokens[(index + count)...].allSatisfy(\.isSign) else { return false }
        let said = units.filter { !$0.isFiller }
        guard said.first?.verb != nil, said.count == (said.first?.verb == .turn ? 2 : 1) else { return false }
        return said.dropFirst().allSatisfy { $0.particle == .on || $0.particle == .off }
            && vocabulary.meaning(of: [tokens[index].stem])?.word.map { if case .verb = $0 { true } else { false } }
                == true
    }

    private var isCalled: Bool { units.last?.word == .named }

    /// "Front" of "the front and back doors".
    private func halfName() -> HouseMeaning? {
        guard index + 2 < tokens.count, tokens[index + 1].word == "and" else { return nil }
        let rest = tokens[(index + 2)...]
        guard let other = vocabulary.matches(rest).first(where: { $0.meaning.hasThing && $0.count > 1 }) else {
            return nil
        }
        let words = rest.prefix(other.count).map(\.stem)
        return (1..<other.count).lazy.compactMap { name([tokens[index].stem] + words.dropFirst($0)) }.first {
            $0.hasThing
        }
    }

    /// "Bed room", "kitchin", and "hell light".
    private func joinedOrNear() -> (meaning: HouseMeaning, count: Int)? {
        let token = tokens[index]
        guard token.number == nil, token.time == nil, !token.isSign else { return nil }
        if index + 1 < tokens.count, let joined = name([token.stem + tokens[index + 1].stem]) { return (joined, 2) }
        guard let near = vocabulary.nearWord(token.stem) else { return nil }
        var corrected = tokens[index..<min(tokens.count, index + HouseNameReader.mostWords)].map { $0 }
        corrected[0].stem = near
        let least = HouseNearWords.isShort(near) ? 2 : 1
        return vocabulary.matches(corrected[...]).first {
            $0.meaning.word == nil && $0.meaning.reservation == .none && $0.count >= least
        }.map { ($0.meaning, $0.count) }
    }

    private func name(_ phrase: [String]) -> HouseMeaning? {
        guard let meaning = vocabulary.meaning(of: phrase), meaning.word == nil, meaning.reservation == .none else {
            return nil
        }
        return meaning
    }
}
