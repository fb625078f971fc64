/// Reads orders that come again: "every evening at 22:30 turn off the hall lamp".
struct HouseRhythmReader {
    let reader: HouseRemarkReader

    /// Nil when nothing is said to come again.
    func understanding(of tokens: [HouseToken]) -> HouseUnderstanding? {
        guard let (rhythm, range) = rhythm(in: tokens) else { return nil }
        let rest =
            Array(tokens[..<range.lowerBound]) + rhythm.part.map(HouseToken.init(word:))
            + Array(tokens[range.upperBound...])
        let isSun = tokens.contains { Self.sun.contains($0.word) }
        let units = HouseUnits.all(in: rest.filter { !$0.isSign || $0.word == "," }, of: reader.vocabulary)
        var context = reader.context
        context.isOfRhythm = true
        switch HouseRemarkReader(skill: reader.skill, context: context).command(units, isLater: true) {
        case .plan(let plan):
            let dues = Set(plan.steps.map(\.due))
            guard !isSun, !plan.steps.isEmpty, dues.count == 1, dues.first != .some(nil) else { return .unknownRhythm }
            return .rule(plan, rhythm.days)
        case .nothing: return nil
        case let other: return other
        }
    }

    private typealias Rhythm = (days: HabitDays, part: [String])

    private func rhythm(in tokens: [HouseToken]) -> (rhythm: Rhythm, range: Range<Int>)? {
        for index in tokens.indices {
            if tokens[index].word == "daily" { return ((.every, []), index..<index + 1) }
            guard ["every", "each", "on"].contains(tokens[index].word), index + 1 < tokens.count else { continue }
            let word = tokens[index + 1].stem
            if let day = Self.days[word], tokens[index].word != "on" || tokens[index + 1].isPlural {
                return ((day, []), index..<index + 2)
            }
            let isEvery = tokens[index].word != "on"
            if let part = Self.parts[word], isEvery { return ((.every, part), index..<index + 2) }
            if Self.workdays.contains(word), isEvery || tokens[index + 1].isPlural {
                return ((.workdays, []), index..<index + 2)
            }
            if word == "weekend", isEvery || tokens[index + 1].isPlural { return ((.weekends, []), index..<index + 2) }
        }
        return nil
    }

    /// What says the half of the day, in its place.
    private static let parts: [String: [String]] = [
        "day": [], "evening": ["this", "evening"], "night": ["this", "evening"], "morning": ["this", "morning"],
        "afternoon": ["this", "evening"],
    ]
    private static let days: [String: HabitDays] = [
        "monday": .monday, "tuesday": .tuesday, "wednesday": .wednesday, "thursday": .thursday, "friday": .friday,
        "saturday": .saturday, "sunday": .sunday,
    ]
    private static let workdays: Set<String> = ["workday", "weekday"]
    private static let sun: Set<String> = ["sunset", "sunrise", "sundown", "sunup", "dusk", "dawn", "nightfall"]
}
