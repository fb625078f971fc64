public import Foundation

/// The habits learned in a house: with consent only, nothing that is risky, and deletable.
public struct HouseHabits: Hashable, Sendable, Codable {
    public struct DueRule: Hashable, Sendable {
        public var rule: HabitRule
        public var due: Date
    }

    public static let mostRules = 50
    static let mostDismissed = 500
    /// A rule whose time passed longer ago is not carried out that day, in seconds.
    static let mostLate = 300.0

    /// Nothing is remembered without it.
    public private(set) var isAllowed = false
    public private(set) var rules: [HabitRule] = []
    public private(set) var scenes: [TaughtScene] = []
    private var memory = HabitMemory()
    /// Oldest first.
    private var dismissed: [String] = []
    /// Missing in what older versions kept, as is what follows.
    private var occasions: SituationMemory?
    /// Suggestions that somebody was told of, the oldest first.
    private var told: [String]?
    /// The day on which the sun was seen to set last.
    private var lastDusk: Int?

    public init() {}

    // MARK: consent

    public mutating func allow() { isAllowed = true }

    /// Withdraws the consent: what was remembered is gone, what was accepted stays until it is deleted.
    public mutating func disallow() {
        isAllowed = false
        forgetHabits()
    }

    /// What was remembered is gone; whether more may be remembered stays as it was chosen.
    mutating func forgetHabits() { (memory, occasions) = (HabitMemory(), nil) }

    public mutating func forgetEverything() { self = HouseHabits() }

    // MARK: seeing

    /// - Parameters:
    ///   - earlier: how the device was before.
    ///   - ordered: what it was told to do just now, where it was told here.
    /// - Returns: whether there is something new to keep.
    @discardableResult public mutating func see(
        _ reading: DeviceReading, earlier: DeviceReading?, device: HouseDevice, calendar: Calendar,
        ordered: DeviceAction? = nil
    ) -> Bool {
        guard isAllowed, let action = HabitSource.action(reading, earlier, device, ordered: ordered) else {
            return false
        }
        let moment = HabitMoment(reading.since, calendar)
        occasions = occasions ?? SituationMemory()
        occasions?.see(DeviceOrder(device: device.id, action: action), at: reading.since)
        let isNewDay = memory.watch(moment)
        return memory.see(DeviceOrder(device: device.id, action: action), at: moment) || isNewDay
    }

    /// The program runs: days without anything count too.
    ///
    /// - Returns: whether the day is new, and is to be kept.
    @discardableResult public mutating func watch(now: Date, calendar: Calendar) -> Bool {
        isAllowed && memory.watch(HabitMoment(now, calendar))
    }

    /// When the next day begins that ``watch(now:calendar:)`` counts; nil while nothing may be remembered.
    func nextDay(after now: Date, calendar: Calendar) -> Date? {
        isAllowed ? HabitMoment(day: HabitMoment(now, calendar).day + 1, minute: 0).date(calendar) : nil
    }

    // MARK: suggesting

    /// The surest first; without those dismissed, and those that are rules.
    public func suggestions(now: Date, calendar: Calendar) -> [HabitSuggestion] {
        guard isAllowed else { return [] }
        let gone = Set(dismissed)
        let timed = HabitFinding.suggestions(memory, today: HabitMoment(now, calendar).day)
        // What is done at a time needs no other reason.
        let known = Set(timed.flatMap(\.orders) + rules.filter { $0.situation == nil }.flatMap(\.orders))
        let others = (occasions?.suggestions(now: now) ?? []).filter { known.isDisjoint(with: $0.orders) }
        return (timed + others).filter { suggestion in
            !gone.contains(suggestion.id) && !rules.contains { isCovered(suggestion, by: $0) }
        }
    }

    public mutating func dismiss(_ suggestion: HabitSuggestion) {
        guard !dismissed.contains(suggestion.id) else { return }
        dismissed.append(suggestion.id)
        if dismissed.count > Self.mostDismissed { dismissed.removeFirst() }
    }

    /// - Parameter devices: what the house has now; an order that is risky, or for nothing, becomes no rule.
    /// - Returns: nil when nothing is left of it, or there are too many rules.
    public mutating func accept(
        _ suggestion: HabitSuggestion, devices: [DeviceID: HouseDevice], now: Date, calendar: Calendar
    ) -> HabitRule? {
        let orders = suggestion.orders.filter { isHarmless($0, devices) }
        guard !orders.isEmpty, rules.count < Self.mostRules, !rules.contains(where: { $0.id == suggestion.id }) else {
            return nil
        }
        let moment = HabitMoment(now, calendar)
        let rule = HabitRule(
            id: suggestion.id, orders: orders, days: suggestion.days, minute: suggestion.minute,
            evidence: suggestion.evidence, lastDay: suggestion.minute <= moment.minute ? moment.day : nil,
            situation: suggestion.situation)
        rules.append(rule)
        return rule
    }

