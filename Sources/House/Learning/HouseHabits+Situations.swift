import Foundation

extension HouseHabits {
    /// Seconds between two times that a rule is done upon what comes and goes.
    private static let rest = 300.0

    /// Something has begun upon which people do things.
    ///
    /// - Returns: the rules that wait for it, with the orders that may be given.
    mutating func begin(
        _ situation: HabitSituation, at now: Date, devices: [DeviceID: HouseDevice]
    ) -> [HabitRule] {
        noteOccasion(situation, at: now)
        var due: [HabitRule] = []
        for var rule in rules where rule.situation == situation {
            if let last = rule.lastTime, abs(now.timeIntervalSince(last)) < Self.rest { continue }
            rule.lastTime = now
            replace(rule)
            rule.orders = rule.orders.filter { isHarmless($0, devices) }
            if !rule.orders.isEmpty { due.append(rule) }
        }
        return due
    }

    /// Whether a rule waits for the sun to set.
    var waitsForDusk: Bool { rules.contains { $0.situation == .dusk } }
}
