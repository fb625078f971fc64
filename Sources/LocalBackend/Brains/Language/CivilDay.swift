import Foundation

/// One day of the Gregorian calendar.
struct CivilDay: Sendable, Hashable {
    var year: Int
    var month: Int
    var day: Int

    /// Nil when there is no such day.
    init?(year: Int, month: Int, day: Int) {
        guard (1...12).contains(month), day >= 1, day <= Self.days(in: month, of: year) else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// From `YYYY-MM-DD`; nil when it is none.
    init?(iso text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2] else { return nil }
        self.init(year: year, month: month, day: day)
    }

    init(_ date: Date, in calendar: Calendar) {
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        (year, month, day) = (parts.year ?? 1, parts.month ?? 1, parts.day ?? 1)
    }

    /// Without a year February has its leap day.
    static func days(in month: Int, of year: Int? = nil) -> Int {
        switch month {
        case 2: year.map(isLeap) ?? true ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Days since an arbitrary one: the year begins in March, so that its leap day is the last.
    var number: Int {
        let years = month > 2 ? year : year - 1
        let months = (month + 9) % 12
        return 365 * years + years / 4 - years / 100 + years / 400 + (153 * months + 2) / 5 + day
    }

    /// "2026-11-21".
    var iso: String { String(format: "%04d-%02d-%02d", year, month, day) }

    /// "Saturday, November 21, 2026".
    var text: String {
        "\(DayName.weekdays[(number + 2) % 7].capitalized), \(DayName.months[month - 1].capitalized) \(day), \(year)"
    }

    private static func isLeap(_ year: Int) -> Bool {
        year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    }
}
