import Foundation
import Immersion

/// What Grammalecte flags although it is right, or no mistake of grammar.
enum FrenchFalseAlarm {
    /// They take "à": "Ils se sont téléphoné" has no object for the participle to agree with.
    private static let indirect: Set<String> = [
        "téléphoné", "parlé", "plu", "déplu", "souri", "succédé", "menti", "nui", "ressemblé", "suffi", "ri", "convenu",
    ]
    private static let reflexive: Set<String> = ["se", "s", "me", "m", "te", "t", "nous", "vous"]

    static func isOne(_ match: GrammarMatch, in text: String) -> Bool {
        // "Réservez à l'avance": a matter of style, told in French.
        if match.message.hasPrefix("Pléonasme") { return true }
        let units = text.utf16
        guard match.range.lowerBound >= 0, match.range.upperBound <= units.count,
            let start = units.index(units.startIndex, offsetBy: match.range.lowerBound).samePosition(in: text),
            let end = units.index(units.startIndex, offsetBy: match.range.upperBound).samePosition(in: text)
        else { return false }
        let words = { (part: Substring) in part.lowercased().split { !$0.isLetter }.map(String.init) }
        guard let last = words(text[start..<end]).last, indirect.contains(last) else { return false }
        return words(text[..<end]).suffix(5).contains { reflexive.contains($0) }
    }
}
