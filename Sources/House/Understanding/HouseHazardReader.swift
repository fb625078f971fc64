/// Reads questions for smoke, gas, water and the like: "is there smoke in the hall", "any leaks?".
struct HouseHazardReader {
    let vocabulary: HouseVocabulary
    let context: HouseContext

    func understanding(of tokens: [HouseToken]) -> HouseUnderstanding? {
        let words = tokens.filter { !$0.isSign }.map(\.stem)
        guard (2...10).contains(words.count), Self.begins.contains(where: { words.starts(with: $0) }) else {
            return nil
        }
        guard let (hazard, rest) = Self.hazard(tokens.filter { !$0.isSign }) else { return nil }
        let units = HouseUnits.all(in: rest, of: vocabulary)
        var place = ThingReference()
        for unit in units {
            if unit.isPlace {
                place.rooms += unit.meaning.rooms
                place.floors += unit.meaning.floors
            } else if unit.word == .here {
                place.isHere = true
            } else if !isSaidOfNothing(unit) {
                return nil
            }
        }
        // "Any problems?" may be asked of anything.
        guard place.hasPlace || vocabulary.inventory.devices.contains(where: { $0.hazard == hazard }) else {
            return nil
        }
        if place.isHere, context.room == nil { return .unknownRoom("here") }
        let finder = HouseFinder(vocabulary: vocabulary, context: context) { _ in true }
        let found = vocabulary.inventory.devices.filter { $0.hazard == hazard && finder.isInPlace($0, place) }
        return .record(.hazard(hazard, found.map(\.id)))
    }

    private static func hazard(_ tokens: [HouseToken]) -> (HouseHazard, [HouseToken])? {
        // The longest phrase first: "water leak" is no "water".
        let phrases = HouseHazard.allCases.flatMap { hazard in
            hazard.words.map { (hazard: hazard, words: HouseNameReader.words(of: $0)) }
        }.sorted { $0.words.count > $1.words.count }
        for phrase in phrases {
            let starts = tokens.indices.dropLast(phrase.words.count - 1)
            if let start = starts.first(where: { index in
                tokens[index..<index + phrase.words.count].map(\.stem) == phrase.words
            }) {
                return (phrase.hazard, Array(tokens[..<start] + tokens[(start + phrase.words.count)...]))
            }
        }
        return nil
    }

    private func isSaidOfNothing(_ unit: HouseUnit) -> Bool {
        if unit.question != nil || unit.preposition == .place || unit.preposition == .of || unit.isQuantifier {
            return true
        }
        return unit.word == .everywhere || unit.word == .here || Self.said.contains(unit.text)
    }

    private static let begins = [["is", "there"], ["are", "there"], ["any"], ["is", "any"], ["are", "any"]]
    private static let said: Set<String> = ["there", "detected", "somewhere", "anywhere", "alarm"]
}
