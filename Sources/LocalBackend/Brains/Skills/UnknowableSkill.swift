/// Says what nobody can know without a network or a map, and what there is in its place.
struct UnknowableSkill: SkillProtocol {
    private let weather = [
        "(what|how) is the (weather|forecast) ...", "(what|how) will the weather be ...", "will it (rain|snow) ...",
        "is it (raining|snowing|going to rain|going to snow) ...", "do i need an umbrella ...",
        "[tell me] [the] weather (in|for|at) ...", "weather forecast ...",
        "(tell|give|show) me [about] the (weather|forecast) ...", "how (warm|cold|hot) is it (in|outside) ...",
    ].map { PhrasePattern($0) }
    private let distance = [
        "how far [away] is [it] ... (from|to) ...", "how far (is|are) {places} apart",
        "(what is|tell me) the distance (between|from|to) ...", "distance (between|from|to) ...",
        "how (long|many hours) does it take [to (drive|fly|walk|get|go)] ... (from|to) ...",
    ].map { PhrasePattern($0) }

    var takesAnyWords: Bool { true }
    /// Nothing is expected of what cannot be answered.
    var vocabulary: [String] { [] }

    func answer(_ utterance: Utterance, in context: SkillContext) -> [BrainPart]? {
        if fits(weather, utterance) {
            return say(
                "I do not know the weather: I am the offline assistant, and nobody tells me.",
                "I can convert temperatures, such as 20 degrees Celsius to Fahrenheit.")
        }
        guard fits(distance, utterance) else { return nil }
        return say(
            "I do not know how far that is: I am the offline assistant, and I have no map.",
            "I can convert distances, such as 5 miles to kilometers, and tell the time in other cities.")
    }

    private func fits(_ patterns: [PhrasePattern], _ utterance: Utterance) -> Bool {
        patterns.contains { $0.match(utterance.words) != nil }
    }
}
