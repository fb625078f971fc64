public import Foundation

/// The cards of one language, and which of them are asked now.
public struct Deck: Sendable, Hashable, Codable {
    public private(set) var cards: [CardID: ReviewCard] = [:]
    /// In the order they were added: new cards are asked so.
    public private(set) var order: [CardID] = []
    public var limits: DeckLimits
    /// What is left of deleted cards; nil for none.
    private var deleted: [CardID: ReviewCard]?
    /// What was answered; nil for nothing.
    private var answered: ReviewLog?
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

    /// What was answered, day by day.
    public var log: ReviewLog { answered ?? ReviewLog() }

    /// Takes the place of what was kept of that day.
    mutating func put(_ day: ReviewDay) {
        var log = log
        log.put(day)
        answered = log
    }

    /// Adds answers that were given elsewhere, once each.
    mutating func merge(_ answers: [ReviewAnswer], of language: RoomLanguage, in zone: TimeZone) {
        guard !answers.isEmpty else { return }
        var theirs = ReviewLog()
        for answer in answers { theirs.add(answer, on: StudyDay(of: answer.date, in: zone), of: language) }
        var log = log
        log.merge(theirs)
        answered = log
    }

    mutating func takeBack(_ answer: ReviewAnswer) { answered?.takeBack(answer) }

    /// What is another than it was, cards in the order they were added.
    ///
    /// - Parameter language: in two letters.
    func records(changedSince earlier: Deck?, of language: String) -> [RoomRecord] {
        guard self != earlier else { return [] }
        let changed = order.compactMap { cards[$0] }.filter { earlier?.cards[$0.id] != $0 }
        let deck = state == earlier?.state ? [] : [RoomRecord.deck(state, of: language)]
        let gone = (deleted ?? [:]).values.filter { earlier?.deleted?[$0.id] != $0 }.sorted { $0.id < $1.id }
        let answers = log.changed(since: earlier?.answered)
        return deck + (changed + gone).map(RoomRecord.card) + answers.map(RoomRecord.answers)
    }

    /// A card that is there already keeps what is remembered of it.
    /// - Returns: whether it is a new one.
    @discardableResult public mutating func add(_ card: ReviewCard) -> Bool {
        guard cards[card.id] == nil else { return false }
        var card = card
        if let gone = deleted?.removeValue(forKey: card.id) {
            // Newer than its deletion.
            card.changed = max(card.lastTouched, gone.lastTouched.addingTimeInterval(1))
        }
        cards[card.id] = card
        order.append(card.id)
        return true
    }

    /// The same card was answered elsewhere, later than here; it has tags and a flag there, and none here.
    mutating func catchUp(with card: ReviewCard) {
        if cards[card.id]?.tags == nil { cards[card.id]?.tags = card.tags }
        if cards[card.id]?.flag == nil { cards[card.id]?.flag = card.flag }
        guard let ours = cards[card.id], let last = card.memory.lastAnswer,
            last > ours.lastTouched.addingTimeInterval(1)
        else { return }
        cards[card.id] = ours.remembered(
            card.memory, lapses: max(ours.lapses ?? 0, card.lapses ?? 0), isSuspended: ours.isSuspended)
    }

    /// Takes the place of the card of that name.
    mutating func put(_ card: ReviewCard) {
        guard card.isDeleted != true else {
            if cards.removeValue(forKey: card.id) != nil { order.removeAll { $0 == card.id } }
            deleted = (deleted ?? [:]).merging([card.id: card]) { $1 }
            return
        }
        deleted?[card.id] = nil
        if cards.updateValue(card, forKey: card.id) == nil { order.append(card.id) }
    }

    /// Takes in another state of the same deck: cards that are new, and of those both know the one that was answered,
    /// changed or deleted later.
    public mutating func merge(_ other: Deck) {
        for gone in (other.deleted ?? [:]).values {
            if gone.lastTouched >= self[id: gone.id]?.lastTouched ?? .distantPast { put(gone) }
        }
        for id in other.order {
            guard let theirs = other.cards[id] else { continue }
            if let gone = deleted?[id] {
                if theirs.lastTouched > gone.lastTouched { put(theirs) }
                continue
            }
            guard !add(theirs), let ours = cards[id] else { continue }
            var card = theirs.lastTouched > ours.lastTouched ? theirs : ours
            card.sound = card.sound ?? ours.sound ?? theirs.sound
            card.reading = card.reading ?? ours.reading ?? theirs.reading
            cards[id] = card
        }
        state.merge(other.state)
        if let theirs = other.answered {
            var log = log
            log.merge(theirs)
            answered = log
        }
    }

