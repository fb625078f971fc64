public import Foundation

/// When a line is open, by the clock on the wall: that clock is asked what it shows, so that days of 23 and 25 hours
/// come out right.
public struct OpeningHours: Sendable, Hashable {
    /// From a minute of the day to another; one that ends before it begins goes on until the next day.
    public struct Span: Sendable, Hashable {
        public let from: Int
        public let to: Int

        /// Nil for what is no time: hours from 0 to 24, and something between the two times.
        public init?(from: (hour: Int, minute: Int), to: (hour: Int, minute: Int)) {
            let (start, end) = (from.hour * 60 + from.minute, to.hour * 60 + to.minute)
            guard [from, to].allSatisfy({ (0...59).contains($0.minute) && (0...24).contains($0.hour) }),
                (0..<1440).contains(start), (0...1440).contains(end), start != end
            else { return nil }
            (self.from, self.to) = (start, end)
        }

        fileprivate func containsToday(_ minute: Int) -> Bool { minute >= from && (to < from || minute < to) }
        fileprivate func containsTomorrow(_ minute: Int) -> Bool { to < from && minute < to }
    }

    public var spans: [Weekday: [Span]]
    public var timeZone: TimeZone

    public init(_ spans: [Weekday: [Span]], timeZone: TimeZone) {
        self.spans = spans
        self.timeZone = timeZone
    }

    public func contains(_ instant: Date) -> Bool {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let shown = calendar.dateComponents([.weekday, .hour, .minute], from: instant)
        guard let day = shown.weekday.flatMap(Weekday.init(rawValue:)), let hour = shown.hour, let minute = shown.minute
        else { return false }
        return spans[day, default: []].contains { $0.containsToday(hour * 60 + minute) }
            || spans[day.before, default: []].contains { $0.containsTomorrow(hour * 60 + minute) }
    }
}
