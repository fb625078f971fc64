import Foundation

/// Reads questions of how something was at a time: "were the kitchen lights on at 16:00", "what was the temperature in
/// the study an hour ago".
struct HousePastReader {
    let vocabulary: HouseVocabulary
    let context: HouseContext

    private static let verbs: Set<String> = ["was", "were", "wasnt", "werent"]
    private static let weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]

    /// Nil where no time is said that has passed.
    func understanding(of tokens: [HouseToken]) -> HouseUnderstanding? {
        guard let verb = tokens.firstIndex(where: { Self.verbs.contains($0.word) }), verb <= 3,
            tokens.first?.word != "when", tokens.first?.word != "who", let (asked, date) = parted(tokens)
        else { return nil }
        switch HouseQuestionReader.read(asked, vocabulary, context) {
        case .question(let question): return then(question, date).map { .question($0) }
        case .unknownRoom(let text): return .unknownRoom(HouseLine.text(text))
        case .unknownDevice(let text): return .unknownDevice(HouseLine.text(text))
        case .none, .unclear: return nil
        }
    }

    private func then(_ question: HouseQuestion, _ date: Date) -> HouseQuestion? {
        switch question.asks {
        case .whether(let test, let scope): HouseQuestion(devices: question.devices, asks: .wasSo(test, scope, date))
        case .which(let test): HouseQuestion(devices: question.devices, asks: .wasSo(test, .any, date))
        case .value(let aspect): HouseQuestion(devices: question.devices, asks: .wasValue(aspect, date))
        default: nil
        }
    }

    // MARK: time

    /// What is asked, and of when.
    private func parted(_ tokens: [HouseToken]) -> ([HouseUnit], Date)? {
        if let ago = tokens.firstIndex(where: { $0.word == "ago" }) { return parted(before: ago, tokens) }
        let daysAgo = tokens.lazy.compactMap { self.daysAgo($0.word) }.first
        let units = HouseMomentReader.read(HouseUnits.all(in: withoutDay(tokens), of: vocabulary))
        let moments = units.compactMap { unit -> HouseMoment? in
            if case .moment(let moment) = unit.word { moment } else { nil }
        }
        guard moments.count == 1, case .at(let hour, let minute, let half, false) = moments[0],
            let date = date(hour, minute, half, daysAgo: daysAgo)
        else { return nil }
        return (units.filter { if case .moment = $0.word { false } else { true } }, date)
    }

    /// "On" is a state, too: only the one before the day goes.
    private func withoutDay(_ tokens: [HouseToken]) -> [HouseToken] {
        guard let day = tokens.firstIndex(where: { daysAgo($0.word) != nil }) else { return tokens }
        let isWeekday = Self.weekdays.contains(tokens[day].word)
        var kept = tokens
        kept.remove(at: day)
        if isWeekday, day > 0, ["on", "last"].contains(kept[day - 1].word) { kept.remove(at: day - 1) }
        return kept
    }

    private func daysAgo(_ word: String) -> Int? {
        switch word {
        case "today": return 0
        case "yesterday": return 1
        default:
            guard let day = Self.weekdays.firstIndex(of: word) else { return nil }
            let today = context.calendar.component(.weekday, from: context.now) - 1
            return (today - day + 6) % 7 + 1
        }
    }

    /// "An hour ago", "two hours ago".
    private func parted(before ago: Int, _ tokens: [HouseToken]) -> ([HouseUnit], Date)? {
        let units = HouseUnits.all(in: Array(tokens[..<ago]), of: vocabulary)
        for count in (1...5).reversed() where count < units.count {
            let span = units.suffix(count)
            guard let (seconds, length) = HouseMomentReader.seconds(span), length == count else { continue }
            let rest = HouseUnits.all(in: Array(tokens[(ago + 1)...]), of: vocabulary)
            return (units.dropLast(count) + rest, context.now.addingTimeInterval(-seconds))
        }
        return nil
    }

    /// The last time the clock showed it, or showed it on that day.
    private func date(_ hour: Int, _ minute: Int, _ half: HouseMoment.Half?, daysAgo: Int?) -> Date? {
        let hours: [Int] =
            switch half {
            case .exact: [hour]
            case .morning: [hour % 12]
            case .evening: [hour % 12 + 12]
            case nil: hour > 12 || hour == 0 ? [hour] : [hour % 12, hour % 12 + 12]
            }
        let today = context.calendar.startOfDay(for: context.now)
        let days = daysAgo.map { [$0] } ?? [0, 1]
        let dates = days.flatMap { day in
            hours.compactMap { hour in
                context.calendar.date(byAdding: .day, value: -day, to: today).flatMap {
                    context.calendar.date(bySettingHour: hour, minute: minute, second: 0, of: $0)
                }
            }
        }
        return dates.filter { $0 <= context.now }.max()
    }
}
