import Foundation

/// The actions that followed situations in the last weeks, in bounded memory. A value.
struct SituationMemory: Hashable, Sendable, Codable {
    private static let most = 300
    /// Of each situation.
    private static let mostTimes = 60
    /// Seconds after a situation in which what is done belongs to it, and before all have left: one turns off the light
    /// and goes.
    private static let patience = 600.0
    /// What a habit needs: so many times, and this share of all.
    private static let (least, share) = (4, 0.75)

    private struct Deed: Hashable, Sendable, Codable {
        let situation: HabitSituation
        let order: DeviceOrder
    }

    /// When each began, the oldest first.
    private var times: [HabitSituation: [Date]] = [:]
    /// Upon which of these times each was done.
    private var deeds: [Deed: [Date]] = [:]
    /// What was done lately, whatever had happened.
    private var lately: [(order: DeviceOrder, at: Date)] { zip(lateOrders, lateTimes).map { ($0, $1) } }
    private var lateOrders: [DeviceOrder] = []
    private var lateTimes: [Date] = []

    init() {}

    /// It has begun now.
    mutating func begin(_ situation: HabitSituation, at date: Date) {
        var begun = times[situation] ?? []
        // One that comes and goes says nothing more.
        if let last = begun.last, date.timeIntervalSince(last) < Self.patience { return }
        if times[situation] == nil, times.count >= Self.most { return }
        begun.append(date)
        times[situation] = Array(begun.suffix(Self.mostTimes))
        guard situation == .lastLeft || situation == .dusk else { return }
        for deed in lately where (0...Self.patience).contains(date.timeIntervalSince(deed.at)) {
            note(deed.order, upon: situation, date)
        }
    }

    mutating func see(_ order: DeviceOrder, at date: Date) {
        lateOrders = Array((lateOrders + [order]).suffix(20))
        lateTimes = Array((lateTimes + [date]).suffix(20))
        for (situation, begun) in times where situation.device != order.device {
            guard let last = begun.last, (0...Self.patience).contains(date.timeIntervalSince(last)) else { continue }
            note(order, upon: situation, last)
        }
    }

    private mutating func note(_ order: DeviceOrder, upon situation: HabitSituation, _ date: Date) {
        let deed = Deed(situation: situation, order: order)
        if deeds[deed] == nil, deeds.count >= Self.most { dropOldest() }
        guard deeds[deed]?.contains(date) != true else { return }
        deeds[deed] = Array(((deeds[deed] ?? []) + [date]).suffix(Self.mostTimes))
    }

    private mutating func dropOldest() {
        let oldest = deeds.sorted { ($0.value.last ?? .distantPast) < ($1.value.last ?? .distantPast) }
        for deed in oldest.prefix(Self.most / 4) { deeds[deed.key] = nil }
    }

    // MARK: finding

    /// The surest first; what is done upon one situation is suggested together.
    func suggestions(now: Date) -> [HabitSuggestion] {
        let since = now.addingTimeInterval(-Double(HabitMemory.days) * 86_400)
        var found: [HabitSituation: [(order: DeviceOrder, hits: Int)]] = [:]
        for (deed, done) in deeds {
            let of = count(deed.situation, since)
            let hits = done.count { $0 >= since }
            guard hits >= Self.least, Double(hits) >= Double(of) * Self.share else { continue }
            found[deed.situation, default: []].append((deed.order, hits))
        }
        let suggestions = found.map { situation, deeds in
            let orders = deeds.map(\.order).sorted { ($0.device, $0.word) < ($1.device, $1.word) }
            return HabitSuggestion(
                situation, Array(orders.prefix(10)), hits: deeds.map(\.hits).min() ?? 0, of: count(situation, since))
        }
        return suggestions.sorted { (-$0.hits, $0.id) < (-$1.hits, $1.id) }
    }

    private func count(_ situation: HabitSituation, _ since: Date) -> Int {
        times[situation]?.count { $0 >= since } ?? 0
    }
}

extension DeviceOrder {
    /// By which two orders for one device are told apart.
    fileprivate var word: String { HabitFinding.word(action) }
}

extension HabitSuggestion {
    init(_ situation: HabitSituation, _ orders: [DeviceOrder], hits: Int, of count: Int) {
        let words = orders.map { "\($0.device.rawValue.prefix(128)) \(HabitFinding.word($0.action))" }
        self.init(
            id: "\(situation.text): \(words.joined(separator: ", "))", orders: orders, days: .every, minutes: 0...0,
            minute: 0, hits: hits, of: count)
        self.situation = situation
    }
}
