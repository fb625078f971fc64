import Foundation

/// A moment as HTTP headers write it: "Sun, 06 Nov 1994 08:49:37 GMT", or in one of two older forms (RFC 9110 §5.6.7). Some
/// servers write ISO 8601, or the zone as mail does.
struct HTTPDate: Sendable, Hashable {
    let date: Date

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    private static let zones: Set<Substring> = ["GMT", "UTC", "+0000"]

    /// Nil for what is no date, or has no time.
    init?(_ text: String) {
        if let date = try? Date.ISO8601FormatStyle().parse(text) {
            self.date = date
            return
        }
        var words = text.split(whereSeparator: { $0 == " " || $0 == "-" })
        // "Sun Nov  6 08:49:37 1994"
        if words.count == 5, !text.contains(",") {
            words = [words[0] + ",", words[2], words[1], words[4], words[3], "GMT"]
        }
        guard words.count == 6, words[0].hasSuffix(","), Self.zones.contains(words[5]), let day = Int(words[1]),
            let month = Self.months.firstIndex(where: { $0 == words[2] }), let year = Self.year(words[3])
        else { return nil }
        let time = words[4].split(separator: ":").compactMap { Int($0) }
        guard time.count == 3 else { return nil }
        let parts = DateComponents(
            timeZone: .gmt, year: year, month: month + 1, day: day, hour: time[0], minute: time[1], second: time[2])
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        guard parts.isValidDate(in: calendar), let date = calendar.date(from: parts) else { return nil }
        self.date = date
    }

    /// Two digits are a year near now, as RFC 850 had them.
    private static func year(_ text: Substring) -> Int? {
        Int(text).map { text.utf8.count == 2 ? $0 + ($0 < 70 ? 2000 : 1900) : $0 }
    }
}
