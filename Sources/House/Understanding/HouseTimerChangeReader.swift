/// Reads what is to become of a timer: "add five minutes to the pasta timer", "pause the timer", "cancel my 10 minute
/// timer", and how much is left of one of some length.
struct HouseTimerChangeReader {
    let vocabulary: HouseVocabulary

    private static let mostWords = 16

    func understanding(of tokens: [HouseToken]) -> HouseUnderstanding? {
        let spoken = tokens.filter { !$0.isSign && !Self.courtesies.contains($0.word) }
        guard (2...Self.mostWords).contains(spoken.count), spoken.contains(where: Self.isTimer) else { return nil }
        let units = HouseUnits.all(in: spoken, of: vocabulary)
        let (spans, rest) = Self.parted(units)
        let words = rest.flatMap { $0.text.split(separator: " ").map(String.init) }
        if let change = Self.change(words, spans) { return change }
        return Self.left(words, spans)
    }

    // MARK: kinds

    private static func change(_ words: [String], _ spans: [Double]) -> HouseUnderstanding? {
        guard let first = words.first, spans.count <= 2 else { return nil }
        let longer = adds.contains(first), shorter = takes.contains(first)
        if longer || shorter {
            // By how much comes last, or first: "add 2 minutes to my 10 minute timer".
            guard
                let by =
                    ["add", "put"].contains(first) || shorter && !["decrease", "shorten", "reduce"].contains(first)
                    ? spans.first : spans.last
            else { return nil }
            let length = spans.count == 2 ? (spans[0] == by ? spans[1] : spans[0]) : nil
            return .changeTimer(.add(longer ? by : -by), choice(words.dropFirst(), length))
        }
        guard spans.count <= 1 else { return nil }
        if pauses.contains(first) { return .changeTimer(.pause, choice(words.dropFirst(), spans.first)) }
        if resumes.contains(first) { return .changeTimer(.resume, choice(words.dropFirst(), spans.first)) }
        // Those of a name, and all, have a reader of their own.
        if ends.contains(first), let length = spans.first {
            return .changeTimer(.end, choice(words.dropFirst(), length))
        }
        return nil
    }

    /// "Time left on the pizza timer", "status of my 5 minute timer".
    private static func left(_ words: [String], _ spans: [Double]) -> HouseUnderstanding? {
        let asks = words.starts(with: ["time"]) || words.starts(with: ["how"]) || words.contains("status")
        guard asks, spans.count <= 1, !words.contains(where: starts.contains) else { return nil }
        let choice = choice(words[...], spans.first)
        if let seconds = choice.seconds { return .record(.timersOf(seconds: seconds)) }
        return .record(.timers(name: choice.name))
    }

    private static func choice(_ words: ArraySlice<String>, _ seconds: Double?) -> HouseTimerChoice {
        let rest = words.filter { !said.contains($0) }
        return HouseTimerChoice(
            name: rest.isEmpty ? nil : HouseLine.text(rest.joined(separator: " ")), seconds: seconds)
    }

    /// The stretches of time, and what is said around them.
    private static func parted(_ units: [HouseUnit]) -> (spans: [Double], rest: [HouseUnit]) {
        var spans: [Double] = []
        var rest: [HouseUnit] = []
        var index = 0
        while index < units.count {
            if let (seconds, count) = HouseMomentReader.seconds(units[index...]) {
                spans.append(seconds)
                index += count
            } else {
                rest.append(units[index])
                index += 1
            }
        }
        return (spans, rest)
    }

    // MARK: words

    private static func isTimer(_ token: HouseToken) -> Bool { ["timer", "countdown"].contains(token.stem) }

    private static let courtesies: Set<String> = ["please", "the", "my", "hey", "echo", "okay", "ok", "now", "our"]
    private static let adds: Set<String> = ["add", "increase", "extend", "lengthen", "prolong", "put"]
    private static let takes: Set<String> = ["remove", "take", "subtract", "decrease", "shorten", "reduce"]
    private static let pauses: Set<String> = ["pause", "hold", "freeze"]
    private static let resumes: Set<String> = ["resume", "continue", "unpause"]
    private static let ends: Set<String> = ["cancel", "stop", "end", "delete", "clear", "kill"]
    private static let starts: Set<String> = ["set", "start", "create"]
    private static let said: Set<String> = [
        "timer", "timers", "countdown", "to", "from", "off", "by", "for", "of", "on", "named", "called", "and", "a",
        "an",
        "more", "another", "less", "time", "how", "much", "long", "is", "left", "status", "what", "in", "remaining",
    ]
}
