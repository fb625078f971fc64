/// Counts the days between two dates, and from or to one that bears its year.
struct DaySpanSkill: SkillProtocol {
    let isExact = true

    private static let openings = [
        "how many days (are there|are|is it|is there|lie|were there|will there be) (between|from)",
        "how many days (between|from)", "[the] [number of] days (between|from)",
        "what is the (number of days|difference in days) (between|from)", "(count|tell me) the days (between|from)",
        "(how long|how much time) is it (between|from)",
    ].map { PhrasePattern($0 + " {dates}") }
    /// Of two dates.
    private static let mostWords = 50
    private static let joints: Set = ["and", "to", "until", "till", "through"]
    private let until = [
        "how many days [are there|is it|left|are left] (until|till|to|before) {day}",
        "how long [is it|until] (until|till|to|before) {day}", "[the] days (until|till|to|before) {day}",
    ].map { PhrasePattern($0) }
    private let since = [
        "how many days [is it|are there|have passed|has it been|ago] since {day}", "how many days ago was {day}",
        "how long [is it|ago] since {day}", "[the] days since {day}",
    ].map { PhrasePattern($0) }

    var vocabulary: [String] {
        let months = DayName.months
        return zip(months, months.dropFirst() + months.prefix(1)).flatMap { first, second in
            [
                "how many days are there between the first of \(first) and the third of \(second)",
                "how many days are there between \(first) third and \(second) first",
            ]
        } + ["how many days since the first of january"]
    }

    func answer(_ utterance: Utterance, in context: SkillContext) -> [BrainPart]? {
        let reader = DateReader(context: context)
        if let dates = Self.openings.lazy.compactMap({ $0.match(utterance.words)?["dates"] }).first,
            let answer = between(dates, reader, isAboutDays: utterance.words.contains("days"))
        {
            return answer
        }
        return one(until, utterance.words, reader) ?? one(since, utterance.words, reader, isPast: true)
    }

    // MARK: two dates

    /// Where one date ends and the other begins, is tried: "two thousand and five and today".
    private func between(_ words: ArraySlice<String>, _ reader: DateReader, isAboutDays: Bool) -> [BrainPart]? {
        guard words.count <= Self.mostWords else { return nil }
        var problem: SpokenDate.Failure?
        for joint in words.indices.dropFirst() where Self.joints.contains(words[joint]) {
            do throws(SpokenDate.Failure) {
                let first = try reader.date(words[..<joint])
                let second = try reader.date(words[(joint + 1)...])
                return try span(first, second, reader)
            } catch {
                if problem == nil || problem == .noDate { problem = error }
            }
        }
        guard isAboutDays || problem != .noDate else { return nil }
        return problem.map { say(Self.words(about: $0)) }
    }

    private func span(
        _ first: SpokenDate, _ second: SpokenDate, _ reader: DateReader
    ) throws(SpokenDate.Failure) -> [BrainPart] {
        let (first, second) = try reader.resolved(first, second)
        let days = abs(second.number - first.number)
        if days == 0 { return say("Both are \(first.text): that is 0 days.") }
        return say("There \(days == 1 ? "is 1 day" : "are \(days) days") between \(first.text) and \(second.text).")
    }

    // MARK: one date

    private func one(
        _ patterns: [PhrasePattern], _ words: [String], _ reader: DateReader, isPast: Bool = false
    ) -> [BrainPart]? {
        guard let day = patterns.lazy.compactMap({ $0.match(words)?["day"] }).first else { return nil }
        do throws(SpokenDate.Failure) {
            let date = try reader.resolved(try reader.date(day), isPast: isPast)
            return say(Self.distance(date.number - reader.today.number, date.text))
        } catch {
            return error == .noDate ? nil : say(Self.words(about: error))
        }
    }

    private static func distance(_ days: Int, _ date: String) -> String {
        switch days {
        case 0: "\(date) is today."
        case 1: "1 day until \(date)."
        case 2...: "\(days) days until \(date)."
        case -1: "\(date) was 1 day ago."
        default: "\(date) was \(-days) days ago."
        }
    }

    private static func words(about failure: SpokenDate.Failure) -> String {
        switch failure {
        case .noDate: "I understand dates such as 3 March 2024, March 3, 2024 or 2024-03-03."
        case .noSuchDay(let day): "There is no \(day)."
        case .yearTooFar: "I count days from the year \(DateReader.years.lowerBound) to \(DateReader.years.upperBound)."
        }
    }
}
