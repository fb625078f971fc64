/// Which year is meant where none was said.
extension DateReader {
    /// One date: the next such day from today on, or the last one.
    func resolved(_ date: SpokenDate, isPast: Bool) throws(SpokenDate.Failure) -> CivilDay {
        switch date {
        case .near(let day), .complete(let day): day
        case .yearly(let month, let day): isPast ? last(month, day, before: today) : next(month, day, from: today)
        }
    }

    /// Two dates: the year of one holds for the other; without any the second follows the first.
    func resolved(
        _ first: SpokenDate, _ second: SpokenDate
    ) throws(SpokenDate.Failure) -> (CivilDay, CivilDay) {
        switch (first, second) {
        case (.yearly(let month, let day), .complete(let other)): (try dated(month, day, other.year), other)
        case (.complete(let other), .yearly(let month, let day)): (other, try dated(month, day, other.year))
        case (.yearly(let month, let day), .near(let other)): (last(month, day, before: other), other)
        case (.near(let other), .yearly(let month, let day)): (other, next(month, day, from: other))
        case (.yearly(let month, let day), .yearly(let secondMonth, let secondDay)):
            try inOrder((month, day), (secondMonth, secondDay))
        default: (try resolved(first, isPast: false), try resolved(second, isPast: false))
        }
    }

    private func inOrder(
        _ first: (month: Int, day: Int), _ second: (month: Int, day: Int)
    ) throws(SpokenDate.Failure) -> (CivilDay, CivilDay) {
        let begin = next(first.month, first.day, from: today)
        return (begin, next(second.month, second.day, from: begin))
    }

    private func dated(_ month: Int, _ day: Int, _ year: Int) throws(SpokenDate.Failure) -> CivilDay {
        if let date = CivilDay(year: year, month: month, day: day) { return date }
        throw .noSuchDay("\(DayName.months[month - 1].capitalizedFirst) \(day), \(year)")
    }

    /// A leap day may be eight years away.
    private func next(_ month: Int, _ day: Int, from start: CivilDay) -> CivilDay {
        let days = (start.year...start.year + 8).lazy.compactMap { CivilDay(year: $0, month: month, day: day) }
        return days.first { $0.number >= start.number } ?? start
    }

    private func last(_ month: Int, _ day: Int, before end: CivilDay) -> CivilDay {
        let days = (0...8).lazy.compactMap { CivilDay(year: end.year - $0, month: month, day: day) }
        return days.first { $0.number <= end.number } ?? end
    }
}
