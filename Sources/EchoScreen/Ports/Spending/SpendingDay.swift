public import Foundation

/// A day where the person is, by its date: what was spent belongs to it for ever, wherever they are later.
public struct SpendingDay: RawRepresentable, Sendable, Hashable, Comparable {
    /// "2026-11-25".
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ date: Date, in timeZone: TimeZone) {
        let parts = Self.calendar(timeZone).dateComponents([.year, .month, .day], from: date)
        self.init(year: parts.year ?? 0, month: parts.month ?? 1, day: parts.day ?? 1)
    }

    public init(year: Int, month: Int, day: Int) {
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        rawValue = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }

    /// "2026-11".
    public var month: String { String(rawValue.prefix(7)) }

    public static func < (left: SpendingDay, right: SpendingDay) -> Bool { left.rawValue < right.rawValue }

    /// The day so many days before this one.
    public func before(days: Int) -> SpendingDay {
        let calendar = Self.calendar(.gmt)
        let date = calendar.date(byAdding: .day, value: -days, to: date) ?? date
        return SpendingDay(date, in: .gmt)
    }

    /// The first day of the month so many months before this one.
    public func monthBefore(_ months: Int) -> SpendingDay {
        let (year, month, _) = numbers
        let count = year * 12 + month - 1 - months
        return SpendingDay(year: count / 12, month: count % 12 + 1, day: 1)
    }

    /// Year, month and day.
    public var numbers: (year: Int, month: Int, day: Int) {
        let parts = rawValue.split(separator: "-").map { Int($0) ?? 1 }
        return parts.count == 3 ? (parts[0], parts[1], parts[2]) : (1970, 1, 1)
    }

    /// From 1, Sunday, to 7.
    public var weekday: Int { Self.calendar(.gmt).component(.weekday, from: date) }

    private var date: Date {
        let (year, month, day) = numbers
        return Self.calendar(.gmt).date(from: DateComponents(year: year, month: month, day: day)) ?? .distantPast
    }

    private static func calendar(_ timeZone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }
}
