import Foundation

/// Reads what is to stand on a list: "add milk to the shopping list", "check off milk from my list".
///
/// What is written there is kept as it was said, so that this reads the text and not its tokens.
struct HouseListReader {
    let vocabulary: HouseVocabulary

    /// Characters of one thing on a list.
    static let longest = 200

    /// Nil when it is about no list of this house.
    func understanding(of text: String, _ maker: HousePlanMaker) -> HouseUnderstanding? {
        guard text.utf8.count <= 500 else { return nil }
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        let plain = words.map { $0.lowercased().trimmingCharacters(in: .punctuationCharacters) }
        guard let start = plain.firstIndex(where: { !Self.courtesies.contains($0) }),
            let deed = Self.deeds[plain[start]],
            let place = plain.indices.dropFirst(start + 2).last(where: { Self.places.contains(plain[$0]) }),
            let list = list(Array(plain[(place + 1)...]))
        else { return nil }
        let item = Self.item(words[(start + 1)..<place], plain)
        guard !item.isEmpty, item.count <= Self.longest else { return nil }
        var thing = ThingReference(text: HouseLine.text(list.name))
        thing.chosen = [list.id]
        return maker.understanding(of: [HouseRequest(wishes: [.item(deed, item)], things: [thing])])
    }

    /// "What is on the shopping list", "read me my list".
    func question(_ words: [String]) -> HouseRecordQuestion? {
        guard words.last == "list", let start = Self.asks.first(where: { words.starts(with: $0) }) else { return nil }
        return list(Array(words.dropFirst(start.count))).map { .items($0.id) }
    }

    private static let asks = [
        ["what", "is", "on"], ["what", "is", "there", "on"], ["read", "me"], ["read"], ["show", "me"],
        ["tell", "me", "what", "is", "on"], ["what", "do", "i", "have", "on"], ["what", "do", "we", "have", "on"],
    ]

    /// "Off" may stand before it and behind: "check milk off my list".
    private static func item(_ words: ArraySlice<String>, _ plain: [String]) -> String {
        var words = words
        if let first = words.indices.first, ["off", "out"].contains(plain[first]) { words = words.dropFirst() }
        if let last = words.indices.last, ["off", "out"].contains(plain[last]) { words = words.dropLast() }
        return words.joined(separator: " ").trimmingCharacters(in: .init(charactersIn: "“”\"',. "))
    }

    /// The list that is called so; "the list" is the only one, or the one for shopping.
    private func list(_ words: [String]) -> HouseDevice? {
        let lists = vocabulary.inventory.devices.filter { $0.kind == .list && $0.abilities.contains(.items) }
        let said = HouseNameReader.words(of: words.joined(separator: " ")).filter { !Self.articles.contains($0) }
        guard !lists.isEmpty, !said.isEmpty else { return nil }
        let bare = said.filter { $0 != "list" }
        let named = lists.filter { device in
            ([device.name] + device.aliases.prefix(HouseNameReader.mostAliases)).contains { name in
                let name = HouseNameReader.words(of: name)
                return name == said || (!bare.isEmpty && name.filter { $0 != "list" } == bare)
            }
        }
        if !bare.isEmpty {
            if let only = named.first, named.count == 1 { return only }
            return bare == ["shopping"] && said.last == "list" && lists.count == 1 ? lists.first : nil
        }
        if lists.count == 1 { return lists.first }
        let shopping = lists.filter { HouseNameReader.words(of: $0.name).contains("shopping") }
        return shopping.count == 1 ? shopping.first : nil
    }

    private static let courtesies: Set<String> = ["please", "can", "could", "you", "hey", "echo", "and", "also"]
    private static let articles: Set<String> = ["my", "our", "the", "a", "please"]
    private static let places: Set<String> = ["to", "on", "onto", "in", "from", "off"]
    private static let deeds: [String: HouseListDeed] = [
        "add": .add, "put": .add, "write": .add, "check": .complete, "complete": .complete, "tick": .complete,
        "cross": .complete, "remove": .remove, "delete": .remove, "take": .remove,
    ]
}
