public import Foundation

/// A day of learning: it begins at four in the morning, where one is.
public struct StudyDay: Hashable, Sendable, Comparable, Codable {
    /// Days since 1 January 1970, local.
    public let number: Int

    public init(number: Int) {
        self.number = number
    }

    public init(of moment: Date, in zone: TimeZone, beginsAtHour hour: Int = 4) {
        let seconds = moment.timeIntervalSince1970
        let sound = seconds.isFinite ? min(max(seconds, -1e11), 1e11) : 0
        let local = sound + Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: sound)))
        number = Int(((local - Double(min(max(hour, 0), 23)) * 3600) / 86_400).rounded(.down))
    }

    /// Stays where it is beyond the ends of time.
    public func adding(_ days: Int) -> StudyDay {
        let (sum, isTooFar) = number.addingReportingOverflow(days)
        return isTooFar ? self : StudyDay(number: sum)
    }

    public static func < (left: StudyDay, right: StudyDay) -> Bool {
        left.number < right.number
    }
}
