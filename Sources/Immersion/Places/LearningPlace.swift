public import Foundation

/// A place full of things: a kitchen, a street, a station.
public struct LearningPlace: Hashable, Sendable, Codable, Identifiable {
    public let id: String
    public let title: String
    public let things: [PlaceThing]

    public init(id: String, title: String, things: [PlaceThing]) {
        self.id = id
        self.title = title
        self.things = things
    }

    /// The labels of a language, in the order of the place.
    public func labels(in language: RoomLanguage) -> [PlaceThing] {
        things.filter { $0.word(in: language) != nil }
    }

    /// A card for each thing.
    public func cards(in language: RoomLanguage, at now: Date) -> [ReviewCard] {
        labels(in: language).map { thing in
            let reading = thing.reading(in: language)
            return ReviewCard(
                language: language,
                word: thing.words[language]?.filter { $0 != reading }.joined(separator: ", ") ?? "", reading: reading,
                translation: thing.meaning, met: title, memory: CardMemory(due: now))
        }
    }
}
