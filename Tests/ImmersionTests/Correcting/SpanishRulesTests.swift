import Foundation
import Testing

@testable import Immersion

@Suite(.serialized)
struct `Spanish mistakes are found` {
    static func corpus(_ checker: GrammarChecker) async throws -> CorpusScore {
        try await CorpusScore(
            right: Fixture.rows("spanish-right.tsv").map { $0[0] }, wrong: Fixture.rows("spanish-wrong.tsv"),
            checker: checker)
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["ECHO_RECORD_GOLDENS"] == "1"))
    func `what lt-proc says is recorded for machines without it`() async throws {
        let recording = RecordingMorphology()
        let checker = GrammarChecker(language: .spanish, morphology: recording)
        _ = try await Self.corpus(checker)
        let samples = try Fixture.rows("spanish-samples.tsv").map { $0[1] }
        _ = try await checker.corrections(of: samples.joined(separator: "\n"))
        try await recording.write(as: "spanish")
        #expect(try RecordedMorphology().readings(of: ["casa"])[0].count > 1)
    }

    @Test func `each rule finds what it is for, and puts it right`() async throws {
        let checker = GrammarChecker(language: .spanish, morphology: try RecordedMorphology())
        for row in try Fixture.rows("spanish-samples.tsv") {
            let found = try await checker.corrections(of: row[1])
            #expect(CorpusScore.apply(found, to: row[1]) == row[2])
            #expect(found.map(\.rule) == row[0].split(separator: " ").map(String.init), "\(row[1])")
        }
    }

    @Test(arguments: [
        ("Me duele los ojos.", "The verb agrees with what hurts."),
        ("Me gusta los libros.", "The verb agrees with what is liked."),
    ])
    func `what hurts is not what is liked`(sentence: String, why: String) async throws {
        let checker = GrammarChecker(language: .spanish, morphology: try RecordedMorphology())
        #expect(try await checker.corrections(of: sentence).map(\.why) == [why])
    }

    @Test func `what is put right is right`() async throws {
        let checker = GrammarChecker(language: .spanish, morphology: try RecordedMorphology())
        for row in try Fixture.rows("spanish-samples.tsv") {
            #expect(try await checker.corrections(of: row[2]) == [], "\(row[2])")
        }
    }

    @Test func `a correction says where, what and how the sentence goes`() async throws {
        let checker = GrammarChecker(language: .spanish, morphology: try RecordedMorphology())
        let found = try await checker.corrections(of: "Voy al parque. 🌳 Yo va al parque.")
        let one = try #require(found.first)
        #expect(found.count == 1)
        #expect(one.range == 21..<23)
        #expect(one.what == "va")
        #expect(one.replacements == ["voy"])
        #expect(one.better == "🌳 Yo voy al parque.")
    }

    @Test func `what has no plural is told from what is of the other gender`() async throws {
        let checker = GrammarChecker(language: .spanish, morphology: try RecordedMorphology())
        let found = try await checker.corrections(of: "Tengo mucho sed. Hay muchas gente.")
        #expect(found.map(\.why) == ["“sed” is feminine.", "“gente” has no plural."])
        #expect(found.map(\.replacements) == [["mucha"], ["mucha"]])
    }

    @Test func `on sentences of its own, precision is 98 % and recall 75 % or better`() async throws {
        let score = try await Self.corpus(GrammarChecker(language: .spanish, morphology: RecordedMorphology()))
        #expect(score.right >= 60 && score.wrong >= 60)
        #expect(score.precision >= 0.98, "\(score.falseAlarms)")
        #expect(score.recall >= 0.75, "\(score.missed)")
        #expect(score.repaired >= 0.9, "\(score.otherwise)")
    }

    @Test func `right everyday sentences stay untouched: days are no subject, and one goes by train`() async throws {
        let checker = GrammarChecker(language: .spanish, morphology: try EverydayMorphology())
        let score = try await CorpusScore(
            right: Fixture.rows("spanish-everyday-right.tsv").map { $0[0] }, wrong: [], checker: checker)
        #expect(score.right >= 200)
        #expect(score.falseAlarms.isEmpty, "\(score.falseAlarms)")
        let found = try await checker.corrections(of: "Mi amigos son muy divertidos.")
        #expect(found.allSatisfy { !$0.replacements.contains("amigo") }, "how many there are is what was meant")
    }

    /// The words of everyday sentences beside those that were recorded.
    private struct EverydayMorphology: MorphologyProtocol {
        private let recorded = try? RecordedMorphology()
        private let words: [String: [WordReading]]

        init() throws {
            words = Dictionary(
                try Fixture.rows("spanish-everyday-readings.tsv").map { row in
                    (row[0], row[1].split(separator: "/").compactMap { WordReading(apertium: String($0)) })
                }
            ) { first, _ in first }
        }

        func readings(of asked: [String]) -> [[WordReading]] {
            asked.map { word in
                let known = [word, word.lowercased()].lazy.compactMap { words[$0] }.first
                let recorded = [word, word.lowercased()].lazy.compactMap { self.recorded?.readings(of: [$0])[0] }
                return known ?? recorded.first { !$0.isEmpty } ?? []
            }
        }

        /// Any form is one, so that what is found shows.
        func forms(of wanted: [WantedForm]) -> [String?] { wanted.map(\.apertium) }
    }

    @Test(.enabled(if: InstalledMorphology.isInstalled))
    func `the same with lt-proc itself`() async throws {
        let score = try await Self.corpus(GrammarChecker(language: .spanish, morphology: InstalledMorphology()))
        #expect(score.precision >= 0.98, "\(score.falseAlarms)")
        #expect(score.recall >= 0.75, "\(score.missed)")
    }

    @Test func `random words never crash, and every range lies in the text`() async throws {
        let checker = GrammarChecker(language: .spanish, morphology: try RecordedMorphology())
        let words = try Fixture.rows("spanish-readings.tsv").map { $0[0] } + [",", ".", "¿", "?", "🌳", "-", "\u{301}"]
        try await RandomSentences.check(checker, words, seed: 5)
    }
}
