/// Remembers what it is told for as long as the conversation lasts: it reads it back from the conversation itself.
struct MemorySkill: SkillProtocol {
    private static let naming = ["my name is {name}", "call me {name}", "you can call me {name}"].map {
        PhrasePattern($0)
    }
    /// Who says "I am" after a greeting, mostly says a name.
    private static let greeting = ["(i am|this is|it is) {name}"].map { PhrasePattern($0) }
    /// What goes on after a name.
    private static let following: Set = [
        "and", "how", "what", "who", "where", "when", "which", "can", "could", "nice", "from", "but", "i", "please",
        "tell",
        "do", "are", "pleased", "glad",
    ]
    private static let states: Set = [
        "a", "an", "the", "not", "so", "very", "really", "here", "back", "home", "fine", "good", "great", "well",
        "okay",
        "ok", "tired", "hungry", "thirsty", "happy", "sad", "bored", "sorry", "new", "just", "still", "in", "at", "on",
        "your",
        "is", "too", "all", "also", "sure", "afraid", "ill", "sick", "busy", "late", "ready", "lost", "curious",
        "alone", "me",
        "my", "human", "time", "called", "cold", "nothing", "only",
    ]
    private static let remembering = ["remember [that] {fact}", "(do not|never) forget [that] {fact}"].map {
        PhrasePattern($0)
    }
    private static let stating = PhrasePattern("my {thing} (is|are) {value}")
    private let askingName = ["what is my name", "who am i", "do you (know|remember) my name", "(one|when) is my name"]
        .map { PhrasePattern($0) }
    private let askingAll = [
        "what (do|did) (you|u) (remember|know about me)", "what did i (tell|ask) you [to remember]",
        "what have i told you",
        "what do you know about me",
    ].map { PhrasePattern($0) }
    private let askingThing = ["what (is|are|was) my {thing}", "(where|who|when) (is|are) my {thing}"].map {
        PhrasePattern($0)
    }

    var takesAnyWords: Bool { true }

    var vocabulary: [String] {
        let names =
            "alice anna ben bob charlie david emma eve frank george henry jack james jane john kate laura lisa maria mark mary michael paul peter sam sarah sophie thomas tom"
            .split(separator: " ").map(String.init)
        let things = ["car", "dog", "cat", "house", "favorite color", "phone number", "birthday", "brother", "sister"]
        return names.map { "my name is \($0)" } + [
            "what is my name", "who am i", "what do you remember", "what did i tell you",
        ]
            + things.flatMap { ["my \($0) is", "remember that my \($0) is", "what is my \($0)"] }
            + ["red", "blue", "green", "yellow", "black", "white"].flatMap {
                ["remember that my car is \($0)", "my favorite color is \($0)"]
            }
            + ["remember that i", "remember that the"]
    }

    func answer(_ utterance: Utterance, in context: SkillContext) -> [BrainPart]? {
        let words = utterance.words
        if matches(askingName, words) {
            return say(Self.name(in: context).map { "Your name is \($0)." } ?? "You have not told me your name yet.")
        }
        if matches(askingAll, words) { return recalling(context) }
        if let thing = askingThing.lazy.compactMap({ $0.match(words)?["thing"] }).first {
            return recalling(Array(thing), context)
        }
        if let name = Self.name(in: utterance) {
            return say("Nice to meet you, \(name).", "I will remember your name while we talk.")
        }
        return Self.fact(in: utterance).map { say("I will remember that \($0).") }
    }

    /// The name the user gave last.
    static func name(in context: SkillContext) -> String? {
        context.saidBefore.lazy.compactMap { name(in: Utterance($0)) }.first
    }

    private static func name(in utterance: Utterance) -> String? {
        let words = utterance.words
        let name = given(naming, words) ?? (utterance.isGreeting ? given(greeting, words).flatMap(unlessState) : nil)
        return name?.map(\.capitalizedFirst).joined(separator: " ")
    }

    private static func given(_ patterns: [PhrasePattern], _ words: [String]) -> ArraySlice<String>? {
        let name = patterns.lazy.compactMap { $0.match(words)?["name"] }.first?.prefix { !following.contains($0) }
        return name.flatMap { (1...4).contains($0.count) ? $0 : nil }
    }

    /// "Hello, I am tired" tells no name.
    private static func unlessState(_ name: ArraySlice<String>) -> ArraySlice<String>? {
        let isState = name.count > 2 || name.contains { states.contains($0) || $0.hasSuffix("ing") }
        return isState ? nil : name
    }

    /// As it is said to the one who told it.
    private static func fact(in utterance: Utterance) -> String? {
        let words = utterance.words
        if let fact = remembering.lazy.compactMap({ $0.match(words)?["fact"] }).first { return turned(Array(fact)) }
        guard name(in: utterance) == nil, stating.match(words) != nil else { return nil }
        return turned(words)
    }

    private func matches(_ patterns: [PhrasePattern], _ words: [String]) -> Bool {
        patterns.contains { $0.match(words) != nil }
    }

    private func recalling(_ context: SkillContext) -> [BrainPart] {
        let name = Self.name(in: context).map { ["your name is \($0)"] } ?? []
        let facts = name + context.saidBefore.reversed().compactMap { Self.fact(in: Utterance($0)) }
        guard !facts.isEmpty else { return say("You have not told me anything to remember.") }
        return Answer.sentences(["You told me this."] + facts.map { $0.capitalizedFirst + "." })
    }

    private func recalling(_ thing: [String], _ context: SkillContext) -> [BrainPart]? {
        let subject = "your " + Self.turned(thing) + " "
        let facts = context.saidBefore.lazy.compactMap { Self.fact(in: Utterance($0)) }
        if let fact = facts.first(where: { $0.hasPrefix(subject) }) { return say(fact.capitalizedFirst + ".") }
        return say("You have not told me that yet.")
    }

    private static func turned(_ words: [String]) -> String {
        let turns = [
            "my": "your", "i": "you", "me": "you", "am": "are", "mine": "yours", "your": "my", "you": "I",
            "myself": "yourself",
        ]
        return words.map { turns[$0] ?? $0 }.joined(separator: " ")
    }
}
