public import Foundation

/// What is kept of learning from one start to the next.
public struct RoomMemory: Sendable, Hashable, Codable {
    /// Ten years in two languages; older days go.
    static let mostDays = 7_320

    /// By the language's two letters.
    private var decks: [String: Deck] = [:]
    public private(set) var days: [LearningDay] = []
    /// How the person's words fit as a rule, by the language's two letters.
    private var speakers: [String: SpeakerProfile]?

    public init() {}

    subscript(speaker language: RoomLanguage) -> SpeakerProfile {
        get { speakers?[language.rawValue] ?? SpeakerProfile() }
        set { speakers = (speakers ?? [:]).merging([language.rawValue: newValue]) { $1 } }
    }

    public subscript(deck language: RoomLanguage) -> Deck {
        get { decks[language.rawValue] ?? Deck() }
        set { decks[language.rawValue] = newValue }
    }

    /// Takes in what another program kept meanwhile: cards that are new, and of those both know the one answered later.
    public mutating func merge(_ other: RoomMemory) {
        for (name, deck) in other.decks { decks[name, default: Deck()].merge(deck) }
        for day in other.days {
            if let place = days.lastIndex(where: { $0.day == day.day && $0.language == day.language }) {
                if day.talked > days[place].talked { days[place] = day }
            } else {
                days.append(day)
            }
        }
        days.sort { ($0.day, $0.language.rawValue) < ($1.day, $1.language.rawValue) }
        if days.count > Self.mostDays { days.removeFirst(days.count - Self.mostDays) }
    }

    /// Adds what came of a conversation to the day it ended on.
    public mutating func add(
        _ summary: RoomSummary, _ language: RoomLanguage, level: LanguageLevel, at now: Date, in zone: TimeZone
    ) {
        let today = StudyDay(of: now, in: zone)
        let known = days.lastIndex { $0.day == today && $0.language == language }
        let place = known ?? days.endIndex
        if known == nil { days.append(LearningDay(day: today, language: language)) }
        days[place].add(summary, level: level)
        if days.count > Self.mostDays { days.removeFirst(days.count - Self.mostDays) }
    }
}
