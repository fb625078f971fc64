import Foundation

/// A day, month or year as it is typed, or so many days ago.
enum TypedDay: Hashable {
    case date(year: Int, month: Int, day: Int)
    case ago(days: Int)

    init?(_ text: String) {
        switch text.lowercased() {
        case "today": self = .ago(days: 0)
        case "yesterday": self = .ago(days: 1)
        default:
            guard let day = Self.ago(text) ?? Self.date(text) else { return nil }
            self = day
        }
    }

    private static func ago(_ text: String) -> TypedDay? {
        guard let match = text.wholeMatch(of: /([0-9]{1,5})[dD]/), let days = Int(match.output.1) else { return nil }
        return .ago(days: days)
    }

    private static func date(_ text: String) -> TypedDay? {
        guard let match = text.wholeMatch(of: /([0-9]{4})(?:-([0-9]{1,2})(?:-([0-9]{1,2}))?)?/),
            let year = Int(match.output.1)
        else { return nil }
        let month = match.output.2.flatMap { Int($0) } ?? 1
        return .date(year: year, month: month, day: match.output.3.flatMap { Int($0) } ?? 1)
    }

    /// Knows when days begin.
    struct Reader {
        private let now: Date
        private let calendar: Calendar

        init(now: Date, timeZone: TimeZone) {
            self.now = now
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = timeZone
            self.calendar = calendar
        }

        /// Nil for a day that no calendar has: 30 February.
        func beginning(of day: TypedDay) -> Date? {
            switch day {
            case .ago(let days):
                return calendar.date(byAdding: .day, value: -days, to: calendar.startOfDay(for: now))
            case .date(let year, let month, let day):
                let wanted = DateComponents(year: year, month: month, day: day)
                guard wanted.isValidDate(in: calendar) else { return nil }
                return calendar.date(from: wanted)
            }
        }
    }
}
