import EchoScreen
import EchoText
import Foundation
import Testing

@testable import Immersion

@Suite struct `The summary says what came of a conversation` {
    private func text(uncorrected: String?, unchecked: [String] = [], errors: [RuleCount] = []) -> String {
        let summary = RoomSummary(
            spoken: .zero, lasted: .seconds(90), linesSaid: 2, errors: errors, newWords: [], goals: [], drill: [])
        return RoomSummaryLines.lines(summary, uncorrected: uncorrected, unchecked: unchecked).map {
            $0.map(\.text).joined()
        }
        .joined(separator: "\n")
    }

    @Test func `nobody is praised for what nobody looked at`() {
        #expect(text(uncorrected: nil).hasSuffix("No mistakes were found."))
        #expect(
            text(uncorrected: nil, unchecked: ["spelling"])
                .hasSuffix("No mistakes were found.\nNobody looked at spelling."))
        #expect(text(uncorrected: "Japanese").hasSuffix("Not checked: nothing here corrects Japanese."))
    }

    @Test func `a mistake of an earlier stay is drilled, and nobody says that there was none`() {
        let item = DrillItem(rule: "es-gender", wrong: "el mesa", right: "la mesa", why: "Feminine.")
        let summary = RoomSummary(
            spoken: .zero, lasted: .seconds(90), linesSaid: 1, errors: [], newWords: [], goals: [], drill: [item])
        let lines = RoomSummaryLines.lines(summary).map { $0.map(\.text).joined() }
        #expect(lines.contains { $0.contains("la mesa") } && !lines.contains { $0.contains("No mistakes") })
    }

    @Test func `a line without an end is cut around its mistake`() async throws {
        let text =
            String(repeating: "muy bien ", count: 600) + "yo quiere café" + String(repeating: " y té", count: 600)
        let start = text.utf16.count - " y té".utf16.count * 600 - "quiere café".utf16.count
        let match = GrammarMatch(
            range: start..<start + 6, message: "The verb.", replacements: ["quiero"], rule: "es-verb-agreement")
        let persona = Persona(id: "p", language: .spanish, name: "Ana", city: "Lima", manner: "Kind.")
        var session = RoomSession(
            language: .spanish, level: .a1, persona: persona, at: Date(timeIntervalSince1970: 0))
        _ = session.learnerSaid(text)
        session.correct(line: 0, Correction.corrections([match], in: text))

        let lines = RoomSummaryLines.lines(session.summary(at: Date(timeIntervalSince1970: 9)))
            .map { $0.map(\.text).joined() }
        let margin = RoomMargin.margin(of: session.lines[0], persona: persona).notes
            .map { $0.line.map(\.text).joined() }

        for line in [lines.first { $0.hasPrefix("  ↳") }, margin.last] {
            #expect(line?.contains("bien yo quiero café y té") == true)
            #expect(line?.count ?? 999 < 230)
        }
        #expect(lines.contains { $0.hasPrefix("  ✗ …") && $0.contains("yo quiere café") && $0.hasSuffix("…") })
    }

    @Test func `one sentence again and again is one mistake and one of the drill`() async throws {
        let text = String(repeating: "yo quiere un café. ", count: 520)
        let matches = (0..<520).map {
            GrammarMatch(
                range: $0 * 19 + 3..<$0 * 19 + 9, message: "The verb.", replacements: ["quiero"],
                rule: "es-verb-agreement")
        }
        let persona = Persona(id: "p", language: .spanish, name: "Ana", city: "Lima", manner: "Kind.")
        var session = RoomSession(
            language: .spanish, level: .a1, persona: persona, at: Date(timeIntervalSince1970: 0))
        _ = session.learnerSaid(text)
        session.correct(line: 0, Correction.corrections(matches, in: text))

        let summary = session.summary(at: Date(timeIntervalSince1970: 9))
        #expect(summary.drill.map(\.wrong) == ["yo quiere un café."])
        #expect(summary.drill.map(\.right) == ["yo quiero un café."] && summary.errors.map(\.count) == [1])
        let margin = RoomMargin.margin(of: session.lines[0], persona: persona).notes
        #expect(
            margin.map { $0.line.map(\.text).joined() } == [
                "520 × quiere → quiero  The verb.", "yo quiero un café.",
            ])
    }

    @Test func `the score is the mean of the goals, rounded`() {
        let goals = [100, 100, 90].enumerated().map {
            GoalScore(goal: ScenarioGoal(id: "\($0.offset)", title: ""), score: $0.element)
        }
        let summary = RoomSummary(
            spoken: .zero, lasted: .zero, linesSaid: 1, errors: [], newWords: [], goals: goals, drill: [])

        #expect(summary.score == 97)
    }

    @Test func `rules have names that a learner knows`() {
        let text = text(uncorrected: nil, errors: [RuleCount(rule: "es-ser-estar", count: 2)])

        #expect(text.contains("2 × ser or estar"))
        #expect(!text.contains("No mistakes"))
    }

    @Test(arguments: [
        ("es-verb-agreement", "verb and subject"), ("es-gustar", "verbs like gustar"), ("de-case", "case"),
        ("es-having", "tener for to be"), ("fr-having", "avoir for to be"), ("fr-auxiliary", "avoir or être"),
        ("fr-gn_2m_accord", "gn 2m accord"), ("", "other"),
    ])
    func `each rule of one's own has a title`(rule: String, title: String) {
        #expect(RuleTitle.text(rule) == title)
    }
}
