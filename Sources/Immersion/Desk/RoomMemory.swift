public import Foundation

/// The memory of learning from one start to the next.
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
        for (name, deck) in other.decks {
            if decks[name] == nil { decks[name] = deck } else { decks[name]?.merge(deck) }
        }
        for day in other.days {
            if let place = days.lastIndex(where: { $0.day == day.day && $0.language == day.language }) {
                if day.talked > days[place].talked { days[place] = day }
            } else {
                days.append(day)
            }
        }
        forgetOldDays()
        if let theirs = other.speakers { speakers = theirs.merging(speakers ?? [:]) { $1 } }
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

    /// Takes a mistake that was none from the day that counted it, which is the last one of the language.
    mutating func uncount(_ item: DrillItem, _ language: RoomLanguage, at now: Date, in zone: TimeZone) {
        let today = StudyDay(of: now, in: zone)
        guard let place = days.lastIndex(where: { $0.language == language && $0.day <= today }) else { return }
        days[place].errors = RuleCount.without(item, in: days[place].errors)
    }

    /// Puts back what was taken from the day by mistake.
    mutating func count(_ item: DrillItem, _ language: RoomLanguage, at now: Date, in zone: TimeZone) {
        let today = StudyDay(of: now, in: zone)
        guard let place = days.lastIndex(where: { $0.language == language && $0.day <= today }) else { return }
        days[place].errors = RuleCount.with(item, in: days[place].errors)
    }

    private mutating func forgetOldDays() {
        days.sort { ($0.day, $0.language.rawValue) < ($1.day, $1.language.rawValue) }
        if days.count > Self.mostDays { days.removeFirst(days.count - Self.mostDays) }
    }
}

/// Piece by piece, so that what changes can be kept alone.
extension RoomMemory {
    public init(_ records: [RoomRecord]) { put(records) }

    /// Pieces that are new, or another than they were; cards in the order they were added.
    public func records(changedSince earlier: RoomMemory = RoomMemory()) -> [RoomRecord] {
        let decks = decks.sorted { $0.key < $1.key }.flatMap { name, deck in
            deck.records(changedSince: earlier.decks[name], of: name)
        }
        let speakers = (speakers ?? [:]).sorted { $0.key < $1.key }.filter { earlier.speakers?[$0.key] != $0.value }
        return decks + changedDays(since: earlier).map(RoomRecord.day)
            + speakers.map { RoomRecord.speaker($0.value, of: $0.key) }
    }

    /// Pieces that an earlier memory does not have in any state.
    public func added(since earlier: RoomMemory) -> RoomMemory {
        let known = Set(earlier.records().map(\.id))
        let changed = records(changedSince: earlier)
        let cards = Set(
            changed.compactMap { record in
                if case .card(let card) = record, !known.contains(record.id) { card.id } else { nil }
            })
        return RoomMemory(
            changed.compactMap { record in
                guard case .answers(let day) = record else { return known.contains(record.id) ? nil : record }
                let answers = day.answers.filter { cards.contains($0.card) }
                return answers.isEmpty
                    ? nil : .answers(ReviewDay(day: day.day, language: day.language, answers: answers))
            })
    }

    private func changedDays(since earlier: RoomMemory) -> [LearningDay] {
        guard days != earlier.days else { return [] }
        let known = Set(earlier.days)
        return days.filter { !known.contains($0) }
    }

    /// Each takes the place of what was kept under its name.
    public mutating func put(_ records: [RoomRecord]) {
        var changed: [RoomRecord.ID: LearningDay] = [:]
        for record in records {
            switch record {
            case .card(let card): decks[card.language.rawValue, default: Deck()].put(card)
            case .deck(let state, let language): decks[language, default: Deck()].state = state
            case .day(let day): changed[record.id] = day
            case .answers(let day): decks[day.language.rawValue, default: Deck()].put(day)
            case .speaker(let speaker, let language):
                speakers = (speakers ?? [:]).merging([language: speaker]) { $1 }
            }
        }
        guard !changed.isEmpty else { return }
        days.removeAll { changed[RoomRecord.day($0).id] != nil }
        days += changed.values
        forgetOldDays()
    }

    public func merging(_ other: RoomMemory) -> RoomMemory {
        var memory = self
        memory.merge(other)
        return memory
    }
}
