import Foundation
import Immersion

/// What Grammalecte flags although it is right, or no mistake of grammar.
enum FrenchFalseAlarm {
    /// They take "à": "Ils se sont téléphoné" has no object for the participle to agree with.
    private static let indirect: Set<String> = [
        "téléphoné", "parlé", "plu", "déplu", "souri", "succédé", "menti", "nui", "ressemblé", "suffi", "ri", "convenu",
    ]
    private static let reflexive: Set<String> = ["se", "s", "me", "m", "te", "t", "nous", "vous"]

    /// Without what is said of a word only because the next one is wrong: "peut amélioré" has no "peu", and "je est" no
    /// "j'".
    static func without(_ matches: [GrammarMatch]) -> [GrammarMatch] {
        matches.filter { match in
            let next = matches.first {
                (match.range.upperBound...match.range.upperBound + 1).contains($0.range.lowerBound)
            }
            guard let next else { return true }
            switch match.rule {
            case "fr-confusion": return !["fr-infinitive", "fr-participle"].contains(next.rule)
            case "fr-elision": return next.replacements.first.map(isBeforeVowel) ?? true
            default: return true
            }
        }
    }

    private static func isBeforeVowel(_ word: String) -> Bool {
        word.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).first.map("aeiouyh".contains)
            ?? false
    }

    /// "Privilèges administrateur", "appels système": a noun beside another one stays as it is.
    static func isBesideNoun(
        _ match: GrammarMatch, in text: String, by morphology: (any MorphologyProtocol)?
    ) async -> Bool {
        let units = Array(text.utf16)
        guard match.rule == "fr-agreement", let morphology, match.range.upperBound <= units.count else { return false }
        let word = String(decoding: units[match.range], as: UTF16.self)
        let before = String(decoding: units[..<match.range.lowerBound], as: UTF16.self)
        guard before.hasSuffix(" "), let other = before.split(whereSeparator: { !$0.isLetter && $0 != "-" }).last,
            word.allSatisfy(\.isLetter),
            match.replacements.first?.lowercased().hasPrefix(word.lowercased().prefix(4)) == true,
            let readings = try? await morphology.readings(of: [word, String(other)])
        else { return false }
        return !readings[0].isEmpty && readings[0].allSatisfy(\.isNoun)
            && !readings[1].isEmpty && readings[1].allSatisfy(\.isNoun)
    }

    static func isOne(_ match: GrammarMatch, in text: String) -> Bool {
        // "Réservez à l'avance": a matter of style, told in French.
        if match.message.hasPrefix("Pléonasme") { return true }
        let units = text.utf16
        guard match.range.lowerBound >= 0, match.range.upperBound <= units.count,
            let start = units.index(units.startIndex, offsetBy: match.range.lowerBound).samePosition(in: text),
            let end = units.index(units.startIndex, offsetBy: match.range.upperBound).samePosition(in: text)
        else { return false }
        // "FAT", "LABEL"
        let marked = text[start..<end]
        if marked.count > 1, marked.allSatisfy(\.isUppercase), text.contains(where: \.isLowercase) { return true }
        let words = { (part: Substring) in part.lowercased().split { !$0.isLetter }.map(String.init) }
        guard let last = words(text[start..<end]).last, indirect.contains(last) else { return false }
        return words(text[..<end]).suffix(5).contains { reflexive.contains($0) }
    }
}
