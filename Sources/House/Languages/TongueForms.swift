/// The forms of verbs: in the words of a language "apagar*" stands for all that order it or wish for it, as "apaga",
/// "apague", "apaguen" and "apagar" do. What is irregular is written down beside.
enum TongueForms: Sendable {
    case none
    case spanish
    case french

    /// As many forms at least are known of a verb that stands beside other words.
    private static let commonest = 4

    /// With alternatives in place of each verb that is marked.
    func expanded(_ text: String) -> String {
        guard self != .none else { return text }
        var result = ""
        var verb = ""
        for (index, character) in zip(text.indices, text) {
            if character.isLetter || character == "~" {
                verb.append(character)
                continue
            }
            if character == "*", !verb.isEmpty {
                let next = text.index(after: index)
                let isAlone = next == text.endIndex || ",\n".contains(text[next])
                let all = all(verb)
                let forms = (isAlone ? all : Array(all.prefix(Self.commonest))).joined(separator: "|")
                // It may be one of several already.
                result += result.last == "(" || result.last == "|" ? forms : "(\(forms))"
            } else {
                result += verb + String(character)
            }
            verb = ""
        }
        return result + verb
    }

    /// - Parameter verb: an infinitive, and behind "~" its stem where that is stressed: "encender~enciend".
    func all(_ verb: String) -> [String] {
        let parts = verb.split(separator: "~").map(String.init)
        guard let infinitive = parts.first, infinitive.count > 2 else { return [verb] }
        switch self {
        case .none: return [verb]
        case .spanish: return Self.spanish(infinitive, stressed: parts.dropFirst().first)
        case .french: return Self.french(infinitive)
        }
    }

    /// You of friends and of strangers, one and several, here and beyond the ocean.
    private static func spanish(_ infinitive: String, stressed: String?) -> [String] {
        let root = String(infinitive.dropLast(2))
        let strong = stressed ?? root
        let isOfA = infinitive.hasSuffix("ar")
        let (own, other) = isOfA ? ("a", "e") : ("e", "a")
        let weakOther = turned(root, before: other)
        // A stem that is written down is as it is before "a": "siga".
        let strongOther = stressed != nil && other == "a" ? strong : turned(strong, before: other)
        let plural = infinitive.hasSuffix("ir") ? "i" : own
        let forms = [
            infinitive, strong + own, strongOther + other, root + plural, strong + own + "s", root + plural + "d",
            root + plural + "s", strongOther + other + "s", strongOther + other + "n", weakOther + other,
            weakOther + other + "s", weakOther + other + "mos", weakOther + other + "is",
        ]
        return forms.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// As it is written before another vowel, so that it sounds the same.
    private static func turned(_ stem: String, before vowel: String) -> String {
        let changes = vowel == "e" ? [("c", "qu"), ("gu", "gü"), ("g", "gu"), ("z", "c")] : [("gu", "g"), ("g", "j")]
        for (ending, other) in changes where stem.hasSuffix(ending) { return stem.dropLast(ending.count) + other }
        return stem
    }

    private static func french(_ infinitive: String) -> [String] {
        let root = infinitive.dropLast(2)
        switch infinitive.suffix(2) {
        case "er": return [infinitive] + ["e", "ez", "es", "ons"].map { root + $0 }
        case "re": return [infinitive] + ["s", "t", "ez", "ons", "e"].map { root + $0 }
        case "ir": return [infinitive] + ["is", "it", "issez", "issons", "isse"].map { root + $0 }
        default: return [infinitive]
        }
    }
}
