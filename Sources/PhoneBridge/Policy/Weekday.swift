/// A day of the week, with the number that calendars give it.
public enum Weekday: Int, Sendable, Hashable, CaseIterable {
    case sunday = 1
    case monday, tuesday, wednesday, thursday, friday, saturday

    var before: Weekday { Weekday(rawValue: rawValue - 1) ?? .saturday }
}
