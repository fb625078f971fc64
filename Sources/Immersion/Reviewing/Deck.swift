public import Foundation

/// The cards of one language, and which of them are asked now.
public struct Deck: Sendable, Hashable, Codable {
    public private(set) var cards: [CardID: ReviewCard] = [:]
    /// In the order they were added: new cards are asked so.
    public private(set) var order: [CardID] = []
    public var limits: DeckLimits
    private var day = StudyDay(number: .min)
    private var newToday = 0
    private var reviewedToday = 0

    public init(limits: DeckLimits = DeckLimits()) {
        self.limits = limits
    }

    var state: DeckState {
        get { DeckState(limits: limits, day: day, newToday: newToday, reviewedToday: reviewedToday) }
        set {
            (limits, day) = (newValue.limits, newValue.day)
            (newToday, reviewedToday) = (newValue.newToday, newValue.reviewedToday)
        }
    }

    /// What is another than it was, cards in the order they were added.
    ///
    /// - Parameter language: in two letters.
    func records(changedSince earlier: Deck?, of language: String) -> [RoomRecord] {
        guard self != earlier else { return [] }
        let changed = order.compactMap { cards[$0] }.filter { earlier?.cards[$0.id] != $0 }
        let deck = state == earlier?.state ? [] : [RoomRecord.deck(state, of: language)]
        return deck + changed.map(RoomRecord.card)
    }

    /// A card that is there already keeps what is remembered of it.
    /// - Returns: whether it is a new one.
    @discardableResult public mutating func add(_ card: ReviewCard) -> Bool {
        guard cards[card.id] == nil else { return false }
        cards[card.id] = card
        order.append(card.id)
        return true
    }

    /// Takes the place of the card of that name.
    mutating func put(_ card: ReviewCard) {
        if cards.updateValue(card, forKey: card.id) == nil { order.append(card.id) }
    }

    /// Takes in another state of the same deck: cards that are new, and of those both know the one answered later.
    public mutating func merge(_ other: Deck) {
        for id in other.order {
            guard let theirs = other.cards[id], !add(theirs), let ours = cards[id] else { continue }
            let isLater = (theirs.memory.lastAnswer ?? .distantPast) > (ours.memory.lastAnswer ?? .distantPast)
            var card = isLater ? theirs : ours
            card.sound = card.sound ?? ours.sound ?? theirs.sound
            card.reading = card.reading ?? ours.reading ?? theirs.reading
            cards[id] = card
        }
        state.merge(other.state)
    }

    public mutating func remove(_ id: CardID) {
        guard cards.removeValue(forKey: id) != nil else { return }
        order.removeAll { $0 == id }
    }

    /// - Parameter name: as the sounds of cards have it.
    public mutating func set(sound name: String, of id: CardID) { cards[id]?.sound = name }

    public mutating func suspend(_ id: CardID, _ suspended: Bool = true) {
        cards[id]?.isSuspended = suspended
    }

    /// Leaves a card alone until tomorrow.
    public mutating func bury(_ id: CardID, at now: Date, in zone: TimeZone) {
        let tomorrow = today(at: now, in: zone).adding(1)
        cards[id]?.buriedUntil = tomorrow
    }

    /// What is to be asked, most urgent first: steps that are due, reviews by their due time, then new cards.
    public func queue(at now: Date, in zone: TimeZone) -> [CardID] {
        let today = today(at: now, in: zone)
        let isSameDay = today == day
        let open = order.compactMap { cards[$0] }.filter { card in
            !card.isSuspended && card.buriedUntil.map { $0 <= today } ?? true
        }
        let reviews = open.filter { $0.memory.stage == .review && isDue($0, on: today, in: zone) }
        let steps = open.filter { $0.memory.stage == .learning || $0.memory.stage == .relearning }
            .filter { $0.memory.due <= now }
        let fresh = open.filter { $0.memory.stage == .new }
        return Self.byDue(steps)
            + Self.byDue(reviews).prefix(max(limits.reviewsPerDay - (isSameDay ? reviewedToday : 0), 0))
            + fresh.prefix(max(limits.newPerDay - (isSameDay ? newToday : 0), 0)).map(\.id)
    }

    /// When a step of learning falls due next, where nothing is to be asked now.
    public func nextStep(after now: Date) -> Date? {
        cards.values.filter { !$0.isSuspended && ($0.memory.stage == .learning || $0.memory.stage == .relearning) }
            .map(\.memory.due).filter { $0 > now }.min()
    }

    public mutating func answer(
        _ grade: ReviewGrade, to id: CardID, at now: Date, in zone: TimeZone, by scheduler: FSRSScheduler
    ) {
        guard let card = cards[id] else { return }
        let today = today(at: now, in: zone)
        if today != day {
            (day, newToday, reviewedToday) = (today, 0, 0)
        }
        switch card.memory.stage {
        case .new: newToday += 1
        case .review: reviewedToday += 1
        case .learning, .relearning: break
        }
        cards[id]?.memory = scheduler.answer(grade, to: card.memory, at: now)
    }

    /// A clock that went back opens no second day.
    private func today(at now: Date, in zone: TimeZone) -> StudyDay {
        let today = StudyDay(of: now, in: zone)
        return today < day && day.number.subtractingReportingOverflow(today.number).partialValue <= 7 ? day : today
    }

    /// A review is due the whole day it falls on, wherever one is by then.
    private func isDue(_ card: ReviewCard, on today: StudyDay, in zone: TimeZone) -> Bool {
        StudyDay(of: card.memory.due, in: zone) <= today
    }

    private static func byDue(_ cards: [ReviewCard]) -> [CardID] {
        cards.sorted { ($0.memory.due, $0.id) < ($1.memory.due, $1.id) }.map(\.id)
    }
}
