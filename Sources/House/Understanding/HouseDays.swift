import Foundation

/// The days somebody asks about.
public enum HouseDays: Hashable, Sendable {
    /// No day was said.
    case now
    case today, tonight, tomorrow
    /// As a calendar counts: 1 is Sunday.
    case weekday(Int)
    case weekend
    /// The coming seven days.
    case week

    /// From the beginning of the first to the end of the last.
    func span(from now: Date, _ calendar: Calendar) -> Range<Date> {
        let today = calendar.startOfDay(for: now)
        func day(_ count: Int) -> Date {
            calendar.date(byAdding: .day, value: count, to: today) ?? today.addingTimeInterval(Double(count) * 86_400)
        }
        func ahead(_ weekday: Int) -> Int { (weekday - calendar.component(.weekday, from: now) + 7) % 7 }
        switch self {
        case .now, .today, .tonight: return today..<day(1)
        case .tomorrow: return day(1)..<day(2)
        case .weekday(let number): return day(ahead(number))..<day(ahead(number) + 1)
        // On a Sunday, what is left of it.
        case .weekend: return day(ahead(1) == 0 ? 0 : ahead(7))..<day(ahead(1) + 1)
        case .week: return today..<day(7)
        }
    }
}
