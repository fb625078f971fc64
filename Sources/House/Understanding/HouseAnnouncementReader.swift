import Foundation

/// Reads what is to be said aloud in the house: "announce that dinner is ready", "say good night on the kitchen speaker".
///
/// What is said is kept as it was, so that this reads the text and not its tokens.
struct HouseAnnouncementReader {
    let vocabulary: HouseVocabulary

    /// Characters of what is said.
    static let longest = 300

    /// Nil when nothing is to be announced, or the house has nothing to say it.
    func understanding(of text: String, _ maker: HousePlanMaker) -> HouseUnderstanding? {
        guard text.utf8.count <= 600 else { return nil }
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        let plain = words.map { $0.lowercased().trimmingCharacters(in: .punctuationCharacters) }
        let start = plain.firstIndex { !Self.courtesies.contains($0) } ?? 0
        let rest = Array(plain.dropFirst(start))
        guard let opening = Self.openings.first(where: { rest.starts(with: $0) }) else { return nil }
        let speakers = vocabulary.inventory.devices.filter { $0.abilities.contains(.announcement) }
        guard !speakers.isEmpty else { return nil }
        var said = words.indices.dropFirst(start + opening.count)
        if let first = said.first, plain[first] == "that" { said = said.dropFirst() }
        // What listens and answers is where people are.
        let satellites = speakers.filter(\.onlyAnnounces)
        var devices = satellites.isEmpty ? speakers : satellites
        if let (place, found) = place(plain, said, speakers) {
            said = said.prefix { $0 < place }
            devices = found
        } else if opening == ["say"] {
            // Without where, it may be said to anybody.
            return nil
        }
        let message = said.map { words[$0] }.joined(separator: " ")
            .trimmingCharacters(in: .init(charactersIn: "“”\"',:; "))
        guard !message.isEmpty, message.count <= Self.longest else { return nil }
        var thing = ThingReference(text: HouseLine.text(devices.first?.name ?? ""))
        thing.chosen = devices.map(\.id)
        return maker.understanding(of: [HouseRequest(wishes: [.announce(message)], things: [thing])])
    }

    /// "In the kitchen", "on the kitchen speaker" at the end, where something there can say it.
    private func place(
        _ plain: [String], _ said: some BidirectionalCollection<Int>, _ speakers: [HouseDevice]
    ) -> (Int, [HouseDevice])? {
        guard let start = said.last(where: { Self.places.contains(plain[$0]) }) else { return nil }
        let name = HouseNameReader.words(of: plain[(start + 1)...].joined(separator: " "))
        guard !name.isEmpty else { return nil }
        let named = speakers.filter { device in
            ([device.name] + device.aliases.prefix(HouseNameReader.mostAliases)).contains {
                HouseNameReader.words(of: $0) == name
            }
        }
        if !named.isEmpty { return (start, named) }
        let there = speakers.filter { device in
            guard let room = device.room.flatMap({ vocabulary.rooms[$0] }) else { return false }
            let rooms = ([room.name] + room.aliases.prefix(HouseNameReader.mostAliases)).map(HouseNameReader.words)
            return rooms.contains(name) || rooms.contains { name == $0 + ["speaker"] }
        }
        return there.isEmpty ? nil : (start, there)
    }

    private static let courtesies: Set<String> = ["please", "can", "could", "you", "hey", "echo"]
    private static let places: Set<String> = ["in", "on", "over", "at"]
    private static let openings = [
        ["announce"], ["broadcast"], ["tell", "everyone"], ["tell", "everybody"], ["let", "everyone", "know"],
        ["let", "everybody", "know"], ["make", "an", "announcement"], ["say"],
    ]
}
