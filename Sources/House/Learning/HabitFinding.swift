import Foundation

/// Finds what is done at the same time on most days.
enum HabitFinding {
    /// Minutes within which "the same time" lies.
    static let window = 30
    /// Minutes within which two things are done together.
    static let together = 3
    static let most = 20

    /// What a habit needs: of days that were watched, so many, and this share of them.
    private static let needs: [(days: HabitDays, least: Int, share: Double)] = [
        (.every, 5, 0.7), (.workdays, 4, 0.8), (.weekends, 3, 0.75),
    ]

    /// The surest first.
    static func suggestions(_ memory: HabitMemory, today: Int) -> [HabitSuggestion] {
        let found = memory.traces.values.compactMap { habit($0, memory.watched, today) }
        let joined = join(found.sorted { ($0.minute, $0.trace.order.device) < ($1.minute, $1.trace.order.device) })
        let sorted = joined.map(suggestion).sorted { one, other in
            (-one.hits, one.minute, one.id) < (-other.hits, other.minute, other.id)
        }
        return Array(sorted.prefix(most))
    }

    private struct Habit {
        let trace: HabitMemory.Trace
        let days: HabitDays
        /// Of each day the first.
        let minutes: [Int: Int]
        let of: Int

        var sorted: [Int] { minutes.values.sorted() }
        var minute: Int { minutes.isEmpty ? 0 : sorted[minutes.count / 2] }
    }

    // MARK: one order

    private static func habit(_ trace: HabitMemory.Trace, _ watched: Set<Int>, _ today: Int) -> Habit? {
        for need in needs {
            let days = watched.filter { $0 < today && $0 >= today - HabitMemory.days && need.days.contains($0) }
            let moments = trace.moments.filter { days.contains($0.day) }.sorted { $0.minute < $1.minute }
            let best = densest(moments)
            let hits = Set(best.map(\.day)).count
            guard hits >= need.least, Double(hits) >= Double(days.count) * need.share else { continue }
            guard need.days != .every || isSpread(Set(best.map(\.day)), over: days) else { continue }
            let minutes = Dictionary(best.map { ($0.day, $0.minute) }, uniquingKeysWith: { first, _ in first })
            return Habit(trace: trace, days: need.days, minutes: minutes, of: days.count)
        }
        return nil
    }

    /// Whether it is done on workdays and on weekends alike.
    private static func isSpread(_ hits: Set<Int>, over days: Set<Int>) -> Bool {
        [HabitDays.workdays, .weekends].allSatisfy { half in
            let count = days.count(where: half.contains)
            return count < 2 || Double(hits.count(where: half.contains)) >= Double(count) * 0.4
        }
    }

    /// The window with the most days in it. Two ends walk once over the moments.
    private static func densest(_ moments: [HabitMoment]) -> ArraySlice<HabitMoment> {
        var best = moments[0..<0]
        var bestDays = 0
        var counts: [Int: Int] = [:]
        var start = 0
        for end in moments.indices {
            counts[moments[end].day, default: 0] += 1
            while moments[end].minute - moments[start].minute > window {
                let day = moments[start].day
                counts[day] = counts[day].flatMap { $0 > 1 ? $0 - 1 : nil }
                start += 1
            }
            if counts.count > bestDays { (best, bestDays) = (moments[start...end], counts.count) }
        }
        return best
    }

    // MARK: together

    /// Each joins the group before it when they go together on most days.
    private static func join(_ habits: [Habit]) -> [[Habit]] {
        var groups: [[Habit]] = []
        for habit in habits {
            let near = groups.indices.suffix(4).last { index in
                groups[index].count < 10 && groups[index].first.map { isTogether($0, habit) } ?? false
            }
            if let near { groups[near].append(habit) } else { groups.append([habit]) }
        }
        return groups
    }

    private static func isTogether(_ one: Habit, _ other: Habit) -> Bool {
        guard one.days == other.days, one.trace.order.device != other.trace.order.device else { return false }
        let near = one.minutes.count { day, minute in
            other.minutes[day].map { abs($0 - minute) <= together } ?? false
        }
        return Double(near) >= Double(max(one.minutes.count, other.minutes.count)) * 0.8
    }

    private static func suggestion(_ group: [Habit]) -> HabitSuggestion {
        let minutes = group.flatMap(\.sorted)
        let range = (minutes.min() ?? 0)...(minutes.max() ?? 0)
        let orders = group.map(\.trace.order)
        let weakest = group.min { $0.minutes.count < $1.minutes.count }
        return HabitSuggestion(
            id: id(orders, group[0].minute), orders: orders, days: group[0].days, minutes: range,
            minute: minutes.sorted()[minutes.count / 2], hits: weakest?.minutes.count ?? 0, of: weakest?.of ?? 0)
    }

    /// By what is done, and the part of the day, so that a habit that shifts by minutes stays the same.
    private static func id(_ orders: [DeviceOrder], _ minute: Int) -> String {
        let words = orders.map { "\($0.device.rawValue.prefix(128)) \(word($0.action))" }.sorted()
        return words.joined(separator: ", ") + " @\(minute / 360)"
    }

    static func word(_ action: DeviceAction) -> String {
        switch action {
        case .turnOn: "on"
        case .turnOff: "off"
        case .open: "open"
        case .close: "close"
        case .setTemperature(let degrees): "to \(degrees)"
        case .setClimateMode(let mode): mode.rawValue
        case .setBrightness(let share), .setPosition(let share), .setVolume(let share), .setSpeed(let share):
            "to \(share)"
        default: "other"
        }
    }
}
