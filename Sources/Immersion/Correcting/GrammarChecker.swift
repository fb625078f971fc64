/// Finds mistakes by rules over every reading of every word: it flags only what no reading allows.
public struct GrammarChecker: Sendable {
    /// UTF-16 units; what is longer is checked up to here.
    public static let longestText = 20_000

    private let language: RoomLanguage
    private let morphology: (any MorphologyProtocol)?

    /// - Parameter morphology: without it only rules that look at nothing but the words find something.
    public init(language: RoomLanguage, morphology: (any MorphologyProtocol)?) {
        self.language = language
        self.morphology = morphology
    }

    /// Languages whose rules need no other checker beside them; those of French do.
    public static let languages: Set<RoomLanguage> = [.spanish, .german]

    /// In the order of the text, without overlaps. Throws what the port throws.
    ///
    /// What is told as better passes the same check: where a correction makes a mistake, the rules contradict each other
    /// and nothing is said of that sentence.
    public func corrections(of text: String) async throws -> [Correction] {
        let text = String(text.prefix(Self.longestText))
        let found = try await checked(text).filter { !$0.corrections.isEmpty }
        guard !found.isEmpty else { return [] }
        let units = Array(text.utf16)
        let sentences = found.map { Self.better($0, of: units) }
        let again = try await checked(sentences.map(\.text).joined(separator: "\n"))
        let mistakes = again.flatMap { $0.corrections.map(\.range) }
        var (kept, start): ([Correction], Int) = ([], 0)
        for (sentence, checked) in zip(sentences, found) {
            let isContradicted = sentence.changed.contains { place in
                mistakes.contains { $0.overlaps(place.lowerBound + start..<place.upperBound + start) }
            }
            if !isContradicted { kept += checked.corrections }
            start += sentence.text.utf16.count + 1
        }
        return kept
    }

    /// A sentence with everything put right, and where it was changed.
    private static func better(
        _ checked: Checked, of units: [UInt16]
    ) -> (text: String, changed: [Range<Int>]) {
        var (made, changed, end): ([UInt16], [Range<Int>], Int) = ([], [], checked.range.lowerBound)
        for correction in checked.corrections {
            guard let replacement = correction.replacements.first, correction.range.lowerBound >= end else { continue }
            made += units[end..<correction.range.lowerBound]
            changed.append(made.count..<made.count + replacement.utf16.count)
            made += Array(replacement.utf16)
            end = correction.range.upperBound
        }
        made += units[end..<max(end, checked.range.upperBound)]
        return (String(decoding: made, as: UTF16.self), changed)
    }

    /// A sentence's place in the text, and what was found in it.
    private struct Checked {
        let range: Range<Int>
        let corrections: [Correction]
    }

    private func checked(_ text: String) async throws -> [Checked] {
        var sentences = GrammarSentence.sentences(of: text)
        let words = Array(Set(sentences.flatMap { $0.tokens.filter(\.isWord).map(\.text) })).sorted()
        let readings = try await morphology?.readings(of: words) ?? []
        let known = Dictionary(zip(words, readings)) { first, _ in first }
        for index in sentences.indices {
            for token in sentences[index].tokens.indices {
                sentences[index].tokens[token].readings = known[sentences[index].tokens[token].text] ?? []
            }
        }
        let found = sentences.map { Self.separate(findings(in: $0)) }
        let wanted = Array(Set(found.flatMap { $0.flatMap(\.wanted) }))
        let forms = try await morphology?.forms(of: wanted) ?? []
        let made = Dictionary(zip(wanted, forms)) { first, _ in first }.compactMapValues { $0 }
        let units = Array(text.utf16)
        return zip(sentences, found).map { sentence, findings in
            Checked(
                range: sentence.range(0, sentence.count - 1),
                corrections: findings.compactMap { Self.correction($0, in: sentence, of: units, forms: made) })
        }
    }

    private func findings(in sentence: GrammarSentence) -> [GrammarFinding] {
        switch language {
        case .spanish: SpanishRules(sentence: sentence).findings
        case .german: GermanRules(sentence: sentence).findings
        case .french: FrenchRules(sentence: sentence).findings
        case .japanese: []
        }
    }

    /// Earlier rules win where two speak of the same words.
    private static func separate(_ findings: [GrammarFinding]) -> [GrammarFinding] {
        var taken: [GrammarFinding] = []
        for finding in findings where !taken.contains(where: { $0.range.overlaps(finding.range) }) {
            taken.append(finding)
        }
        return taken.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private static func correction(
        _ finding: GrammarFinding, in sentence: GrammarSentence, of units: [UInt16], forms: [WantedForm: String]
    ) -> Correction? {
        let whole = sentence.range(0, sentence.count - 1)
        let range = finding.range
        guard whole.lowerBound <= range.lowerBound, range.upperBound <= whole.upperBound else { return nil }
        let what = String(decoding: units[range], as: UTF16.self)
        let replacement = finding.replacement(forms)
        guard replacement != what else { return nil }
        let better = replacement.map { text in
            String(decoding: units[whole.lowerBound..<range.lowerBound], as: UTF16.self) + text
                + String(decoding: units[range.upperBound..<whole.upperBound], as: UTF16.self)
        }
        return Correction(
            range: range, rule: finding.rule, what: what, why: finding.why,
            replacements: replacement.map { [$0] } ?? [], better: better ?? "")
    }
}
