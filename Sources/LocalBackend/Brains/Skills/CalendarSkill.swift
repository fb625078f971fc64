import Foundation

/// Tells the time and the date, and counts days.
struct CalendarSkill: SkillProtocol {
    let isExact = true

    private let time = [
        "what time is it [right now]", "what is the (time|current time) [right now]", "tell me the time",
        "[do you] have the time",
        "do you know (the|what) time [it is]", "what time it is", "current time", "the time",
    ].map { PhrasePattern($0) }
    private let date = [
        "what is (the|today's) date [today]", "what is the date (today|of today)", "what date is it [today]",
        "what (day|date) is today",
        "what day is it [today]", "what is today", "tell me the date", "which day is it [today]",
        "what day of the week is it [today]",
        "what is the day (today|to day)", "today's date",
    ].map { PhrasePattern($0) }
    private let other = [
        "what (day|date) is [it] {day}", "what is it {day}", "what is the date {day}",
        "what day [of the week] will it be {day}",
        "what (day|date) was [it] {day}",
    ].map { PhrasePattern($0) }
    private let year = PhrasePattern("what year is it")
    private let month = PhrasePattern("(what|which) month is it")
    private let until = [
        "how many days [are there|is it|left] (until|till|to|before) {day}",
        "how long [is it|until] (until|till|to|before) {day}",
        "how many days [are] left until {day}", "days until {day}", "when is {day}",
    ].map { PhrasePattern($0) }

    var vocabulary: [String] {
        let days = ["day": DayName.samples]
        return (time + date + [year, month]).flatMap { $0.phrases() }
            + other.flatMap { $0.phrases(["day": ["tomorrow", "yesterday", "on friday"]]) }
            + until.flatMap { $0.phrases(days) }
    }

    func answer(_ utterance: Utterance, in context: SkillContext) -> [BrainPart]? {
        let words = utterance.words
        if fits(time, words) { return say("It is \(Clock.text(context.now, context.calendar)).") }
        if fits(date, words) { return say("Today is \(DayName.text(context.now, context.calendar)).") }
        if year.match(words) != nil { return say("It is \(context.calendar.component(.year, from: context.now)).") }
        if month.match(words) != nil {
            return say(
                "It is \(DayName.months[context.calendar.component(.month, from: context.now) - 1].capitalized).")
        }
        return counted(words, context) ?? named(words, context)
    }

    private func fits(_ patterns: [PhrasePattern], _ words: [String]) -> Bool {
        patterns.contains { $0.match(words) != nil }
    }

    private func day(_ patterns: [PhrasePattern], _ words: [String], _ context: SkillContext) -> (
        name: String, days: Int
    )? {
        for pattern in patterns {
            guard let captured = pattern.match(words)?["day"], let days = DayName.days(to: Array(captured), context)
            else { continue }
            return (DayName.spoken(Array(captured)), days)
        }
        return nil
    }

    private func counted(_ words: [String], _ context: SkillContext) -> [BrainPart]? {
        guard let (name, days) = day(until, words, context) else { return nil }
        let date = DayName.text(
            context.calendar.date(byAdding: .day, value: days, to: context.now) ?? context.now, context.calendar)
        switch days {
        case 0: return say("\(name.capitalizedFirst) is today.")
        case 1: return say("\(name.capitalizedFirst) is tomorrow, \(date).")
        default: return say("\(days) days until \(name): \(date).")
        }
    }

    private func named(_ words: [String], _ context: SkillContext) -> [BrainPart]? {
        guard let (name, days) = day(other, words, context),
            let date = context.calendar.date(byAdding: .day, value: days, to: context.now)
        else { return nil }
        return say("\(name.capitalizedFirst) \(days < 0 ? "was" : "is") \(DayName.text(date, context.calendar)).")
    }
}
