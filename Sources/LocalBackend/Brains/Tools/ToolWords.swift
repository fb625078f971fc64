import EchoWire

/// The words that tell a declared function apart.
struct ToolWords {
    /// Of the name, without verbs that every function uses.
    let name: Set<String>
    let description: Set<String>
    let values: Set<String>
    private let called: ToolName

    init(_ tool: BrainTool) {
        called = ToolName(tool.name)
        let parts = Self.split(tool.name)
        let telling = parts.filter { !Self.verbs.contains($0) }
        name = Set((telling.isEmpty ? parts : telling).map(Self.stem))
        description = Set(
            Utterance(tool.description).words.filter { !Self.common.contains($0) && $0.count > 2 }.map(Self.stem))
        values = Set(ToolParameter.all(of: tool).flatMap { $0.choices.flatMap(Self.split) }.map(Self.stem))
    }

    /// How well the words fit: at least 1 when they do, larger when better.
    func score(_ utterance: Utterance) -> Double {
        let words = utterance.words
        ReadingEffort.count(words.count)
        switch called.mention(in: utterance) {
        case .order: return 1000
        case .words: return 100 + Double(called.parts.count)
        case .none: break
        }
        let all = Set(words.map(Self.stem))
        let heard = Set(words.filter { !Self.common.contains($0) }.map(Self.stem))
        // A name of words that stand in every text counts in what asks or orders.
        let isAsked = words.first.map { Self.asking.contains($0) || Self.verbs.contains($0) } ?? false
        let named = name.intersection(isAsked ? all : heard).count
        let isHalfNamed = isAsked && !name.isDisjoint(with: heard) && name.intersection(heard).count * 2 >= name.count
        let described = description.intersection(heard).subtracting(name).count
        let chosen = values.intersection(heard).count
        guard
            named == name.count || isHalfNamed || (named > 0 && described + chosen > 0) || described + chosen > 1
        else { return 0 }
        return Double(named) + Double(described) / 2 + Double(chosen) / 2 + (named == name.count ? 1 : 0)
    }

    /// "getLightState", "get_light_state" and "get-light-state" are three words.
    static func split(_ name: String) -> [String] {
        var words: [String] = []
        var word = ""
        for character in name {
            if !character.isLetter && !character.isNumber || (character.isUppercase && word.last?.isLowercase == true) {
                if !word.isEmpty { words.append(word.lowercased()) }
                word = ""
            }
            if character.isLetter || character.isNumber { word.append(character) }
        }
        return word.isEmpty ? words : words + [word.lowercased()]
    }

    /// Without the endings of number and tense: "lights" and "lighting" are "light".
    static func stem(_ word: String) -> String {
        for ending in ["ing", "ies", "es", "ed", "s"] where word.count > ending.count + 2 && word.hasSuffix(ending) {
            return String(word.dropLast(ending.count)) + (ending == "ies" ? "y" : "")
        }
        return word.count > 4 && word.hasSuffix("e") ? String(word.dropLast()) : word
    }

    private static let asking: Set<String> = ["what", "which", "who", "tell", "give", "how"]
    private static let verbs: Set<String> = [
        "get", "set", "fetch", "lookup", "look", "find", "show", "create", "make", "do", "run", "call", "update",
        "query", "read",
        "list", "check", "control", "current", "add", "turn", "change", "new", "the", "a", "for", "to", "in",
        "of", "tool", "function",
    ]
    private static let common: Set<String> = [
        "the", "a", "an", "is", "are", "was", "of", "to", "in", "on", "off", "for", "and", "or", "with", "by", "at",
        "from", "this",
        "that", "it", "what", "which", "who", "how", "when", "where", "me", "my", "you", "your", "i", "do", "does",
        "can", "get",
        "set", "given", "current", "use", "user", "return", "returns", "tell", "please", "if", "its", "be", "not",
        "all", "any",
        "about", "give", "want", "time", "there", "have", "has", "will", "name", "one", "two", "now", "today", "number",
        "value",
    ]
}