    /// A rule that somebody asked for in words; one for the same is replaced.
    ///
    /// - Parameter minute: after four o'clock.
    /// - Returns: nil when an order is risky, or there are too many rules.
    mutating func add(
        _ orders: [DeviceOrder], _ days: HabitDays, _ minute: Int, devices: [DeviceID: HouseDevice], now: Date,
        calendar: Calendar
    ) -> HabitRule? {
        guard !orders.isEmpty, orders.count <= 50, orders.allSatisfy({ isHarmless($0, devices) }) else { return nil }
        let words = orders.map { "\($0.device.rawValue.prefix(128)) \(HabitFinding.word($0.action))" }
        let id = "said: \(words.joined(separator: ", ")) \(days.rawValue) @\(minute)"
        let others = rules.filter { $0.id != id }
        guard others.count < Self.mostRules else { return nil }
        let moment = HabitMoment(now, calendar)
        let rule = HabitRule(
            id: id, orders: orders, days: days, minute: minute, evidence: "",
            lastDay: minute <= moment.minute ? moment.day : nil)
        rules = others + [rule]
        return rule
    }

    /// One that was deleted by mistake.
    mutating func restore(_ rule: HabitRule) {
        guard rules.count < Self.mostRules, !rules.contains(where: { $0.id == rule.id }) else { return }
        rules.append(rule)
    }

    public mutating func deleteRule(_ id: HabitRule.ID) { rules.removeAll { $0.id == id } }

    // MARK: rules

    /// What is to be done now; each rule once a day.
    public mutating func due(now: Date, calendar: Calendar, devices: [DeviceID: HouseDevice]) -> [HabitRule] {
        let moment = HabitMoment(now, calendar)
        var due: [HabitRule] = []
        for index in rules.indices {
            let rule = rules[index]
            guard rule.situation == nil else { continue }
            // A clock that was set back does not do it again.
            guard rule.days.contains(moment.day), rule.lastDay.map({ $0 < moment.day }) ?? true,
                let time = HabitMoment(day: moment.day, minute: rule.minute).date(calendar), time <= now
            else { continue }
            rules[index].lastDay = moment.day
            var wanted = rule
            wanted.orders = rule.orders.filter { isHarmless($0, devices) }
            if now.timeIntervalSince(time) <= Self.mostLate, !wanted.orders.isEmpty { due.append(wanted) }
        }
        return due
    }

    /// When ``due(now:calendar:devices:)`` is to be asked again; nil without rules.
    public func nextDue(now: Date, calendar: Calendar) -> Date? {
        let today = HabitMoment(now, calendar).day
        return rules.filter { $0.situation == nil }.compactMap { next($0, today, calendar) }.min()
    }

    private func next(_ rule: HabitRule, _ today: Int, _ calendar: Calendar) -> Date? {
        let first = max(today, rule.lastDay.map { $0 + 1 } ?? today)
        let day = (first...(first + 6)).first(where: rule.days.contains)
        return day.flatMap { HabitMoment(day: $0, minute: rule.minute).date(calendar) }
    }

    // MARK: situations

    mutating func noteOccasion(_ situation: HabitSituation, at now: Date) {
        guard isAllowed else { return }
        occasions = occasions ?? SituationMemory()
        occasions?.begin(situation, at: now)
    }

    /// - Returns: false for a day on which it was seen already.
    mutating func noteDusk(_ day: Int) -> Bool {
        guard lastDusk.map({ $0 < day }) ?? true else { return false }
        lastDusk = day
        return true
    }

    mutating func replace(_ rule: HabitRule) {
        if let place = rules.firstIndex(where: { $0.id == rule.id }) { rules[place] = rule }
    }

    /// - Returns: false where somebody was told of it before.
    mutating func tell(_ suggestion: HabitSuggestion) -> Bool {
        guard told?.contains(suggestion.id) != true else { return false }
        told = Array(((told ?? []) + [suggestion.id]).suffix(Self.mostDismissed))
        return true
    }

    func isHarmless(_ order: DeviceOrder, _ devices: [DeviceID: HouseDevice]) -> Bool {
        guard let device = devices[order.device], order.action.ability(of: device) != nil else { return false }
        return HabitSource.isAllowed(order.action, device)
    }

    private func isCovered(_ suggestion: HabitSuggestion, by rule: HabitRule) -> Bool {
        Set(suggestion.orders).isSubset(of: rule.orders) && suggestion.situation == rule.situation
            && abs(rule.minute - suggestion.minute) <= 60
    }

    // MARK: scenes

    public static let mostScenes = 50

    /// One of the same name is replaced.
    ///
    /// - Returns: false when the name or the steps are of no use, or there are too many.
    public mutating func teach(_ scene: TaughtScene) -> Bool {
        let isFit = (1...60).contains(scene.name.count) && (1...50).contains(scene.steps.count)
        guard isFit, scene.steps.allSatisfy({ (0...86_400).contains($0.delay) }) else { return false }
        let others = scenes.filter { $0.name.lowercased() != scene.name.lowercased() }
        guard others.count < Self.mostScenes else { return false }
        scenes = others + [scene]
        return true
    }

    public mutating func deleteScene(named name: String) {
        scenes.removeAll { $0.name.lowercased() == name.lowercased() }
    }
}
