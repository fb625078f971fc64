import Foundation
import Testing

@testable import Immersion

@Suite("French mistakes that no other checker looks for are found", .serialized)
struct FrenchRulesTests {
    private static func samples() throws -> [[String]] { try Fixture.rows("french-samples.tsv") }

    @Test(
        "what lt-proc says is recorded for machines without it",
        .enabled(if: ProcessInfo.processInfo.environment["ECHO_RECORD_GOLDENS"] == "1"))
    func record() async throws {
        let recording = RecordingMorphology(InstalledMorphology(language: "fra"))
        let checker = GrammarChecker(language: .french, morphology: recording)
        for row in try Self.samples() {
            _ = try await checker.corrections(of: row[1])
            _ = try await checker.corrections(of: row[2])
        }
        try await recording.write(as: "french")
        #expect(try RecordedMorphology("french").readings(of: ["parti"])[0].count > 1)
    }

    @Test("each rule finds what it is for, and what it puts right is right") func samples() async throws {
        let checker = GrammarChecker(language: .french, morphology: try RecordedMorphology("french"))
        for row in try Self.samples() {
            let found = try await checker.corrections(of: row[1])
            #expect(CorpusScore.apply(found, to: row[1]) == row[2])
            #expect(found.map(\.rule) == row[0].split(separator: " ").map(String.init), "\(row[1])")
            #expect(try await checker.corrections(of: row[2]) == [], "\(row[2])")
        }
    }

    @Test("age and feelings are found without the forms of words") func plain() async throws {
        let checker = GrammarChecker(language: .french, morphology: nil)
        let found = try await checker.corrections(of: "Je suis 20 ans. Elle a parti. Tu es faim.")
        #expect(found.map(\.better) == ["J'ai 20 ans.", "Tu as faim."])
    }

    @Test("random words never crash, and every range lies in the text") func fuzz() async throws {
        let checker = GrammarChecker(language: .french, morphology: try RecordedMorphology("french"))
        let words =
            try Self.samples().flatMap { $0[1].split(separator: " ").map(String.init) } + ["'", "n'", "🌳", "si"]
        try await RandomSentences.check(checker, words, seed: 6)
    }
}
