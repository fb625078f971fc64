import Foundation

/// When something is to be done, as it was said.
enum HouseMoment: Hashable, Sendable {
    /// Seconds from now.
    case after(Double)
    /// Seconds until it is to be as it was.
    case lasting(Double)
    /// `half` is nil when neither morning nor evening was said.
    case at(hour: Int, minute: Int, half: Half?, isTomorrow: Bool)
    case sunset, sunrise

    enum Half: Hashable, Sendable { case morning, evening, exact }

    /// Stays as long whatever the clock is set to.
    var isRelative: Bool {
        switch self {
        case .after, .lasting: true
        case .at, .sunset, .sunrise: false
        }
    }

    /// Nil when it cannot be told, such as sunset where the sun is not known.
    func date(in context: HouseContext) -> Date? {
        switch self {
        case .after(let seconds), .lasting(let seconds): context.now.addingTimeInterval(seconds)
        case .sunset: context.sunset
        case .sunrise: context.sunrise
        case .at(let hour, let minute, let half, let isTomorrow): clock(hour, minute, half, isTomorrow, context)
        }
    }

    /// The next time the clock shows it.
    private func clock(_ hour: Int, _ minute: Int, _ half: Half?, _ isTomorrow: Bool, _ context: HouseContext) -> Date?
    {
        let hours: [Int] =
            switch half {
            case .exact: [hour]
            case .morning: [hour % 12]
            case .evening: [hour % 12 + 12]
            case nil: hour > 12 || hour == 0 ? [hour] : isTomorrow ? [hour % 12] : [hour % 12, hour % 12 + 12]
            }
        let today = context.calendar.startOfDay(for: context.now)
        let start = isTomorrow ? context.calendar.date(byAdding: .day, value: 1, to: today) ?? context.now : context.now
        return hours.compactMap { hour in
            context.calendar.nextDate(
                after: start.addingTimeInterval(isTomorrow ? -1 : 0),
                matching: DateComponents(hour: hour, minute: minute, second: 0),
                matchingPolicy: .nextTime)
        }.min()
    }
}
