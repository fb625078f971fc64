/// A habit that was found, with what speaks for it.
public struct HabitSuggestion: Hashable, Sendable, Codable, Identifiable {
    /// The same for the same habit, also when it is found again.
    public var id: String
    /// What is done together, in the order it usually is.
    public var orders: [DeviceOrder]
    public var days: HabitDays
    /// Minutes after four o'clock, from the earliest to the latest.
    public var minutes: ClosedRange<Int>
    /// The middle one.
    public var minute: Int
    /// Days on which it was so, of how many.
    public var hits: Int
    public var of: Int
    /// Upon which it is done; nil for what is done at a time.
    var situation: HabitSituation?

    /// "22:20–22:40, on 6 of 7 evenings"
    public var evidence: String {
        if let situation { return "\(situation.text), \(hits) of \(of) times" }
        let span = [minutes.lowerBound, minutes.upperBound].map(HabitMoment.text)
        let time = span[0] == span[1] ? span[0] : "\(span[0])–\(span[1])"
        return "\(time), on \(hits) of \(of) \(dayWord)"
    }

    private var dayWord: String {
        let part =
            switch (minute + HabitMoment.firstMinute) % HabitMoment.minutes / 60 {
            case 4..<12: "mornings"
            case 12..<17: "afternoons"
            case 17..<23: "evenings"
            default: "nights"
            }
        switch days {
        case .every: return part
        case .workdays: return "workday \(part)"
        case .weekends: return "weekend \(part)"
        case .monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday:
            return "\(HouseWording.capitalized(days.rawValue)) \(part)"
        }
    }
}
