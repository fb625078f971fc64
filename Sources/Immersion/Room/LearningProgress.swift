/// The sum of the days of a language, as numbers for charts.
public struct LearningProgress: Sendable {
    /// Years enough for a chart; older days are left out.
    static let mostDays = 3_660

    private let days: [StudyDay: LearningDay]

    /// Days of other languages are left out; of two records of a day the later one counts.
    public init(_ days: [LearningDay], language: RoomLanguage) {
        self.days = Dictionary(days.filter { $0.language == language }.suffix(Self.mostDays).map { ($0.day, $0) }) {
            $1
        }
    }

    /// Minutes of the last days, the oldest first; days without talk are zero.
    public func minutes(until today: StudyDay, days count: Int) -> [Double] {
        span(until: today, count).map { day in
            (days[day]?.talked ?? .zero) / .seconds(60)
        }
    }

    /// Days in a row with talk, today or yesterday the last.
    public func streak(on today: StudyDay) -> Int {
        var day = days[today] == nil ? today.adding(-1) : today
        var count = 0
        while count < Self.mostDays, let found = days[day], found.talked > .zero {
            count += 1
            day = day.adding(-1)
        }
        return count
    }

    /// Mistakes per hundred lines by week, the oldest first, for each rule that was broken.
    public func errors(until today: StudyDay, weeks count: Int) -> [String: [Double]] {
        let weeks = min(max(count, 0), 520)
        var errors: [String: [Double]] = [:]
        for week in 0..<weeks {
            let last = today.adding(-7 * (weeks - 1 - week))
            let found = span(until: last, 7).compactMap { days[$0] }
            let lines = found.map(\.linesSaid).reduce(0, +)
            guard lines > 0 else { continue }
            for error in found.flatMap(\.errors) {
                errors[error.rule, default: Array(repeating: 0, count: weeks)][week] +=
                    Double(error.count) * 100 / Double(lines)
            }
        }
        return errors
    }

    /// Lines said by week, the oldest first.
    public func lines(until today: StudyDay, weeks count: Int) -> [Int] {
        let weeks = min(max(count, 0), 520)
        return (0..<weeks).map { week in
            span(until: today.adding(-7 * (weeks - 1 - week)), 7).compactMap { days[$0]?.linesSaid }.reduce(0, +)
        }
    }

    /// Of a hundred words whose pronunciation was judged, those to listen to again, by week, the oldest first; nil for a
    /// week without any.
    public func unclearWords(until today: StudyDay, weeks count: Int) -> [Double?] {
        let weeks = min(max(count, 0), 520)
        return (0..<weeks).map { week in
            let found = span(until: today.adding(-7 * (weeks - 1 - week)), 7).compactMap { days[$0] }
            let judged = found.compactMap(\.wordsJudged).reduce(0, +)
            guard judged > 0 else { return nil }
            return Double(found.compactMap(\.wordsUnclear).reduce(0, +)) * 100 / Double(judged)
        }
    }

    /// Words met until each of the last days, the oldest first.
    public func wordsMet(until today: StudyDay, days count: Int) -> [Int] {
        let span = span(until: today, count)
        guard let first = span.first else { return [] }
        var sum = days.values.filter { $0.day < first }.map(\.wordsMet).reduce(0, +)
        return span.map { day in
            sum += days[day]?.wordsMet ?? 0
            return sum
        }
    }

    /// Different scenarios of a level that have to be passed for it.
    static let evidence = 3

    /// The highest level of which three different scenarios were passed the last time; nil without such evidence.
    public var level: LanguageLevel? {
        LanguageLevel.allCases.last { passed(on: $0) >= Self.evidence }
    }

    /// The highest level with any evidence, and how many of its scenarios were passed: what is not enough yet.
    public var nearest: (level: LanguageLevel, passed: Int)? {
        LanguageLevel.allCases.last { passed(on: $0) > 0 }.map { ($0, passed(on: $0)) }
    }

    /// Scenarios of a level whose last result was good; the same one counts once, however often it was repeated.
    private func passed(on level: LanguageLevel) -> Int {
        let results = days.values.sorted { $0.day < $1.day }.flatMap(\.results).filter { $0.level == level }
        return Dictionary(results.map { ($0.scenario, $0.isPassed) }) { $1 }.values.count { $0 }
    }

    private func span(until today: StudyDay, _ count: Int) -> [StudyDay] {
        let count = min(max(count, 0), Self.mostDays)
        return (0..<count).map { today.adding($0 - count + 1) }
    }
}
