public import Foundation

/// Says when something was, seen from a day: the same in every locale, as all words of the screen.
public struct DayWording: Sendable, Hashable {
    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

    private let present: Date
    private let calendar: Calendar
    private let clock: ClockWording

    public init(now: Date, timeZone: TimeZone) {
        present = now
        clock = ClockWording(timeZone: timeZone)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.calendar = calendar
    }

    /// "today 14:02", "Mon 23 Nov 09:41", "23 Nov 2025 09:41".
    public func moment(_ date: Date) -> String { "\(day(date)) \(clock.time(date))" }

    private func day(_ date: Date) -> String {
        let days =
            calendar.dateComponents(
                [.day], from: calendar.startOfDay(for: date), to: calendar.startOfDay(for: present)
            ).day ?? 0
        switch days {
        case 0: return "today"
        case 1: return "yesterday"
        default: break
        }
        let parts = calendar.dateComponents([.weekday, .day, .month, .year], from: date)
        let (day, month) = ("\(parts.day ?? 1)", ClockWording.months[max(1, min(12, parts.month ?? 1)) - 1])
        let isThisYear = parts.year == calendar.component(.year, from: present)
        return isThisYear
            ? "\(Self.weekdays[max(1, min(7, parts.weekday ?? 1)) - 1]) \(day) \(month)"
            : "\(day) \(month) \(parts.year ?? 0)"
    }
}
