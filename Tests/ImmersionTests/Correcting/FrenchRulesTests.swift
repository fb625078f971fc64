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
}
