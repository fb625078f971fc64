import Foundation

/// Days as people name them: tomorrow, Friday, Christmas, the third of March.
enum DayName {
    static let weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
    static let months = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december",
    ]
    /// Nobody needs more words for a day.
    private static let mostWords = 16
    private static let feasts: [String: (month: Int, day: Int)] = [
        "christmas": (12, 25), "christmas day": (12, 25), "christmas eve": (12, 24), "new year": (1, 1),
        "new year's": (1, 1),
        "new year's day": (1, 1), "new year's eve": (12, 31), "halloween": (10, 31), "valentine's day": (2, 14),
        "independence day": (7, 4),
    ]
    static let ordinals = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
        "twelfth",
        "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth", "nineteenth", "twentieth",
        "twenty first", "twenty second", "twenty third", "twenty fourth", "twenty fifth", "twenty sixth",
        "twenty seventh",
        "twenty eighth", "twenty ninth", "thirtieth", "thirty first",
    ]

    static let samples =
        feasts.keys.sorted() + weekdays + ["tomorrow"] + months.flatMap { ["\($0) first", "the third of \($0)"] }

    /// "Saturday, November 21, 2026".
    static func text(_ date: Date, _ calendar: Calendar) -> String {
        let parts = calendar.dateComponents([.weekday, .month, .day, .year], from: date)
        let weekday = weekdays[(parts.weekday ?? 1) - 1].capitalized
        return "\(weekday), \(months[(parts.month ?? 1) - 1].capitalized) \(parts.day ?? 1), \(parts.year ?? 0)"
    }

    /// Counted from 1, "sept" too.
    static func month(_ word: String) -> Int? {
        let name = word == "sept" ? "sep" : word
        return months.firstIndex { $0 == name || (name.count == 3 && $0.hasPrefix(name)) }.map { $0 + 1 }
    }

    static func feast(_ words: ArraySlice<String>) -> (month: Int, day: Int)? { feasts[words.joined(separator: " ")] }

    static func spoken(_ words: [String]) -> String {
        let words = words.first == "on" ? Array(words.dropFirst()) : words
        return words.map { weekdays.contains($0) || months.contains($0) || $0 == "christmas" ? $0.capitalized : $0 }
            .joined(separator: " ")
    }

    /// Days from today to the next such day; yesterday is −1.
    static func days(to words: [String], _ context: SkillContext) -> Int? {
        ReadingEffort.count(min(words.count, mostWords))
        guard words.count <= mostWords else { return nil }
        let name = words.filter { !["on", "the", "next", "this", "of"].contains($0) }.joined(separator: " ")
        if let near = [
            "yesterday": -1, "today": 0, "tomorrow": 1, "day after tomorrow": 2, "day before yesterday": -2,
        ][name] {
            return near
        }
        if let weekday = weekdays.firstIndex(of: name) {
            let today = context.calendar.component(.weekday, from: context.now) - 1
            return (weekday - today + 6) % 7 + 1
        }
        guard let (month, day) = feasts[name] ?? monthAndDay(name.split(separator: " ").map(String.init)) else {
            return nil
        }
        return days(month: month, day: day, context)
    }

    private static func monthAndDay(_ words: [String]) -> (month: Int, day: Int)? {
        guard let month = words.first(where: months.contains).flatMap(months.firstIndex) else { return nil }
        let rest = words.filter { $0 != months[month] }
        let day = ordinals.firstIndex(of: rest.joined(separator: " ")).map { $0 + 1 } ?? plainDay(rest[...])
        return day.flatMap { (1...31).contains($0) ? (month + 1, $0) : nil }
    }

    private static func plainDay(_ words: ArraySlice<String>) -> Int? {
        let words = words.filter { !["st", "nd", "rd", "th"].contains($0) }
        guard let (value, count) = NumberWords.parse(words[...]), count == words.count else { return nil }
        return Int("\(value)")
    }

    private static func days(month: Int, day: Int, _ context: SkillContext) -> Int? {
        let calendar = context.calendar
        let today = calendar.startOfDay(for: context.now)
        let wanted = DateComponents(month: month, day: day)
        guard let yesterday = calendar.date(byAdding: .second, value: -1, to: today),
            let date = calendar.nextDate(after: yesterday, matching: wanted, matchingPolicy: .strict)
        else { return nil }
        return calendar.dateComponents([.day], from: today, to: calendar.startOfDay(for: date)).day
    }
}
