/// On which days something is done.
public enum HabitDays: String, Hashable, Sendable, CaseIterable, Codable {
    case every, workdays, weekends

    /// - Parameter day: counted from 1970; the first of January 1970 was a Thursday.
    public func contains(_ day: Int) -> Bool {
        let weekday = ((day % 7) + 10) % 7
        switch self {
        case .every: return true
        case .workdays: return weekday < 5
        case .weekends: return weekday >= 5
        }
    }
}
