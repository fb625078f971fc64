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
    public func corrections(of text: String) async throws -> [Correction] {
        let text = String(text.prefix(Self.longestText))
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
        return zip(sentences, found).flatMap { sentence, findings in
            findings.compactMap { Self.correction($0, in: sentence, of: units, forms: made) }
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
