/// On which days something is done.
public enum HabitDays: String, Hashable, Sendable, CaseIterable, Codable {
    case every, workdays, weekends
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    /// - Parameter day: counted from 1970; the first of January 1970 was a Thursday.
    public func contains(_ day: Int) -> Bool {
        let weekday = ((day % 7) + 10) % 7
        switch self {
        case .every: return true
        case .workdays: return weekday < 5
        case .weekends: return weekday >= 5
        case .monday: return weekday == 0
        case .tuesday: return weekday == 1
        case .wednesday: return weekday == 2
        case .thursday: return weekday == 3
        case .friday: return weekday == 4
        case .saturday: return weekday == 5
        case .sunday: return weekday == 6
        }
    }
}
