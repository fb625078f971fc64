import Echo
import Foundation

/// A day on which models may have ended, for the program and for its server.
struct ModelDay: Sendable {
    let day: CalendarDay
    /// The server counts as OpenAI's, whose saved names are replaced at the start.
    let isVendors: Bool
    /// Noon of it.
    let date: Date

    init(_ text: String, isVendors: Bool) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        // No test has a day that is none.
        day = CalendarDay(text) ?? CalendarDay(.now)
        date =
            calendar.date(from: DateComponents(year: day.year, month: day.month, day: day.day, hour: 12))
            ?? .distantPast
        self.isVendors = isVendors
    }
}
