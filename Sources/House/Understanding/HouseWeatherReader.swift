/// Reads questions for the weather here: "what's the weather tomorrow", "do I need an umbrella". Another place is not
/// known to the house.
enum HouseWeatherReader {
    /// - Parameter weather: what tells of it; looked for only where it is asked for.
    static func question(_ words: [String], of weather: () -> DeviceID?) -> HouseRecordQuestion? {
        guard words.contains(where: triggers.contains), let (days, rest) = HouseDaysReader.read(words),
            let asks = asks(rest), rest != ["what", "is", "weather"] || days != .now, let device = weather()
        else { return nil }
        let isAhead = days == .now && !rest.allSatisfy { !ahead.contains($0) }
        return .weather(device, isAhead ? .today : days, asks)
    }

    private static func asks(_ words: [String]) -> HouseWeatherQuestion? {
        if words.contains("weather") || words.contains("forecast") {
            let isAsked = words.first.map(begins.contains) ?? false
            return isAsked && words.allSatisfy(ofWeather.contains) ? .all : nil
        }
        if words.contains(where: wet.contains) {
            guard let first = words.first, ["will", "is", "do", "should", "any"].contains(first),
                words.allSatisfy(ofRain.contains)
            else { return nil }
            return words.contains { $0.hasPrefix("snow") } ? .snow : .rain
        }
        let isOfWarmth = words.first == "how" && words.contains(where: warmths.contains)
        return isOfWarmth && words.contains(where: ahead.contains) && words.allSatisfy(ofWarmth.contains) ? .all : nil
    }

    private static let warmths: Set<String> = ["hot", "cold", "warm", "cool"]
    private static let wet: Set<String> = ["rain", "raining", "snow", "snowing", "umbrella"]
    private static let triggers = warmths.union(wet).union(["weather", "forecast"])
    private static let begins: Set<String> = [
        "what", "how", "weather", "forecast", "tell", "give", "show", "will", "is", "the",
    ]
    private static let ahead: Set<String> = ["will", "going", "umbrella", "should"]
    private static let ofWeather: Set<String> = [
        "what", "how", "is", "the", "weather", "forecast", "like", "will", "be", "for", "on", "at", "this", "over",
        "outside", "look", "looking", "going", "to", "next", "few", "coming", "in", "tell", "me", "give", "show", "us",
        "here", "it", "nice", "good", "bad", "and",
    ]
    private static let ofRain: Set<String> = [
        "will", "it", "is", "going", "to", "rain", "raining", "snow", "snowing", "outside", "do", "should", "i", "we",
        "need", "an", "the", "umbrella", "take", "my", "there", "be", "any", "on", "this", "over", "at", "later",
        "right",
    ]
    private static let ofWarmth: Set<String> = [
        "how", "hot", "cold", "warm", "cool", "will", "is", "it", "be", "get", "going", "to", "on", "this", "over",
        "at",
        "the", "outside",
    ]
}
