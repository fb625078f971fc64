/// Reads questions for what stands in the calendars: "what's on the calendar today", "when is my next appointment".
enum HouseCalendarReader {
    static func question(_ words: [String], _ vocabulary: HouseVocabulary) -> HouseRecordQuestion? {
        guard words.contains(where: triggers.contains) || words.contains("free"), let first = words.first,
            begins.contains(first), !words.starts(with: ["what", "is", "a"]),
            let (days, rest) = HouseDaysReader.read(words)
        else { return nil }
        if words.contains("free"), days == .now || !Set(words).isDisjoint(with: ["is", "are"]) { return nil }
        let calendars = vocabulary.inventory.devices.filter { $0.kind == .calendar }
        guard !calendars.isEmpty else { return nil }
        let said = rest.filter { !ofCalendars.contains($0) }
        let named = calendars.filter { device in
            ([device.name] + device.aliases.prefix(HouseNameReader.mostAliases)).contains { name in
                HouseNameReader.words(of: name).filter { $0 != "calendar" } == said.map(HouseStem.stem)
            }
        }
        guard said.isEmpty || !named.isEmpty else { return nil }
        let isNext = days == .now && words.contains("next")
        return .calendar((said.isEmpty ? calendars : named).map(\.id), isNext ? nil : days)
    }

    private static let triggers: Set<String> = [
        "calendar", "calendars", "appointment", "appointments", "agenda", "meeting", "meetings",
    ]
    private static let begins: Set<String> = [
        "what", "which", "when", "is", "are", "do", "does", "am", "any", "have", "anything", "show", "tell", "read",
        "list", "how",
    ]
    private static let ofCalendars = triggers.union([
        "what", "which", "when", "is", "are", "on", "my", "our", "the", "event", "events", "do", "i", "we", "have",
        "any", "anything", "there", "am", "free", "next", "coming", "up", "in", "for", "at", "show", "me", "tell",
        "read",
        "list", "of", "this", "an", "a", "got", "happening", "does", "look", "like", "how", "over", "to",
    ])
}
