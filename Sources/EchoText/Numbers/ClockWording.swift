import Foundation

/// Words for moments of the day in a given time zone.
public struct ClockWording: Sendable, Hashable {
    let timeZone: TimeZone

    public init(timeZone: TimeZone) { self.timeZone = timeZone }

    /// "09:41".
    public func time(_ date: Date) -> String {
        let seconds = localSeconds(date)
        return "\(DurationWording.padded(seconds / 3600 % 24)):\(DurationWording.padded(seconds / 60 % 60))"
    }

    /// Seconds since the hour began.
    public func secondOfHour(_ date: Date) -> Double {
        let seconds = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
        let rest = seconds.truncatingRemainder(dividingBy: 3600)
        return rest < 0 ? rest + 3600 : rest
    }

    private func localSeconds(_ date: Date) -> Int {
        let seconds = Int(date.timeIntervalSince1970.rounded(.down)) + timeZone.secondsFromGMT(for: date)
        return (seconds % 86_400 + 86_400) % 86_400
    }
}
