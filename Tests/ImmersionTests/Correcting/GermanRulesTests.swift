import Foundation
import Testing

@testable import Immersion

@Suite struct `German mistakes are found` {
    let checker = GrammarChecker(language: .german, morphology: GermanMorphology())

    @Test func `each rule finds what it is for, and puts it right`() async throws {
        for row in try Fixture.rows("german-samples.tsv") {
            let found = try await checker.corrections(of: row[1])
            #expect(CorpusScore.apply(found, to: row[1]) == row[2])
            #expect(found.map(\.rule) == (row[0].isEmpty ? [] : [row[0]]), "\(row[1])")
        }
    }

    @Test func `on sentences of its own, precision is 98 % and recall 75 % or better`() async throws {
        let score = try await CorpusScore(
            right: Fixture.rows("german-right.tsv").map { $0[0] }, wrong: Fixture.rows("german-wrong.tsv"),
            checker: checker)
        #expect(score.right >= 60 && score.wrong >= 60)
        #expect(score.precision >= 0.98, "\(score.falseAlarms)")
        #expect(score.recall >= 0.75, "\(score.missed)")
        #expect(score.repaired >= 0.85, "\(score.otherwise)")
    }

    @Test func `right everyday sentences stay untouched, and what is put right of broken ones is right`() async throws {
        let score = try await CorpusScore(
            right: Fixture.rows("german-everyday-right.tsv").map { $0[0] },
            wrong: Fixture.rows("german-everyday-wrong.tsv"), checker: checker)
        #expect(score.right >= 500 && score.wrong >= 500)
        #expect(score.falseAlarms.isEmpty, "\(score.falseAlarms)")
        #expect(score.recall >= 0.32, "\(score.recall)")
        #expect(score.repaired >= 0.985, "\(score.otherwise)")
    }

    @Test(arguments: [
        ("Das ist ein guter Idee.", "Das ist eine gute Idee."),
        ("Sie hat eine neuen Freund.", "Sie hat einen neuen Freund."),
        ("Ich fahre mit der neue Auto.", "Ich fahre mit dem neuen Auto."),
    ])
    func `an adjective changes with its article`(_ wrong: String, _ right: String) async throws {
        #expect(CorpusScore.apply(try await checker.corrections(of: wrong), to: wrong) == right)
    }

    @Test(arguments: [
        "Kannst du mir mit die Hausaufgaben helfen?", "Er gibt der Kind einen Keks.",
        "Stell die Flaschen in der Kühlschrank.", "Die Kuchen ist mir nicht gelungen.",
    ])
    func `where more than one thing may be meant, nothing is said`(_ sentence: String) async throws {
        #expect(try await checker.corrections(of: sentence) == [])
    }

    @Test func `random words never crash, and every range lies in the text`() async throws {
        let words =
            try Fixture.rows("german-wrong.tsv").flatMap { $0[0].split(separator: " ").map(String.init) }
            + [",", ".", "?", "🌳", "-", "\u{301}", "und", "zu"]
        try await RandomSentences.check(checker, words, seed: 4)
    }

    @Test(arguments: [
        ("fahren", "pri", "p2", "sg", "fährst"), ("essen", "pri", "p2", "sg", "isst"),
        ("arbeiten", "pri", "p2", "sg", "arbeitest"),
        ("öffnen", "pri", "p3", "sg", "öffnet"), ("heißen", "pri", "p2", "sg", "heißt"),
        ("gehen", "ifi", "p1", "pl", "gingen"),
        ("tanzen", "pri", "p2", "sg", "tanzt"), ("machen", "ifi", "p2", "pl", "machtet"),
        ("finden", "ifi", "p2", "sg", "fandest"),
    ])
    func `verbs and articles are formed by rule`(
        _ lemma: String, _ mood: String, _ person: String, _ number: String, _ form: String
    ) {
        let wanted = WantedForm(lemma: lemma, tags: ["vblex", mood, person, number])
        #expect(GermanMorphology().forms(of: [wanted]) == [form])
    }

    @Test func `every noun and verb of the tables is complete`() {
        for table in [GermanNouns.masculine, GermanNouns.feminine, GermanNouns.neuter] {
            for row in GermanNouns.rows(table) { #expect(row.count == 2 || row.count == 3 && row[2] == "w", "\(row)") }
        }
        for row in GermanNouns.rows(GermanVerbs.strong) { #expect(row.count == 5, "\(row)") }
        for row in GermanNouns.rows(GermanVerbs.irregular) { #expect(row.count == 11, "\(row)") }
    }
}
