import Immersion
import Testing

@testable import ImmersionAdapters

@Suite struct `A French article of the wrong gender` {
    private struct Words: MorphologyProtocol {
        private static let readings: [String: [WordReading]] = [
            "possibilité": [WordReading(lemma: "possibilité", tags: ["n", "f", "sg"])],
            "bureau": [WordReading(lemma: "bureau", tags: ["n", "m", "sg"])],
            "arbre": [WordReading(lemma: "arbre", tags: ["n", "m", "sg"])],
            "petit": [WordReading(lemma: "petit", tags: ["adj", "m", "sg"])],
            "élève": [WordReading(lemma: "élève", tags: ["n", "mf", "sg"])],
        ]

        func readings(of words: [String]) async throws -> [[WordReading]] { words.map { Self.readings[$0] ?? [] } }
        func forms(of wanted: [WantedForm]) async throws -> [String?] { wanted.map { _ in nil } }
    }

    @Test(arguments: [
        ("Le possibilité est là.", 0..<2, ["La"]), ("Sur ma bureau.", 4..<6, ["mon"]),
        ("Ma petit bureau.", 0..<2, ["Mon"]), ("Cette arbre.", 0..<5, ["Cet"]), ("La arbre.", 0..<2, []),
        ("Le élève.", 0..<2, []), ("Le chose.", 0..<2, []),
        ("Le bureau.", 0..<2, []),
    ])
    func `is put right by what its noun is, and left where nobody knows`(
        _ text: String, _ range: Range<Int>, _ wanted: [String]
    ) async {
        for rule in ["fr-agreement", GrammalecteRule.otherGender] {
            let match = GrammarMatch(range: range, message: "", replacements: [], rule: rule)
            #expect(await FrenchGender.mended(match, in: text, by: Words()).replacements == wanted)
        }
    }

    @Test func `is none where it fits the noun behind it, whatever stands beside that`() async {
        struct Forms: MorphologyProtocol {
            func readings(of words: [String]) async throws -> [[WordReading]] {
                words.map { [WordReading(lemma: $0, tags: ["n", $0 == "variable" ? "f" : "m", "sg"])] }
            }
            func forms(of wanted: [WantedForm]) async throws -> [String?] { wanted.map { _ in nil } }
        }
        let match = GrammarMatch(range: 0..<2, message: "", replacements: ["le"], rule: "fr-agreement")
        #expect(await FrenchFalseAlarm.isArticleOfNoun(match, in: "La variable nom est là.", by: Forms()))
        #expect(await !FrenchFalseAlarm.isArticleOfNoun(match, in: "La nom variable est là.", by: Forms()))
    }

    @Test(arguments: [
        ("Le signal de la tâche arrête tout.", 22, true), ("Les signaux de la tâche arrête tout.", 24, false),
        ("Il arrête tout.", 3, false),
    ])
    func `a verb that agrees with a noun before it is none either`(
        _ text: String, _ start: Int, _ isRight: Bool
    ) async {
        struct Forms: MorphologyProtocol {
            private static let tags: [String: [String]] = [
                "signal": ["n", "m", "sg"], "signaux": ["n", "m", "pl"], "tâche": ["n", "f", "sg"],
                "la": ["det", "f", "sg"],
                "arrête": ["vblex", "pri", "p3", "sg"],
            ]
            func readings(of words: [String]) async throws -> [[WordReading]] {
                words.map { word in Self.tags[word].map { [WordReading(lemma: word, tags: $0)] } ?? [] }
            }
            func forms(of wanted: [WantedForm]) async throws -> [String?] { wanted.map { _ in nil } }
        }
        let match = GrammarMatch(
            range: start..<start + 6, message: "", replacements: ["arrêtent"], rule: "fr-verb-agreement")
        #expect(await FrenchFalseAlarm.hasSubject(match, in: text, by: Forms()) == isRight)
    }
}
