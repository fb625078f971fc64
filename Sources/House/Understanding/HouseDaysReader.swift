/// Finds the day in a question.
enum HouseDaysReader {
    /// - Returns: the days, and the words without them; nil where several are said.
    static func read(_ words: [String]) -> (days: HouseDays, rest: [String])? {
        var found: HouseDays?
        var rest: [String] = []
        for word in words {
            if let day = days[word] {
                if let found, found != day { return nil }
                found = day
            } else if !parts.contains(word) {
                rest.append(word)
            }
        }
        return (found ?? .now, rest)
    }

    private static let parts: Set<String> = ["morning", "afternoon", "evening", "night"]
    private static let days: [String: HouseDays] = [
        "today": .today, "todays": .today, "tonight": .tonight, "tomorrow": .tomorrow, "tomorrows": .tomorrow,
        "sunday": .weekday(1), "monday": .weekday(2), "tuesday": .weekday(3), "wednesday": .weekday(4),
        "thursday": .weekday(5), "friday": .weekday(6), "saturday": .weekday(7), "weekend": .weekend, "week": .week,
        "days": .week,
    ]
}
