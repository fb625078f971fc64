import EchoScreen
import EchoText
import Foundation
import Testing

@testable import Immersion

@Suite struct `Progress is seen day by day` {
    private let today = StudyDay(number: 20_783)

    private func state(_ days: [LearningDay], missing: [MissingPart] = []) -> ColumnsViewState {
        ProgressColumns.state(
            ProgressReport(
                language: .spanish, progress: LearningProgress(days, language: .spanish),
                words: WordCounts(of: Deck(), at: Date(timeIntervalSince1970: 0), in: .gmt), missing: missing,
                today: today))
    }

    private func text(_ lines: [[StyledText]]) -> String {
        lines.map { $0.map(\.text).joined() }.joined(separator: "\n")
    }

    @Test func `minutes are bars, the last one is today`() {
        let state = state([
            LearningDay(day: today, language: .spanish, talked: .seconds(900)),
            LearningDay(day: today.adding(-1), language: .spanish, talked: .seconds(300)),
            LearningDay(day: today.adding(-2), language: .german, talked: .seconds(300)),
        ])

        #expect(state.columns.map(\.total).suffix(3) == [0, 5, 15])
        #expect(state.columns.count == ProgressColumns.days)
        #expect(state.maximum == 20)
        #expect(state.selection == state.columns.count - 1)
        #expect(text(state.headline).contains("20 min in 7 days  2 days in a row"))
        #expect(state.detail.map(\.text).joined().hasPrefix("26 Nov  15 min"))
    }

    @Test func `mistakes are named by rule, the most frequent of this week first`() {
        let state = state([
            LearningDay(
                day: today, language: .spanish,
                errors: [RuleCount(rule: "es-verb-agreement", count: 5), RuleCount(rule: "es-gender", count: 1)],
                linesSaid: 10)
        ])

        let notes = text(state.notes)
        #expect(notes.contains("verb and subject  in 5 of 10 lines this week"))
        #expect(notes.contains("Lines with a mistake, 8 weeks"))
        #expect(notes.split(separator: "\n").firstIndex { $0.contains("verb and subject") } == 1)
    }

    @Test func `what was known, and what will be, is told once cards were learned`() {
        let now = Date(timeIntervalSince1970: 1_700_000_000)
        var deck = Deck()
        let memory = CardMemory(
            stage: .review, step: nil, stability: 30, difficulty: 5, due: now, lastAnswer: now - 30 * 86_400)
        deck.add(ReviewCard(language: .spanish, word: "a", translation: "t", memory: memory))
        func notes() -> String {
            var report = ProgressReport(
                language: .spanish, progress: LearningProgress([], language: .spanish),
                words: WordCounts(of: deck, at: now, in: .gmt), missing: [], today: today)
            report.reviews = ReviewFigures(of: deck, at: now)
            return text(ProgressColumns.state(report).notes)
        }
        #expect(notes().contains("True retention: nothing to say yet: no card has waited three weeks"))
        #expect(notes().contains("Forecast: of 1 learned card about 1 known now, "))
        #expect(notes().contains("; 1 due in 7 days"))

        deck.order.first.map { _ = deck.answer(.good, to: $0, at: now, in: .gmt, by: FSRSScheduler()) }

        #expect(notes().contains("True retention: 100 % of 1 answer in 30 days; 90 % wanted"))
    }

    @Test(arguments: [(1, 1, "in 1 of 1 line"), (3, 200, "in 3 of 200 lines"), (70, 10, "in 10 of 10 lines")])
    func `nobody takes a share for a count`(_ count: Int, _ lines: Int, _ said: String) {
        let wrong = [RuleCount(rule: "es-gender", count: count)]
        let day = LearningDay(day: today, language: .spanish, errors: wrong, linesSaid: lines)
        #expect(text(state([day]).notes).contains("  \(said) this week"))
        let before = LearningDay(day: today.adding(-9), language: .spanish, errors: wrong, linesSaid: lines)
        #expect(text(state([before]).notes).contains("  none this week"))
    }

    @Test(arguments: [(40, 1.0), (90, 2), (300, 5), (301, 10), (640, 20)])
    func `a little is seen, too`(seconds: Int, maximum: Double) {
        let state = state([LearningDay(day: today, language: .spanish, talked: .seconds(seconds))])
        #expect(state.maximum == maximum && state.empty.isEmpty)
    }

    @Test func `without anything it says so`() {
        let state = state([])

        #expect(state.maximum > 0)
        #expect(state.empty == "You have not talked in the last 14 days. /room shows where you can.")
        #expect(state.notes.isEmpty)
        #expect(text(state.headline) == "Spanish  level: not enough yet\nWords: none yet")
    }

    @Test func `what is missing says what it costs`() {
        #expect(text(state([], missing: [MissingPart(name: "a", lack: "no b")]).notes).contains("a: no b"))
    }
}
