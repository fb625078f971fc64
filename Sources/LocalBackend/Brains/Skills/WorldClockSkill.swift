import Foundation

/// Tells the time in other cities.
struct WorldClockSkill: SkillProtocol {
    let isExact = true

    /// Words.
    private static let longestName = 8
    private let patterns = [
        "what time (is it|it is|is) [right now|now|currently] in [the city of] {city} [right|at the moment|today]",
        "what is the [current|local] time [right now|now] in [the city of] {city} [right|at the moment]",
        "(tell me|do you know|what is|give me) [what|the] [current|local] time [it is] in {city}",
        "what time do they have in {city}", "how late is it in {city}",
        "[the] [current|local] time in [the city of] {city} [right|at the moment]",
    ].map { PhrasePattern($0) }

    var vocabulary: [String] {
        PhrasePattern("what (time is it|is the time) in {city}").phrases(["city": CityZone.samples])
    }

    func answer(_ utterance: Utterance, in context: SkillContext) -> [BrainPart]? {
        guard let city = patterns.lazy.compactMap({ $0.match(utterance.words)?["city"] }).first.map(Array.init),
            city.count <= Self.longestName
        else { return nil }
        let title = CityZone.title(of: city)
        guard let zone = CityZone.zone(of: city) else { return unknown(city, title) }
        return say("It is \(Clock.text(context.now, Self.calendar(zone))) in \(title)\(day(in: zone, context)).")
    }

    /// What is no name of a place is for others: "in ten minutes", "in the morning".
    private func unknown(_ words: [String], _ title: String) -> [BrainPart]? {
        guard words.count <= 5, words.first != "the", words.allSatisfy({ $0.first?.isLetter == true }),
            NumberWords.parse(words[...]) == nil
        else { return nil }
        return say(
            "I do not know a city called \(title).", "Name a larger one nearby: I know those of the time zone database."
        )
    }

    private func day(in zone: TimeZone, _ context: SkillContext) -> String {
        let calendar = Self.calendar(zone)
        let here = context.calendar.dateComponents([.year, .month, .day], from: context.now)
        let there = calendar.dateComponents([.year, .month, .day], from: context.now)
        guard here != there else { return "" }
        let weekday = DayName.weekdays[calendar.component(.weekday, from: context.now) - 1].capitalized
        let isAhead = zone.secondsFromGMT(for: context.now) > context.timeZone.secondsFromGMT(for: context.now)
        return ", where it is \(isAhead ? "already" : "still") \(weekday)"
    }

    private static func calendar(_ zone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return calendar
    }
}
