import Foundation

/// A moment as HTTP headers write it: "Sun, 06 Nov 1994 08:49:37 GMT" (RFC 9110 §5.6.7).
struct HTTPDate: Sendable, Hashable {
    let date: Date

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Nil for anything but the form that senders must use.
    init?(_ text: String) {
        let words = text.split(separator: " ")
        guard words.count == 6, words[0].hasSuffix(","), words[5] == "GMT", let day = Int(words[1]),
            let month = Self.months.firstIndex(where: { $0 == words[2] }), let year = Int(words[3])
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
}
