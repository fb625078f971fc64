import EchoText
import Testing

@testable import Immersion

@Suite("The summary says what came of a conversation")
struct RoomSummaryLinesTests {
    private func text(uncorrected: String?, errors: [RuleCount] = []) -> String {
        let summary = RoomSummary(
            spoken: .zero, lasted: .seconds(90), linesSaid: 2, errors: errors, newWords: [], goals: [], drill: [])
        return RoomSummaryLines.lines(summary, uncorrected: uncorrected).map { $0.map(\.text).joined() }
            .joined(separator: "\n")
    }

    @Test("nobody is praised for what nobody looked at") func uncorrected() {
        #expect(text(uncorrected: nil).hasSuffix("No mistakes were found."))
        #expect(text(uncorrected: "Japanese").hasSuffix("Nobody looked for mistakes: nothing here corrects Japanese."))
    }

    @Test("rules have names that a learner knows") func rules() {
        let text = text(uncorrected: nil, errors: [RuleCount(rule: "es-ser-estar", count: 2)])

        #expect(text.contains("2 × ser or estar"))
        #expect(!text.contains("No mistakes"))
    }

    @Test(
        "each rule of one's own has a title",
        arguments: [
            ("es-verb-agreement", "verb and subject"), ("es-gustar", "verbs like gustar"), ("de-case", "case"),
            ("es-having", "tener for to be"), ("fr-having", "avoir for to be"), ("fr-auxiliary", "avoir or être"),
            ("fr-gn_2m_accord", "gn 2m accord"), ("", "other"),
        ])
    func titles(rule: String, title: String) {
        #expect(RuleTitle.text(rule) == title)
    }
}
