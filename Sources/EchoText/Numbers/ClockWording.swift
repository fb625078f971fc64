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

    /// "09:41"; of another day "23 Nov 09:41", of another year "23 Nov 2025 09:41".
    public func time(_ date: Date, seenAt now: Date) -> String {
        guard localDay(date) != localDay(now) else { return time(date) }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.day, .month, .year], from: date)
        let isThisYear = parts.year == calendar.component(.year, from: now)
        let day = "\(parts.day ?? 1) \(Self.months[max(1, min(12, parts.month ?? 1)) - 1])"
        return isThisYear ? "\(day) \(time(date))" : "\(day) \(parts.year ?? 0) \(time(date))"
    }

    /// The same in every locale, as all words of the screen.
    public static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Seconds since the hour began.
    public func secondOfHour(_ date: Date) -> Double {
        let seconds = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
        let rest = seconds.truncatingRemainder(dividingBy: 3600)
        return rest < 0 ? rest + 3600 : rest
    }

    private func localDay(_ date: Date) -> Double {
        ((date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))) / 86_400).rounded(.down)
    }

    private func localSeconds(_ date: Date) -> Int {
        let seconds = Int(date.timeIntervalSince1970.rounded(.down)) + timeZone.secondsFromGMT(for: date)
        return (seconds % 86_400 + 86_400) % 86_400
    }
}
