/// Reads what is asked of weather, calendars, lists, updates, notifications, consumption and cameras.
struct HouseInquiryReader {
    let vocabulary: HouseVocabulary

    /// Longer sentences are about something else.
    private static let mostWords = 16

    func understanding(of tokens: [HouseToken]) -> HouseUnderstanding? {
        let words = tokens.filter { !$0.isSign }.flatMap { Self.long[$0.word] ?? [$0.word] }
            .filter { !Self.courtesies.contains($0) }
        guard (2...Self.mostWords).contains(words.count) else { return nil }
        if let notices = HouseNoticeReader.notices(tokens, words) { return notices }
        let weather = { vocabulary.inventory.devices.first { $0.kind == .weather }?.id }
        let question =
            HouseWeatherReader.question(words, of: weather)
            ?? HouseListReader(vocabulary: vocabulary).question(words) ?? HouseCalendarReader.question(
                words, vocabulary)
            ?? HouseNoticeReader.updates(words, vocabulary)
            ?? HouseConsumptionReader(vocabulary: vocabulary).question(words, tokens)
            ?? HouseCameraReader.question(words, vocabulary)
        if let question { return .record(question) }
        return HouseWeatherReader.question(words) { Self.nothing } == nil ? nil : .noWeather
    }

    /// Stands for what would tell the weather in a house where nothing does.
    private static let nothing = DeviceID("")

    private static let courtesies: Set<String> = ["please", "hey", "echo", "okay", "ok", "now", "currently", "just"]
    private static let long = [
        "whats": ["what", "is"], "hows": ["how", "is"], "whens": ["when", "is"], "theres": ["there", "is"],
        "its": ["it", "is"], "im": ["i", "am"], "weve": ["we", "have"], "could": ["can"], "would": ["can"],
        "arent": ["are"], "isnt": ["is"],
    ]
}
