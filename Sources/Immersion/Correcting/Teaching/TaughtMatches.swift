import Foundation

/// What is left of a model's corrections once they are looked at: a model that is wrong must not teach.
///
/// Each names words that stand in the line once, puts others in their place that are near them and of the same language,
/// and touches nothing that the rules have found.
struct TaughtMatches {
    /// A line with more of them was not corrected, but written anew.
    private static let most = 8
    /// Words that a replacement may have more, or fewer, than what it replaces.
    private static let mostAdded = 3
    /// Words of which not one need stay.
    private static let mostExchanged = 4
    private static let longestReason = 200

    let matches: [GrammarMatch]
    /// Places where the rules say the same.
    let agreed: Set<Range<Int>>

    /// - Parameters:
    ///   - known: what the rules found in the line.
    ///   - isSpoken: how it is written is not the learner's.
    init(
        _ lesson: TeacherLesson, of text: String, in language: RoomLanguage, besides known: [Correction], isSpoken: Bool
    ) {
        var (matches, agreed): ([GrammarMatch], Set<Range<Int>>) = ([], [])
        for mistake in lesson.mistakes where lesson.mistakes.count <= Self.most {
            let (wrong, right) = (Self.line(mistake.wrong), Self.line(mistake.right))
            guard let range = Self.place(of: wrong, in: text, language),
                Self.isAnother(right, than: wrong, isSpoken: isSpoken), Self.isNear(right, wrong, language),
                TongueSigns(language).fits(right, insteadOf: wrong, in: text)
            else { continue }
            let rules = known.filter { $0.range.overlaps(range) }
            for rule in rules where rule.replacements.first == right || Self.isSame(rule, wrong, right) {
                agreed.insert(rule.range)
            }
            guard rules.isEmpty, !matches.contains(where: { $0.range.overlaps(range) }) else { continue }
            matches.append(
                GrammarMatch(
                    range: range, message: Self.reason(mistake.why), replacements: [right],
                    rule: Correction.teachersRule(in: language)))
        }
        let words = Self.words(of: text).count
        let touched = matches.reduce(0) { $0 + Self.words(of: $1.replacements.first ?? "").count }
        // A correction that changes all of a line says something else.
        self.matches = words > Self.mostExchanged && touched > words * 2 / 3 ? [] : matches
        self.agreed = agreed
    }

    /// The rule's words stand within the model's, with the same in their place.
    private static func isSame(_ rule: Correction, _ wrong: String, _ right: String) -> Bool {
        guard let better = rule.replacements.first, !rule.what.isEmpty else { return false }
        return wrong.replacing(rule.what, with: better, maxReplacements: 1) == right
    }

    private static func reason(_ why: String) -> String {
        let why = line(why)
        return why.isEmpty ? "It is said so." : String(why.prefix(longestReason))
    }

    private static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// In UTF-16 units; nil where the words do not stand there as words, or more than once.
    private static func place(of words: String, in text: String, _ language: RoomLanguage) -> Range<Int>? {
        guard !words.isEmpty else { return nil }
        let places = text.ranges(of: words).filter { place in
            guard language != .japanese else { return true }
            let before = text[..<place.lowerBound].last, after = text[place.upperBound...].first
            return !(before?.isLetter ?? false) && !(after?.isLetter ?? false)
        }
        guard places.count == 1 else { return nil }
        let start = text.utf16.distance(from: text.startIndex, to: places[0].lowerBound)
        return start..<start + words.utf16.count
    }

    /// More than marks and blanks differ; of what was spoken, more than accents and capitals.
    private static func isAnother(_ right: String, than wrong: String, isSpoken: Bool) -> Bool {
        let letters = { (text: String) in text.filter { $0.isLetter || $0.isNumber } }
        guard !letters(right).isEmpty else { return false }
        return isSpoken
            ? SpokenSpelling.folded(right) != SpokenSpelling.folded(wrong) : letters(right) != letters(wrong)
    }

    private static func isNear(_ right: String, _ wrong: String, _ language: RoomLanguage) -> Bool {
        let (first, second) =
            language == .japanese ? (characters(wrong), characters(right)) : (words(of: wrong), words(of: right))
        guard abs(first.count - second.count) <= mostAdded else { return false }
        guard first.count > mostExchanged else { return true }
        let kept = Set(second)
        return first.count { kept.contains($0) } * 2 >= first.count
    }

    private static func characters(_ text: String) -> [String] { text.filter { !$0.isWhitespace }.map(String.init) }

    static func words(of text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}

extension Correction {
    /// What a model's corrections are counted under: "es-model".
    static func teachersRule(in language: RoomLanguage) -> String { "\(language.rawValue)-model" }
}
