import Foundation
import Immersion

/// What the name of a rule of Grammalecte's tells: "g3__gn_au_1m__b1_a2_1" is of the kind gn, and the second of the
/// explanations of one mistake.
struct GrammalecteRule: Sendable, Hashable {
    /// "gn"; empty for a name of another shape.
    let kind: String
    /// The name without the number of the explanation; empty where it has none.
    let mistake: String

    /// Which explanation of the mistake it is, from 1 on; the first is the likeliest.
    let explanation: Int
    /// It is about a word behind *être*: an adjective as well as a participle.
    let isPredicate: Bool

    init(_ name: String) {
        let parts = name.components(separatedBy: "__")
        guard parts.count == 3 else {
            (kind, mistake, explanation, isPredicate) = ("", "", 0, false)
            return
        }
        isPredicate = parts[1].contains("verbe_état")
        explanation = parts[2].split(separator: "_").dropFirst().first.flatMap { Int($0.dropFirst()) } ?? 0
        kind = String(parts[1].prefix { $0 != "_" })
        mistake = parts[0] + parts[1] + parts[2].prefix { $0 != "_" }
    }

    /// The rule and its reason as a learner reads them; nil for one that only Grammalecte explains, in French.
    var told: (rule: String, why: String)? {
        switch kind {
        case "conj": ("fr-verb-agreement", "The verb does not agree with its subject.")
        case "gn": ("fr-agreement", "Article, noun and adjective do not agree.")
        case "ppas" where isPredicate: ("fr-agreement", "This word has to agree with the subject.")
        case "ppas": ("fr-participle", "The participle takes another form here.")
        case "vmode": ("fr-mood", "The verb takes another mood here, such as the subjunctive.")
        case "conf": ("fr-confusion", "This word sounds like another one that fits here.")
        case "infi": ("fr-infinitive", "The verb has to be in the infinitive here.")
        case "eleu": ("fr-elision", "Before a vowel this word takes another form.")
        default: nil
        }
    }

    /// "À le" is written "au".
    static func contraction(_ words: String) -> String? {
        let whole = ["à le": "au", "à les": "aux", "de le": "du", "de les": "des"]
        guard let found = whole[words.lowercased()] else { return nil }
        return words.first?.isUppercase == true ? found.prefix(1).uppercased() + found.dropFirst() : found
    }

    /// "La formatage" is "le formatage": it is the article that changes.
    private static let articles: Set<String> = [
        "le", "la", "un", "une", "ce", "cette", "mon", "ma", "ton", "ta", "son", "sa",
    ]

    static let contracted = "fr-contraction"
    /// A noun of the other gender than the words before it, which Grammalecte would replace by another noun.
    static let otherGender = "fr-gender"

    /// The second explanation of a disagreement changes the noun: "méson" for "maison".
    private func changesNoun(_ match: GrammarMatch) -> Bool {
        kind == "gn" && explanation == 2 && match.message.hasPrefix("Accord de genre")
            && !Self.articles.contains(match.replacements.first?.lowercased() ?? "")
    }

    private static func isOfNumber(_ match: GrammarMatch) -> Bool { match.message.hasPrefix("Accord de nombre") }

    /// By how many letters the word becomes longer.
    private static func growth(_ match: GrammarMatch) -> Int {
        match.replacements.first.map { $0.utf16.count - match.range.count } ?? 0
    }

    /// In the order of the text. Of several explanations of one mistake the first counts, and what is said about the word
    /// behind a contraction is about the words before it was one.
    static func settled(_ matches: [GrammarMatch]) -> [GrammarMatch] {
        var kept: [GrammarMatch] = []
        for match in matches.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            let mistake = GrammalecteRule(match.rule).mistake
            if let last = kept.last, match.range.lowerBound <= last.range.upperBound + 1,
                last.rule == contracted || !mistake.isEmpty && GrammalecteRule(last.rule).mistake == mistake
            {
                // A verb is put right before its subject is changed.
                let (new, old) = (GrammalecteRule(match.rule), GrammalecteRule(last.rule))
                if new.kind == "conj", new.mistake == old.mistake, new.explanation < old.explanation {
                    kept[kept.count - 1] = match
                }
                // "Ces fragment": an "s" that nobody hears is forgotten sooner than another word is taken.
                if new.mistake == old.mistake, isOfNumber(match), growth(match) > 0, growth(last) < 0 {
                    kept[kept.count - 1] = match
                }
                continue
            }
            kept.append(match)
        }
        return kept.map { match in
            let rule = GrammalecteRule(match.rule)
            guard let told = rule.told else { return match }
            var match = match
            if rule.changesNoun(match) {
                (match.rule, match.message, match.replacements) = (otherGender, told.why, [])
                return match
            }
            (match.rule, match.message) = (told.rule, told.why)
            return match
        }
    }
}
