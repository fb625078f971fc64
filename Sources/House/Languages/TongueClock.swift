/// Times of the clock: "halb acht", "las siete y media", "huit heures moins le quart".
enum TongueClock {
    /// In English, with "at" before it where nothing stands there yet, and how many words it takes.
    ///
    /// - Parameter isSure: what is said before it awaits a time.
    static func read(_ words: ArraySlice<TongueWord>, _ table: TongueTable, isSure: Bool) -> (String, Int)? {
        for (pattern, clock) in table.clocks where isSure || clock.isSure {
            guard let (hour, minutes, count) = match(pattern, words, table),
                !isCounted(words.dropFirst(count), table), let time = time(hour, minutes, clock)
            else { continue }
            return (isSure ? time : "at \(time)", count)
        }
        return nil
    }

    /// "Um zwei Grad" is no time.
    private static func isCounted(_ words: ArraySlice<TongueWord>, _ table: TongueTable) -> Bool {
        guard let word = words.first else { return false }
        if ["%", "°"].contains(word.plain) { return true }
        guard let entry = table.entry(words) else { return false }
        return entry.role == .value || units.contains(entry.english) || directions.contains(entry.english)
    }

    private static let directions: Set<String> = [
        "louder", "quieter", "warmer", "cooler", "brighter", "darker", "faster", "slower", "higher", "less",
    ]
    private static let units: Set<String> = ["second", "seconds", "minute", "minutes", "hour", "hours"]

    private static func match(_ pattern: [String], _ words: ArraySlice<TongueWord>, _ table: TongueTable)
        -> (hour: Int, minutes: Int?, count: Int)?
    {
        var rest = words
        var hour: Int?
        var minutes: Int?
        for part in pattern {
            if part.hasPrefix("#") {
                guard let (number, count) = number(rest, table) else { return nil }
                if part == "#h" { hour = number } else { minutes = number }
                rest = rest.dropFirst(count)
            } else {
                guard rest.first?.plain == part else { return nil }
                rest = rest.dropFirst()
            }
        }
        return hour.map { ($0, minutes, words.count - rest.count) }
    }

    /// In figures or words, and how many words it takes.
    static func number(_ words: ArraySlice<TongueWord>, _ table: TongueTable) -> (Int, Int)? {
        if let number = words.first?.token.number { return Int(exactly: number).map { ($0, 1) } }
        guard let entry = table.entry(words), entry.role == .number || entry.role == .one else { return nil }
        return (Int(entry.english) ?? 1, entry.words.count)
    }

    private static func time(_ hour: Int, _ said: Int?, _ clock: TongueData.Clock) -> String? {
        let minutes = clock.minutes ?? said ?? 0
        guard (0...24).contains(hour), (0..<60).contains(minutes) else { return nil }
        let whole = (hour + clock.hours) * 60 + (clock.isBefore ? -minutes : minutes)
        let day = (whole + 24 * 60) % (24 * 60)
        let (hours, rest) = (day / 60, day % 60)
        // Before one comes twelve, which is no midnight.
        let shown = hours == 0 && (1...12).contains(hour) ? 12 : hours
        if rest == 0, shown != 0 { return shown > 12 ? "\(shown):00" : "\(shown)" }
        return "\(shown):\(rest < 10 ? "0" : "")\(rest)"
    }
}
