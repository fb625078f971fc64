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
    /// Seconds before (negative) or after sunset or sunrise.
    case besideSun(isSunset: Bool, Double)
    /// Day of the week from 1, which is Sunday.
    case on(weekday: Int, hour: Int, minute: Int, half: Half?)
    /// A day was said, and no time of it.
    case someday

    enum Half: Hashable, Sendable { case morning, evening, exact }

    /// Stays as long whatever the clock is set to.
    var isRelative: Bool {
        switch self {
        case .after, .lasting: true
        case .at, .sunset, .sunrise, .besideSun, .on, .someday: false
        }
    }

    /// Nil when it cannot be told, such as sunset where the sun is not known.
    func date(in context: HouseContext) -> Date? {
        switch self {
        case .after(let seconds), .lasting(let seconds): context.now.addingTimeInterval(seconds)
        case .sunset: context.sunset
        case .sunrise: context.sunrise
        case .besideSun(let isSunset, let seconds):
            (isSunset ? context.sunset : context.sunrise).flatMap { sun in
                [-1, 0, 1].map { sun.addingTimeInterval($0 * 86_400 + seconds) }.first { $0 > context.now }
            }
        case .at(let hour, let minute, let half, let isTomorrow): clock(hour, minute, half, isTomorrow, context)
        case .on(let weekday, let hour, let minute, let half): day(weekday, hour, minute, half, context)
        case .someday: nil
        }
    }

    /// The next such day on which the time has not passed.
    private func day(_ weekday: Int, _ hour: Int, _ minute: Int, _ half: Half?, _ context: HouseContext) -> Date? {
        let hour = Self.hours(hour, half, ofDay: true).first ?? hour
        return context.calendar.nextDate(
            after: context.now, matching: DateComponents(hour: hour, minute: minute, second: 0, weekday: weekday),
            matchingPolicy: .nextTime)
    }

    /// Hours of the day that an hour may be.
    ///
    /// - Parameter ofDay: it is one of a day that is not this one, where nobody reckons from now: seven is in the
    ///   morning, and three in the afternoon.
    private static func hours(_ hour: Int, _ half: Half?, ofDay: Bool) -> [Int] {
        switch half {
        case .exact: return [hour]
        case .morning: return [hour % 12]
        case .evening: return [hour % 12 + 12]
        case nil:
            if hour > 12 || hour == 0 { return [hour] }
            guard ofDay else { return [hour % 12, hour % 12 + 12] }
            return [(1...5).contains(hour) ? hour + 12 : hour]
        }
    }

    /// The next time the clock shows it.
    private func clock(_ hour: Int, _ minute: Int, _ half: Half?, _ isTomorrow: Bool, _ context: HouseContext) -> Date?
    {
        let hours =
            isTomorrow && half == nil && hour < 12
            ? [hour] : Self.hours(hour, half, ofDay: context.isOfRhythm || isTomorrow)
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
