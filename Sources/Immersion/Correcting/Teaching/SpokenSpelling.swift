import Foundation

/// The spelling of transcribed speech, which is not the learner's.
enum SpokenSpelling {
    /// Without what nobody hears: accents, capitals, marks.
    static func folded(_ text: String) -> String {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).replacing("ß", with: "ss")
            .filter { $0.isLetter || $0.isNumber }
    }

    /// Those of them that are about words.
    static func withoutSpelling(_ matches: [GrammarMatch], of text: String) -> [GrammarMatch] {
        let aboutLetters = Correction.corrections(matches, in: text).filter { correction in
            correction.replacements.first.map { folded($0) == folded(correction.what) } ?? false
        }
        let places = Set(aboutLetters.map(\.range))
        return matches.filter { !$0.isSpelling && !places.contains($0.range) }
    }
}
