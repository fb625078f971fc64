/// Reads what is asked of timers, of what is planned, of what was done and of what can be said, and that a timer is to be
/// ended.
struct HouseRecordReader {
    let vocabulary: HouseVocabulary
    let context: HouseContext

    /// Longer sentences are about something else.
    private static let mostWords = 12

    func understanding(of tokens: [HouseToken]) -> HouseUnderstanding? {
        let spoken = tokens.filter { !$0.isSign && !Self.courtesies.contains($0.word) }
        guard (1...Self.mostWords).contains(spoken.count) else { return nil }
        let words = spoken.map { Self.short[$0.word] ?? $0.word }
        if let changed = HouseTimerChangeReader(vocabulary: vocabulary).understanding(of: tokens) { return changed }
        if let ended = ended(words) { return ended }
        if let asked = timers(words) { return .record(asked) }
        if Self.isPlanned(words) { return .record(.planned) }
        if Self.isOfTheWhole(words) { return .record(.summary) }
        if Self.isOfSayings(words) { return .record(.sayings(isOfHouse: true)) }
        if Self.sayingsOfAll.contains(words) { return .record(.sayings(isOfHouse: false)) }
        if Self.descriptions.contains(words.joined(separator: " ")) { return .record(.descriptions) }
        if Self.changesToday.contains(Self.bare(words)) { return .record(.changesToday) }
        if Self.lastChanges.contains(Self.bare(words)) { return .record(.lastChanges) }
        return author(spoken)
    }

    // MARK: timers

    /// "Cancel the timer", "stop the pasta timer", "cancel all timers".
    private func ended(_ words: [String]) -> HouseUnderstanding? {
        guard let first = words.first, Self.ends.contains(first), words.contains(where: Self.isTimer) else {
            return nil
        }
        let name = Self.name(words.dropFirst())
        let isAll = words.contains("all") || words.contains("every") || words.contains("timers")
        return .endTimers(name: name, all: isAll)
    }

    /// "How much time is left", "how long is left on the pasta timer", "when is the timer over".
    private func timers(_ words: [String]) -> HouseRecordQuestion? {
        guard let first = words.first, Self.asks.contains(first) else { return nil }
        if words.contains(where: Self.isTimer) { return .timers(name: Self.name(words.dropFirst())) }
        let isOfTime = words.contains { ["left", "remaining", "longer"].contains($0) }
        return first == "how" && isOfTime && words.allSatisfy(Self.ofTime.contains) ? .timers(name: nil) : nil
    }

    private static func isTimer(_ word: String) -> Bool { ["timer", "timers", "countdown"].contains(word) }

    /// What is left when everything is gone that says something else.
    private static func name(_ words: some Sequence<String>) -> String? {
        let known = ofTime.union(asks).union(ends).union(ofTimers)
        let rest = words.filter { !known.contains($0) }
        return rest.isEmpty ? nil : HouseLine.text(rest.joined(separator: " "))
    }

    // MARK: what is planned, and what was done

    private static func isPlanned(_ words: [String]) -> Bool {
        guard let first = words.first, ["what", "which", "is", "show", "list"].contains(first) else { return false }
        return words.contains { ["planned", "scheduled"].contains($0) } && words.allSatisfy(ofPlans.contains)
    }

    /// "What is the state of the house", "how is everything at home".
    private static func isOfTheWhole(_ words: [String]) -> Bool {
        guard words.contains(where: homes.contains), words.allSatisfy(ofTheWhole.contains) else { return false }
        if words.contains(where: summaries.contains) { return true }
        return words.starts(with: ["how", "is"]) || words.starts(with: ["how", "are", "things"])
            || words.starts(with: ["is", "everything"]) || words.starts(with: ["is", "all"])
    }

    /// "What can you do in the house", "what can I say to the house". "What can we do in the flat" asks somebody else.
    private static func isOfSayings(_ words: [String]) -> Bool {
        guard let first = words.first, ["what", "how", "which", "help", "house"].contains(first),
            words.contains(where: homes.contains), words.allSatisfy(ofSayings.contains)
        else { return false }
        let isOfPeople = words.contains("i") || words.contains("we")
        if words.contains("help") || words.contains(where: sayings.contains) { return true }
        return words.contains("do") && (!isOfPeople || words.contains("with"))
    }

    /// Without where: "what changed last in the house".
    private static func bare(_ words: [String]) -> String {
        let here = [["in", "house"], ["at", "home"], ["here"], ["in", "here"]].first {
            words.suffix($0.count) == $0[...]
        }
        return words.dropLast(here?.count ?? 0).joined(separator: " ")
    }

