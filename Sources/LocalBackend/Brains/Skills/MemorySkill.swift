/// Remembers what it is told for as long as the conversation lasts: it reads it back from the conversation itself.
struct MemorySkill: SkillProtocol {
    private static let naming = [
        "[remember [that]] my name is {name}", "(do not|never) forget [that] my name is {name}", "call me {name}",
        "you can call me {name}",
    ].map { PhrasePattern($0) }
    /// People who say "I am" after a greeting mostly say a name.
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
    private static let forgettingName = [
        "forget my name", "forget (who i am|what i am called)",
        "do not (remember|use) my name", "stop calling me {name}",
    ].map { PhrasePattern($0) }
    private static let forgettingAll = [
        "forget (everything|all) [about me|of it|that]",
        "forget (everything|all|what) [that] i [have] (told|said) [to] [you]",
        "forget me",
    ].map { PhrasePattern($0) }
    private static let forgettingThing = PhrasePattern("forget [about] my {thing}")
    private static let stating = PhrasePattern("my {thing} (is|are) {value}")
    private static let askingName = [
        "what is my name", "who am i", "do you (know|remember) my name", "(one|when) is my name",
    ].map { PhrasePattern($0) }
    private let askingAll = [
        "what (do|did) (you|u) (remember|know about me)", "what did i (tell|ask) you [to remember]",
        "what have i told you",
        "what do you know about me",
    ].map { PhrasePattern($0) }
    private let askingThing = ["what (is|are|was) my {thing}", "(where|who|when) (is|are) my {thing}"].map {
        PhrasePattern($0)
    }
    private let askingTold = PhrasePattern("(what|where|who|when) (is|are|was) the {thing}")
    private let askingNameOf = ["what is the name of my {thing}", "how is my {thing} called"].map { PhrasePattern($0) }
    private let askingWhere = PhrasePattern("where did i {deed}")

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
        if Self.asksForName(utterance) {
            return say(Self.name(in: context).map { "Your name is \($0)." } ?? "You have not told me your name yet.")
        }
        if matches(askingAll, words) { return recalling(context) }
        if let thing = askingNameOf.lazy.compactMap({ $0.match(words)?["thing"] }).first {
            return recalling(MemoryQuestion(nameOf: thing), context)
        }
        if let thing = askingThing.lazy.compactMap({ $0.match(words)?["thing"] }).first {
            return recalling(MemoryQuestion(thing: thing), context)
        }
        if let thing = askingTold.match(words)?["thing"],
            let told = MemoryQuestion.told(of: thing, Self.facts(in: context))
        {
            return say(Self.sentence(told))
        }
        if let deed = askingWhere.match(words)?["deed"] { return recalling(deed: deed, context) }
        if let forgotten = forgetting(words, context) { return forgotten }
        if let name = Self.name(in: utterance) {
            return say("Nice to meet you, \(name).", "I will remember your name while we talk.")
        }
        return Self.fact(in: utterance).map { say("I will remember that \($0).") }
    }

    /// What was said stays in the conversation; it is not looked for any more.
    private func forgetting(_ words: [String], _ context: SkillContext) -> [BrainPart]? {
        guard words.contains(where: Self.takingBack.contains) else { return nil }
        if matches(Self.forgettingName, words) {
            let isKnown = Self.name(in: context) != nil
            return say(isKnown ? "I have forgotten your name." : "You have not told me your name.")
        }
        if matches(Self.forgettingAll, words) { return say("I have forgotten what you told me to remember.") }
        return Self.forgettingThing.match(words)?["thing"].map {
            say("I have forgotten what you told me about your \($0.joined(separator: " ")).")
        }
    }

    private static let takingBack: Set<String> = ["forget", "not", "stop"]

    private static func takesBack(_ words: [String], by patterns: [PhrasePattern]) -> Bool {
        words.contains(where: takingBack.contains) && patterns.contains { $0.match(words) != nil }
    }

    static func asksForName(_ utterance: Utterance) -> Bool {
        askingName.contains { $0.match(utterance.words) != nil }
    }

    /// The name the user gave last, and did not take back.
    static func name(in context: SkillContext) -> String? {
        for text in context.saidBefore {
            let utterance = Utterance(text)
            if takesBack(utterance.words, by: forgettingName + forgettingAll) { return nil }
            if let name = name(in: utterance) { return name }
        }
        return nil
    }

    private static func name(in utterance: Utterance) -> String? {
        let words = utterance.words
        let name = given(naming, words) ?? (utterance.isGreeting ? given(greeting, words).flatMap(unlessState) : nil)
        return name.map { utterance.written[$0.indices].map(\.capitalizedFirst).joined(separator: " ") }
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
        guard name(in: utterance) == nil else { return nil }
        let words = utterance.words
        if let fact = remembering.lazy.compactMap({ $0.match(words)?["fact"] }).first {
            return turned(utterance.written[fact.indices])
        }
        return stating.match(words) == nil ? nil : turned(utterance.written[...])
    }

    private func matches(_ patterns: [PhrasePattern], _ words: [String]) -> Bool {
        patterns.contains { $0.match(words) != nil }
    }

    private func recalling(_ context: SkillContext) -> [BrainPart] {
        let name = Self.name(in: context).map { ["your name is \($0)"] } ?? []
        var known: Set<String> = []
        let facts = (name + Self.facts(in: context).reversed()).filter { known.insert($0.lowercased()).inserted }
        guard !facts.isEmpty else { return say("You have not told me anything to remember.") }
        return Answer.sentences(["You told me this."] + facts.map(Self.sentence))
    }

    private func recalling(_ question: MemoryQuestion, _ context: SkillContext) -> [BrainPart] {
        say(question.answer(among: Self.facts(in: context)).map(Self.sentence) ?? "You have not told me that yet.")
    }

    /// What nobody told is for others: "where did I go wrong".
    private func recalling(deed: ArraySlice<String>, _ context: SkillContext) -> [BrainPart]? {
        MemoryQuestion.place(of: deed, among: Self.facts(in: context)).map { say(Self.sentence($0)) }
    }

    private static func sentence(_ fact: String) -> String { fact.capitalizedFirst + "." }

    /// Newest first, without what was to be forgotten later.
    private static func facts(in context: SkillContext) -> [String] {
        var facts: [String] = []
        var forgotten: [String] = []
        for text in context.saidBefore {
            let utterance = Utterance(text)
            if takesBack(utterance.words, by: forgettingAll) { break }
            if utterance.words.first == "forget", let thing = forgettingThing.match(utterance.words)?["thing"] {
                forgotten.append("your \(thing.joined(separator: " "))")
            } else if let fact = fact(in: utterance), !forgotten.contains(where: { fact.lowercased().contains($0) }) {
                facts.append(fact)
            }
        }
        return facts
    }

    private static func turned(_ words: ArraySlice<String>) -> String {
        let turns = [
            "my": "your", "i": "you", "me": "you", "am": "are", "mine": "yours", "your": "my", "you": "I",
            "myself": "yourself",
        ]
        return words.map { turns[$0.lowercased()] ?? $0 }.joined(separator: " ")
    }
}
