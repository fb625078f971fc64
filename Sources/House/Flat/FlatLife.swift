import Foundation

/// The life in the flat: people come and go, are in rooms, and open a window now and then.
struct FlatLife: Hashable, Sendable {
    let dice: FlatDice
    let weather: FlatWeather
    let windows: [DeviceID]
    let motionSensors: [DeviceID]
    let people: [DeviceID]

    /// Seconds; what begins in one slot is over in the next at the latest.
    private static let slot = 900.0

    /// After `start`, through `end`, in the order they happen. The same however the time is cut into spans.
    func events(after start: Date, through end: Date) -> [FlatEvent] {
        guard end > start else { return [] }
        let first = Int((start.timeIntervalSince1970 / Self.slot).rounded(.down)) - 1
        let last = Int((end.timeIntervalSince1970 / Self.slot).rounded(.down))
        let inSlots = (first...last).flatMap(events)
        let days = weather.day(at: start)...weather.day(at: end)
        return (inSlots + days.flatMap(comingsAndGoings)).filter { $0.at > start && $0.at <= end }
            .sorted { ($0.at, $0.device) < ($1.at, $1.device) }
    }

    private func events(inSlot slot: Int) -> [FlatEvent] {
        let start = Date(timeIntervalSince1970: Double(slot) * Self.slot)
        guard (7..<22.5).contains(weather.hour(at: start)) else { return [] }
        let opened = windows.enumerated().flatMap { index, window in
            pair(window, "open", "closed", chance: 0.03, lasting: 240...840, start, [slot, index, 2])
        }
        let moved = motionSensors.enumerated().flatMap { index, sensor in
            pair(sensor, "on", "off", chance: 0.4, lasting: 30...120, start, [slot, index, 3])
        }
        return opened + moved
    }

    private func pair(
        _ device: DeviceID, _ state: String, _ after: String, chance: Double, lasting: ClosedRange<Double>,
        _ start: Date, _ key: [Int]
    ) -> [FlatEvent] {
        let (slot, index, kind) = (key[0], key[1], key[2])
        guard dice.roll(slot, index, kind) < chance else { return [] }
        let begin = start.addingTimeInterval(dice.roll(slot, index, kind, 1) * (Self.slot - 1))
        let length = lasting.lowerBound + dice.roll(slot, index, kind, 2) * (lasting.upperBound - lasting.lowerBound)
        return [
            FlatEvent(at: begin, device: device, state: state),
            FlatEvent(at: begin.addingTimeInterval(length), device: device, state: after),
        ]
    }

    /// On five days of seven, out from about a quarter past eight to about half past five.
    private func comingsAndGoings(onDay day: Int) -> [FlatEvent] {
        // Day 0, the first of January 1970, was a Thursday.
        let weekday = ((day + 3) % 7 + 7) % 7
        guard weekday < 5 else { return [] }
        let midnight = Date(timeIntervalSince1970: Double(day) * 86_400 - Double(weather.offset))
        return people.enumerated().flatMap { index, person in
            let away = 8 * 3600 + dice.roll(day, index, 4) * 1800
            let back = 17 * 3600 + dice.roll(day, index, 5) * 3600
            return [
                FlatEvent(at: midnight.addingTimeInterval(away), device: person, state: "not_home"),
                FlatEvent(at: midnight.addingTimeInterval(back), device: person, state: "home"),
            ]
        }
    }
}
