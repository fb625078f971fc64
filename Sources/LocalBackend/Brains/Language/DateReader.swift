import Foundation

/// Reads a date: 2024-03-03, 3 March 2024, March 3rd 2024, the third of March twenty twenty four, Christmas, today.
struct DateReader {
    /// Before, the calendar was another one.
    static let years = 1583...9999
    /// Nobody needs more words for a date.
    private static let mostWords = 24
    private static let fillers: Set = ["the", "of", "on", "in"]
    private static let suffixes: Set = ["st", "nd", "rd", "th"]

    let context: SkillContext

    var today: CivilDay { CivilDay(context.now, in: context.calendar) }

    func date(_ words: ArraySlice<String>) throws(SpokenDate.Failure) -> SpokenDate {
        ReadingEffort.count(min(words.count, Self.mostWords))
        guard words.count <= Self.mostWords else { throw .noDate }
        let words = words.filter { !Self.fillers.contains($0) }[...]
        if let near = near(words) { return .near(near) }
        if let numbers = Self.international(words) { return try Self.complete(numbers.0, numbers.1, numbers.2) }
        if let feast = try feast(words) { return feast }
        return try named(words)
    }

    // MARK: forms

    private func near(_ words: ArraySlice<String>) -> CivilDay? {
        let isNear = words.count <= 3 && !words.contains { DayName.month($0) != nil } && DayName.feast(words) == nil
        guard isNear, let days = DayName.days(to: Array(words), context),
            let date = context.calendar.date(byAdding: .day, value: days, to: context.now)
        else { return nil }
        return CivilDay(date, in: context.calendar)
    }

    private static func international(_ words: ArraySlice<String>) -> (Int, Int, Int)? {
        let parts = Array(words)
        guard parts.count == 5, parts[1] == "-", parts[3] == "-", parts[0].count == 4, let year = Int(parts[0]),
            let month = Int(parts[2]), let day = Int(parts[4]), parts[2].count <= 2, parts[4].count <= 2
        else { return nil }
        return (year, month, day)
    }

    /// "Christmas 2026".
    private func feast(_ words: ArraySlice<String>) throws(SpokenDate.Failure) -> SpokenDate? {
        if let feast = DayName.feast(words) { return .yearly(month: feast.month, day: feast.day) }
        for count in 1..<max(1, words.count) {
            guard let feast = DayName.feast(words.prefix(count)), let year = Self.year(words.dropFirst(count)) else {
                continue
            }
            return try Self.complete(year, feast.month, feast.day)
        }
        return nil
    }

    private func named(_ words: ArraySlice<String>) throws(SpokenDate.Failure) -> SpokenDate {
        guard let place = words.firstIndex(where: { DayName.month($0) != nil }), let month = DayName.month(words[place])
        else { throw .noDate }
        let after = words[(place + 1)...]
        guard place == words.startIndex else { return try Self.dated(Self.day(words[..<place]), month, after) }
        for end in after.indices {
            guard let day = Self.day(after[...end]) else { continue }
            let rest = after[(end + 1)...]
            if rest.isEmpty || Self.year(rest) != nil { return try Self.dated(day, month, rest) }
        }
        throw .noDate
    }

    private static func dated(
        _ day: Int?, _ month: Int, _ year: ArraySlice<String>
    ) throws(SpokenDate.Failure) -> SpokenDate {
        guard let day else { throw .noDate }
        if !year.isEmpty {
            guard let year = Self.year(year) else { throw .noDate }
            return try complete(year, month, day)
        }
        guard (1...CivilDay.days(in: month)).contains(day) else {
            throw .noSuchDay("\(DayName.months[month - 1].capitalized) \(day)")
        }
        return .yearly(month: month, day: day)
    }

    private static func complete(_ year: Int, _ month: Int, _ day: Int) throws(SpokenDate.Failure) -> SpokenDate {
        guard years.contains(year) else { throw .yearTooFar }
        if let date = CivilDay(year: year, month: month, day: day) { return .complete(date) }
        guard (1...12).contains(month) else { throw .noSuchDay("month \(month)") }
        throw .noSuchDay("\(DayName.months[month - 1].capitalized) \(day), \(year)")
    }

    // MARK: numbers

    private static func day(_ words: ArraySlice<String>) -> Int? {
        let words = words.filter { !suffixes.contains($0) }
        if let day = DayName.ordinals.firstIndex(of: words.joined(separator: " ")) { return day + 1 }
        guard let day = whole(words[...]), day < 100 else { return nil }
        return day
    }

    /// "2024", "twenty twenty four", "two thousand five", "nineteen oh five".
    private static func year(_ words: ArraySlice<String>) -> Int? {
        let words = words.first == "year" ? words.dropFirst() : words
        if let year = whole(words) { return year >= 1000 ? year : nil }
        for count in 1..<max(1, words.count) {
            guard let centuries = whole(words.prefix(count)), (10...99).contains(centuries) else { continue }
            var rest = words.dropFirst(count)
            let isUnit = ["oh", "o"].contains(rest.first)
            if isUnit { rest = rest.dropFirst() }
            guard let years = whole(rest), isUnit ? (1...9).contains(years) : (10...99).contains(years) else {
                continue
            }
            return centuries * 100 + years
        }
        return nil
    }

    private static func whole(_ words: ArraySlice<String>) -> Int? {
        guard let (value, count) = NumberWords.parse(words), count == words.count else { return nil }
        return Int("\(value)")
    }
}