    /// "Who turned on the hall lamp", "who changed the thermostat".
    private func author(_ tokens: [HouseToken]) -> HouseUnderstanding? {
        guard tokens.first?.word == "who", tokens.count > 2 else { return nil }
        let isChange = Self.changes.contains(tokens[1].word)
        guard isChange || Self.deeds.contains(tokens[1].word) else { return nil }
        let asked =
            isChange ? [HouseToken(word: "how")] + tokens.dropFirst(2) : [HouseToken(word: "did")] + tokens.dropFirst()
        let units = HouseUnits.all(in: asked.filter { $0.word != "last" }, of: vocabulary)
        switch HouseQuestionReader.read(units, vocabulary, context) {
        case .question(let question):
            switch question.asks {
            case .whether(let test, _): return .record(.author(question.devices, test))
            case .state: return .record(.author(question.devices, nil))
            default: return nil
            }
        case .unknownRoom(let text): return .unknownRoom(HouseLine.text(text))
        case .unknownDevice(let text): return .unknownDevice(HouseLine.text(text))
        case .none, .unclear: return nil
        }
    }

    // MARK: words

    private static let courtesies: Set<String> = [
        "please", "the", "my", "hey", "echo", "okay", "ok", "now", "currently", "still", "a", "an",
    ]
    private static let short = ["whats": "what", "hows": "how", "whens": "when"]
    private static let ends: Set<String> = ["cancel", "stop", "end", "delete", "remove", "clear", "kill"]
    private static let asks: Set<String> = ["how", "when", "what", "which", "is", "are"]
    private static let ofTime: Set<String> = [
        "how", "much", "time", "long", "longer", "many", "minutes", "seconds", "is", "are", "left", "remaining", "to",
        "go", "do", "i", "we", "have", "there", "does", "it", "take",
    ]
    private static let ofTimers: Set<String> = [
        "timer", "timers", "countdown", "on", "for", "of", "until", "till", "over", "up", "done", "finished", "ends",
        "end", "ring", "rings", "run", "runs", "running", "going", "set", "all", "every", "called", "named", "this",
        "that", "any", "will",
    ]
    private static let ofPlans: Set<String> = [
        "what", "which", "is", "are", "show", "list", "me", "anything", "something", "everything", "all", "there",
        "have", "you", "we", "i", "has", "been", "planned", "scheduled", "things", "orders", "for", "today", "tonight",
        "tomorrow", "later", "next", "in", "at", "house", "home", "here", "what's",
    ]
    private static let houses: Set<String> = ["house", "flat", "apartment"]
    private static let homes = houses.union(["home"])
    private static let summaries: Set<String> = ["state", "status", "summary", "overview", "report", "condition"]
    private static let ofTheWhole = homes.union(summaries).union([
        "what", "how", "is", "are", "of", "in", "at", "everything", "things", "all", "show", "give", "tell", "me",
        "whole",
        "well", "fine", "alright", "right", "there", "about", "for", "this", "our", "doing",
    ])
    private static let sayings: Set<String> = [
        "say", "said", "ask", "tell", "speak", "talk", "control", "use", "know", "knows", "understand", "understands",
        "commands", "sentences",
    ]
    private static let ofSayings: Set<String> = homes.union(sayings).union([
        "what", "how", "which", "can", "could", "does", "do", "you", "i", "we", "me", "to", "with", "in", "of", "about",
        "for", "at", "this", "there", "is", "are", "be", "else", "help",
    ])
    private static let sayingsOfAll: Set<[String]> = [
        ["what", "can", "i", "say"], ["what", "could", "i", "say"], ["what", "can", "we", "say"],
        ["what", "can", "i", "say", "here"],
    ]
    private static let descriptions: Set<String> = [
        "what do you know about devices", "what do you know about plugs", "what did i say about devices",
        "what have i said about devices", "what did i tell you about devices", "what have i told you about devices",
        "which devices have i described", "which devices did i describe", "which devices are described",
    ]
    private static let lastChanges: Set<String> = [
        "what changed", "what changed last", "what has changed", "what was changed", "what was changed last",
        "what has changed last", "what was last change", "what changed lately", "what has changed lately",
        "what happened last", "what was done last", "what did you do last", "what did you change",
        "what did you change last", "what changed recently", "what has changed recently", "what just changed",
        "what has just changed", "what did i just change", "what did i change", "what did i change last",
        "what did i last change", "what have i just changed", "what have i changed", "what did you just change",
        "what have you just changed", "what did we just change",
    ]
    private static let changesToday: Set<String> = [
        "what happened today", "what has happened today", "what changed today", "what has changed today",
        "what was changed today", "what was done today", "what did you do today",
    ]
    private static let deeds: Set<String> = [
        "turned", "switched", "put", "opened", "closed", "locked", "unlocked", "armed", "disarmed",
    ]
    private static let changes: Set<String> = ["changed", "set", "dimmed", "touched", "moved", "adjusted"]
}
