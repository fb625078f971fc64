/// Reads which of numbered choices an answer takes: "2", "the second", "kitchen", "both".
enum HouseChoiceReader {
    /// Nil when the words choose nothing; empty for none of them.
    static func options(_ tokens: [HouseToken], _ choice: HouseChoice, _ vocabulary: HouseVocabulary) -> [HouseChoice
        .Option]?
    {
        let words = tokens.filter { !$0.isSign && !courtesies.contains($0.word) }
        guard !choice.options.isEmpty, !words.isEmpty, words.count <= 12 else { return nil }
        let text = words.map(\.word).joined(separator: " ")
        if none.contains(text) { return [] }
        if let said = choice.options.first(where: { isSaid(text, $0) }) { return [said] }
        if choice.areAlternatives {
            if all.contains(text) || both.contains(text) { return nil }
            let begun = choice.options.filter { "\($0.label) ".lowercased().hasPrefix(text + " ") }
            if !begun.isEmpty { return begun }
        }
        if all.contains(text) { return choice.options.contains { $0.sentence != nil } ? nil : choice.options }
        if both.contains(text) { return choice.options.count == 2 ? choice.options : nil }
        return numbered(words, choice) ?? named(tokens, choice, vocabulary)
    }

    /// How a choice is usually answered: by its number, or its place in the order.
    static func answers(to choice: HouseChoice) -> [String] {
        let count = choice.options.count
        let ordered = ordinals.filter { $0.value <= count }.map(\.key).sorted()
        let spoken = ordered.flatMap { [$0, "the \($0)", "the \($0) one"] } + (1...max(1, count)).map(String.init)
        let sentences = choice.options.filter { $0.sentence != nil || choice.areAlternatives }.map {
            $0.label.lowercased()
        }
        return spoken + sentences + ["the last one", "none of them", "neither", "all of them"]
            + (count == 2 ? ["both"] : [])
            + (count > HouseChoice.page ? ["more"] : [])
    }

    /// A sentence is chosen by its first word, too.
    private static func isSaid(_ text: String, _ option: HouseChoice.Option) -> Bool {
        guard let sentence = option.sentence else { return false }
        return text == sentence.lowercased() || text == option.label.lowercased()
    }

    private static func numbered(_ words: [HouseToken], _ choice: HouseChoice) -> [HouseChoice.Option]? {
        var places: [Int] = []
        for word in words where word.word != "and" {
            if let place = place(word, choice) {
                if !places.contains(place) { places.append(place) }
            } else {
                return nil
            }
        }
        // In "the second one" the last word stands for the thing.
        if words.count == 2, places.count == 2, words[1].number == 1, words[0].number == nil { places.removeLast() }
        return places.isEmpty ? nil : places.map { choice.options[$0] }
    }

    /// Numbers count all there are, places in the order those that were told last.
    private static func place(_ token: HouseToken, _ choice: HouseChoice) -> Int? {
        let told = choice.told
        if token.word == "last" { return told.last }
        if let place = ordinals[token.word] { return place <= told.count ? told.lowerBound + place - 1 : nil }
        guard let number = token.number.flatMap(Int.init(exactly:)) else { return nil }
        return choice.options.indices.contains(number - 1) ? number - 1 : nil
    }

    /// By room or name, where that leaves no doubt.
    private static func named(_ tokens: [HouseToken], _ choice: HouseChoice, _ vocabulary: HouseVocabulary)
        -> [HouseChoice.Option]?
    {
        let units = HouseUnits.all(in: tokens, of: vocabulary)
        guard units.allSatisfy({ isPartOfAName($0) }) else { return nil }
        let places = units.filter(\.isPlace)
        let names = units.filter { !$0.meaning.named.isEmpty || !$0.meaning.called.isEmpty }
        let chosen = choice.options.filter { option in
            let devices = option.devices.compactMap { vocabulary.devices[$0] }
            let isThere =
                places.isEmpty || places.contains { place in devices.contains { isIn($0, place, vocabulary) } }
            let isNamed =
                names.isEmpty
                || names.contains { unit in
                    option.devices.contains { unit.meaning.named.contains($0) || unit.meaning.called.contains($0) }
                }
            return isThere && isNamed
        }
        if choice.areAlternatives { return chosen.isEmpty || chosen.count == choice.options.count ? nil : chosen }
        let asked = max(places.count, names.count)
        return !chosen.isEmpty && chosen.count == asked && chosen.count < choice.options.count + (asked > 1 ? 1 : 0)
            ? chosen : nil
    }

    private static func isPartOfAName(_ unit: HouseUnit) -> Bool {
        if unit.verb != nil || unit.particle != nil { return false }
        return unit.isThing || unit.isSeparator || unit.preposition != nil || unit.number == 1
    }

    private static func isIn(_ device: HouseDevice, _ place: HouseUnit, _ vocabulary: HouseVocabulary) -> Bool {
        guard let room = device.room else { return false }
        return place.meaning.rooms.contains(room)
            || (vocabulary.rooms[room]?.floor.map(place.meaning.floors.contains) ?? false)
    }

    private static let courtesies: Set<String> = [
        "the", "please", "number", "option", "uh", "um", "in", "with", "i", "mean",
    ]
    private static let none: Set<String> = ["none", "neither", "none of them", "neither of them", "no", "no 1"]
    private static let all: Set<String> = ["all", "all of them", "everything", "every 1", "them all", "all of those"]
    private static let both: Set<String> = ["both", "both of them", "both please"]
    private static let ordinals = [
        "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9,
    ]
}