    private subscript(id id: CardID) -> ReviewCard? { cards[id] ?? deleted?[id] }

    /// For good, in every program that keeps this deck. What was no card is deleted beforehand.
    mutating func delete(_ card: ReviewCard, at now: Date) { put(card.deleted(at: max(now, card.lastTouched))) }

    /// Somebody said that this correction of this sentence is wrong.
    func isWithdrawn(_ card: ReviewCard) -> Bool { deleted?[card.id]?.sentence == card.sentence }

    /// The correction was right after all, and may be shown again.
    mutating func permit(_ card: ReviewCard, at now: Date) {
        guard isWithdrawn(card), var gone = deleted?[card.id] else { return }
        gone.sentence = ""
        gone.changed = max(now, gone.lastTouched.addingTimeInterval(0.001))
        put(gone)
    }

    /// Cards are as they were, whatever was done to them since.
    mutating func restore(_ card: ReviewCard, at now: Date) {
        var card = card
        card.changed = max(now, (self[id: card.id]?.lastTouched ?? now).addingTimeInterval(0.001))
        put(card)
    }

    /// A clock that went back makes nothing older.
    private mutating func touch(_ id: CardID, at now: Date) {
        cards[id].map { cards[id]?.changed = max(now, $0.lastTouched) }
    }

    /// All that are suspended are asked again.
    /// - Returns: how many they were.
    mutating func resume(at now: Date) -> Int {
        let suspended = cards.values.filter(\.isSuspended).map(\.id)
        for id in suspended { suspend(id, false, at: now) }
        return suspended.count
    }

    /// - Parameter name: as the sounds of cards have it.
    public mutating func set(sound name: String, of id: CardID) { cards[id]?.sound = name }

    public mutating func suspend(_ id: CardID, _ suspended: Bool = true, at now: Date) {
        cards[id]?.isSuspended = suspended
        touch(id, at: now)
    }

    mutating func set(flag: CardFlag?, of id: CardID, at now: Date) {
        cards[id]?.flag = flag
        touch(id, at: now)
    }

    mutating func set(tags: [String]?, of id: CardID, at now: Date) {
        cards[id]?.tags = tags
        touch(id, at: now)
    }

    /// Leaves a card alone until tomorrow.
    public mutating func bury(_ id: CardID, at now: Date, in zone: TimeZone) {
        let tomorrow = today(at: now, in: zone).adding(1)
        cards[id]?.buriedUntil = tomorrow
        touch(id, at: now)
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

    /// - Returns: what is kept of it; nil where there is no such card.
    @discardableResult public mutating func answer(
        _ grade: ReviewGrade, to id: CardID, at now: Date, in zone: TimeZone, by scheduler: FSRSScheduler
    ) -> ReviewAnswer? {
        guard let card = cards[id] else { return nil }
        let today = today(at: now, in: zone)
        if today != day {
            (day, newToday, reviewedToday) = (today, 0, 0)
        }
        switch card.memory.stage {
        case .new: newToday += 1
        case .review: reviewedToday += 1
        case .learning, .relearning: break
        }
        let memory = scheduler.answer(grade, to: card.memory, at: now)
        cards[id]?.memory = memory
        if grade == .again, card.memory.stage == .review { countLapse(of: id) }
        let answer = ReviewAnswer(grade, to: card, becoming: memory, at: now)
        var log = log
        log.add(answer, on: today, of: card.language)
        answered = log
        return answer
    }

    /// So often a card is forgotten before it is set aside, and so often again after that.
    static let leech = (first: 8, then: 4)

    /// A card that is forgotten again and again costs more time than the others together: it is suspended.
    private mutating func countLapse(of id: CardID) {
        let lapses = (cards[id]?.lapses ?? 0) + 1
        cards[id]?.lapses = lapses
        let beyond = lapses - Self.leech.first
        if beyond >= 0, beyond.isMultiple(of: Self.leech.then) { cards[id]?.isSuspended = true }
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
