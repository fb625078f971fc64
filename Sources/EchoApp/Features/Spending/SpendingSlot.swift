import EchoScreen

/// A day or a month of the chart.
struct SpendingSlot: Sendable, Hashable {
    /// Of a month its first.
    let day: SpendingDay
    let isMonth: Bool

    func holds(_ other: SpendingDay) -> Bool { isMonth ? other.month == day.month : other == day }

    /// "24", "Nov".
    var label: String {
        isMonth ? Self.month(day) : "\(day.numbers.day)"
    }

    /// "Tue 24 Nov", "Nov 2026".
    var title: String {
        let (year, _, number) = day.numbers
        return isMonth
            ? "\(Self.month(day)) \(year)" : "\(Self.weekdays[day.weekday - 1]) \(number) \(Self.month(day))"
    }

    static func month(_ day: SpendingDay) -> String { months[max(1, min(12, day.numbers.month)) - 1] }

    /// The same in every locale, as all words of the screen.
    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}
