import Foundation
import PhoneBridge

extension OpeningHours {
    private static let names = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]

    /// As "mon-fri 09:00-17:30" and "sat,sun 10:00-12:00".
    ///
    /// - Returns: nil for no lines: always.
    static func reading(_ lines: [String], timeZone: String?) throws(OpeningHoursError) -> OpeningHours? {
        guard !lines.isEmpty else { return nil }
        var spans: [Weekday: [Span]] = [:]
        for line in lines {
            guard let (days, span) = entry(line) else { throw OpeningHoursError(line: line) }
            for day in days { spans[day, default: []].append(span) }
        }
        return OpeningHours(spans, timeZone: timeZone.flatMap { TimeZone(identifier: $0) } ?? .current)
    }

    private static func entry(_ line: String) -> ([Weekday], Span)? {
        let pattern = /([a-z,\-]+) +([0-9]{1,2}):([0-9]{2}) *- *([0-9]{1,2}):([0-9]{2})/
        guard let match = line.lowercased().wholeMatch(of: pattern), let days = days(String(match.output.1)),
            let fromHour = Int(match.output.2), let fromMinute = Int(match.output.3), let toHour = Int(match.output.4),
            let toMinute = Int(match.output.5),
            let span = Span(from: (fromHour, fromMinute), to: (toHour, toMinute))
        else { return nil }
        return (days, span)
    }

    private static func days(_ text: String) -> [Weekday]? {
        var days: [Weekday] = []
        for part in text.split(separator: ",") {
            let ends = part.split(separator: "-").map { names.firstIndex(of: String($0.prefix(3))) }
            guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1] else { return nil }
            let count = (last - first + 7) % 7
            days += (0...count).compactMap { Weekday(rawValue: (first + $0) % 7 + 1) }
        }
        return days.isEmpty ? nil : days
    }
}
