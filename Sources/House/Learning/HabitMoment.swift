public import Foundation

/// A day and a minute by the clock on the wall. A day begins at four, so that late evenings are whole.
public struct HabitMoment: Hashable, Sendable, Codable {
    /// Counted from 1970.
    public var day: Int
    /// 0…1439 after four o'clock.
    public var minute: Int

    static let firstMinute = 240
    static let minutes = 1440

    public init(day: Int, minute: Int) {
        self.day = day
        self.minute = min(max(minute, 0), Self.minutes - 1)
    }

    public init(_ date: Date, _ calendar: Calendar) {
        let seconds = min(max(date.timeIntervalSince1970, -1e11), 1e11)
        let moment = Date(timeIntervalSince1970: seconds)
        let local = seconds + Double(calendar.timeZone.secondsFromGMT(for: moment)) - Double(Self.firstMinute * 60)
        let day = (local / 86_400).rounded(.down)
        self.init(day: Int(day), minute: Int((local - day * 86_400) / 60))
    }

    /// Nil where the clock does not show it, or shows no such date.
    public func date(_ calendar: Calendar) -> Date? {
        let local = Double(day) * 86_400 + Double((minute + Self.firstMinute) * 60)
        guard abs(local) < 1e11 else { return nil }
        // The offset that holds then, which a change of summer time may make another than an hour before.
        let guess = Date(timeIntervalSince1970: local)
        let first = local - Double(calendar.timeZone.secondsFromGMT(for: guess))
        let offset = calendar.timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: first))
        return Date(timeIntervalSince1970: local - Double(offset))
    }

    /// "22:20"
    static func text(_ minute: Int) -> String {
        let onClock = (minute + firstMinute) % minutes
        let (hour, rest) = (onClock / 60, onClock % 60)
        return "\(hour < 10 ? "0" : "")\(hour):\(rest < 10 ? "0" : "")\(rest)"
    }
}
