import Foundation

/// Tells by their spelling which words this machine hears alike: its English model gives the same answer for the sounds that
/// `PronunciationLimits` names.
public enum AlikeWords {
    /// Whether a recogniser of this machine cannot tell them apart, although they are not the same.
    public static func areAlike(_ left: String, _ right: String, in language: RoomLanguage) -> Bool {
        guard let rules = rules[language] else { return false }
        let (left, right) = (LenientText(left, in: language), LenientText(right, in: language))
        guard !left.isEmpty, left.words != right.words else { return false }
        return folded(left, rules) == folded(right, rules)
    }

    /// One spelling for all that sounds alike to it.
    private static func folded(_ text: LenientText, _ rules: [(String, String)]) -> String {
        let folded = rules.reduce(text.words.joined(separator: " ")) { text, rule in
            text.replacingOccurrences(of: rule.0, with: rule.1, options: .regularExpression)
        }
        // But for ñ, which it hears.
        let letters = folded.decomposedStringWithCanonicalMapping.unicodeScalars.filter {
            $0 == "\u{303}" || $0.properties.generalCategory != .nonspacingMark
        }
        return String(String.UnicodeScalarView(letters))
    }

    /// Patterns and what stands for them, in their order.
    private static let rules: [RoomLanguage: [(String, String)]] = [
        // r and rr; p, b and v; t and d. An h is not said.
        .spanish: [("h", ""), ("rr", "r"), ("[bv]", "p"), ("d", "t")],
        // Nasal vowels; u, ou and eu; é, è and ai.
        .french: [
            ("[aeiouyéœ]+[mn](?=[^aeiouyéèêhmn]|$)", "ñ"), ("ou|où|eu|œu|œ|û", "u"), ("ai|ei|é|è|ê|ë", "e"),
        ],
        // ü and u, ich and isch, long and short vowels.
        .german: [
            ("sch|ch", "c"), ("i[eh]", "i"), ("(?<=[aeiouäöü])h", ""), ("([aeo])\\1", "$1"), ("[üy]", "u"),
            ("dt", "t"), ("([bdfgklmnprstz])\\1", "$1"),
        ],
    ]
}
