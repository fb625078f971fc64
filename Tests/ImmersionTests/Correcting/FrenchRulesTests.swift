import Foundation
import Testing

@testable import Immersion

@Suite(.serialized)
struct `French mistakes that no other checker looks for are found` {
    private static func samples() throws -> [[String]] { try Fixture.rows("french-samples.tsv") }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["ECHO_RECORD_GOLDENS"] == "1"))
    func `what lt-proc says is recorded for machines without it`() async throws {
        let recording = RecordingMorphology(InstalledMorphology(language: "fra"))
        let checker = GrammarChecker(language: .french, morphology: recording)
        for row in try Self.samples() {
            _ = try await checker.corrections(of: row[1])
            _ = try await checker.corrections(of: row[2])
        }
        try await recording.write(as: "french")
        #expect(try RecordedMorphology("french").readings(of: ["parti"])[0].count > 1)
    }

    @Test func `each rule finds what it is for, and what it puts right is right`() async throws {
        let checker = GrammarChecker(language: .french, morphology: try RecordedMorphology("french"))
        for row in try Self.samples() {
            let found = try await checker.corrections(of: row[1])
            #expect(CorpusScore.apply(found, to: row[1]) == row[2])
            #expect(found.map(\.rule) == row[0].split(separator: " ").map(String.init), "\(row[1])")
            #expect(try await checker.corrections(of: row[2]) == [], "\(row[2])")
        }
    }

    @Test func `age and feelings are found without the forms of words`() async throws {
        let checker = GrammarChecker(language: .french, morphology: nil)
        let found = try await checker.corrections(of: "Je suis 20 ans. Elle a parti. Tu es faim.")
        #expect(found.map(\.better) == ["J'ai 20 ans.", "Tu as faim."])
    }

    @Test func `random words never crash, and every range lies in the text`() async throws {
        let checker = GrammarChecker(language: .french, morphology: try RecordedMorphology("french"))
        let words =
            try Self.samples().flatMap { $0[1].split(separator: " ").map(String.init) } + ["'", "n'", "🌳", "si"]
        try await RandomSentences.check(checker, words, seed: 6)
    }

    private struct Words: MorphologyProtocol {
        private static let readings: [String: [String]] = [
            "fenêtres": ["n", "f", "pl"], "voisin": ["n", "m", "sg"], "voir": ["vblex", "inf"],
            "timbre": ["n", "m", "sg"],
            "fois": ["n", "f", "sp"], "sommes": ["vbser", "pri", "p1", "pl"], "avons": ["vbhaver", "pri", "p1", "pl"],
            "pris": ["vblex", "pp", "m", "sg"], "venu": ["vblex", "pp", "m", "sg"],
        ]

        func readings(of words: [String]) async throws -> [[WordReading]] {
            words.map { word in
                Self.readings[word].map { tags in
                    [WordReading(lemma: word == "venu" ? "venir" : word == "fenêtres" ? "fenêtre" : word, tags: tags)]
                } ?? []
            }
        }

        func forms(of wanted: [WantedForm]) async throws -> [String?] {
            let forms = [
                "timbre<n><m><pl>": "timbres", "sommes<vbser><pri><p2><pl>": "êtes",
                "avons<vbhaver><pri><p2><pl>": "avez",
                "venir<vblex><pp><m><sg>": "venu",
            ]
            return wanted.map { forms[$0.apertium] }
        }
    }

    @Test(arguments: [
        ("La liste de les fenêtres.", "La liste des fenêtres."), ("Le plaisir de les voir.", nil),
        ("Je parle à le voisin.", "Je parle au voisin."),
        ("J'ai besoin de trois timbre.", "J'ai besoin de trois timbres."),
        ("J'y vais deux fois.", nil), ("Si vous sommes là, venez.", "Si vous êtes là, venez."),
        ("Quand vous arrivez, vous avons faim.", "Quand vous arrivez, vous avez faim."),
        ("Mais personne n'a venu.", "Mais personne n'est venu."),
        ("L'été, nous sommes mangé dehors.", "L'été, nous avons mangé dehors."), ("Nous nous sommes parlé hier.", nil),
    ])
    func `articles melt, numbers are many, and the verb is its subject's`(_ text: String, _ right: String?) async throws
    {
        let checker = GrammarChecker(language: .french, morphology: Words())
        let found = try await checker.corrections(of: text)
        #expect(CorpusScore.apply(found, to: text) == right ?? text)
        #expect(found.isEmpty == (right == nil))
    }
}
