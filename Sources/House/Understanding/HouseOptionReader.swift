import Foundation

/// Reads which option something is to be set to: "set the house mode to guests", "choose guests for the house mode".
struct HouseOptionReader {
    let vocabulary: HouseVocabulary

    /// Nil when no option is named so.
    func understanding(of text: String, _ maker: HousePlanMaker) -> HouseUnderstanding? {
        guard text.utf8.count <= 400 else { return nil }
        let plain = text.split(whereSeparator: \.isWhitespace)
            .map { $0.lowercased().trimmingCharacters(in: .punctuationCharacters) }
            .filter { !Self.courtesies.contains($0) && !$0.isEmpty }
        guard let first = plain.first, Self.sets.contains(first) || Self.chooses.contains(first) else { return nil }
        let isChosen = Self.chooses.contains(first)
        let parts = isChosen ? Self.behind : Self.before
        for place in plain.indices.dropFirst(2).reversed() where parts.contains(plain[place]) {
            let (one, other) = (Array(plain[1..<place]), Array(plain[(place + 1)...]))
            if let found = isChosen ? choice(of: other, one) : choice(of: one, other) {
                var thing = ThingReference(text: HouseLine.text(found.device.name))
                thing.chosen = [found.device.id]
                return maker.understanding(of: [HouseRequest(wishes: [.choose(found.option)], things: [thing])])
            }
        }
        return nil
    }

    private func choice(of name: [String], _ option: [String]) -> (device: HouseDevice, option: String)? {
        let name = HouseNameReader.words(of: name.joined(separator: " "))
        let option = HouseNameReader.words(of: option.joined(separator: " "))
        guard !name.isEmpty, !option.isEmpty else { return nil }
        let found = vocabulary.inventory.devices.compactMap { device -> (HouseDevice, String)? in
            guard let options = device.options, device.abilities.contains(.option) else { return nil }
            let isNamed = ([device.name] + device.aliases.prefix(HouseNameReader.mostAliases)).contains {
                HouseNameReader.words(of: $0) == name
            }
            let chosen = isNamed ? options.first { HouseNameReader.words(of: $0) == option } : nil
            return chosen.map { (device, $0) }
        }
        // Of several of one name nobody knows which.
        return found.count == 1 ? found.first : nil
    }

    private static let courtesies: Set<String> = ["please", "can", "could", "you", "hey", "echo", "now"]
    private static let sets: Set<String> = ["set", "change", "switch", "put", "turn", "make"]
    private static let chooses: Set<String> = ["choose", "select", "pick"]
    private static let before: Set<String> = ["to", "into", "on"]
    private static let behind: Set<String> = ["for", "on", "in", "as", "of"]
}
