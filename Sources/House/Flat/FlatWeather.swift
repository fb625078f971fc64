import Foundation

/// How warm it is outside the flat: the year, the hour, and some chance that changes slowly.
struct FlatWeather: Hashable, Sendable {
    let dice: FlatDice
    /// Seconds that the flat's clock is ahead of universal time.
    let offset: Int

    /// °C, about -6…30.
    func temperature(at date: Date) -> Double {
        let year = cos((dayOfYear(date) - 200) / 365.25 * 2 * .pi)
        let day = cos((hour(at: date) - 15) / 24 * 2 * .pi)
        return 10 + 9 * year + 4 * day + drift(date)
    }

    /// 0 ..< 24
    func hour(at date: Date) -> Double { local(date) / 3600 - (local(date) / 86_400).rounded(.down) * 24 }

    /// Days since 1970 by the flat's clock.
    func day(at date: Date) -> Int { Int((min(max(local(date), -1e12), 1e12) / 86_400).rounded(.down)) }

    private func local(_ date: Date) -> Double { date.timeIntervalSince1970 + Double(offset) }

    private func dayOfYear(_ date: Date) -> Double { (local(date) / 86_400).truncatingRemainder(dividingBy: 365.25) }

    /// Goes from one day's chance to the next, ±3 °C.
    private func drift(_ date: Date) -> Double {
        let day = day(at: date)
        let share = hour(at: date) / 24
        return (dice.roll(day, 1) * (1 - share) + dice.roll(day + 1, 1) * share) * 6 - 3
    }
}
