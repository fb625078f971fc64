import EchoScreen
import EchoText
import Foundation
import Testing

@testable import Immersion

@Suite struct `A card is asked in a panel, and graded` {
    private let card = ReviewCard(
        language: .spanish, word: "la mesa", translation: "the table", sentence: "Pongo la mesa.",
        memory: CardMemory(due: Date(timeIntervalSince1970: 0)))

    private func panel(_ verdict: AnswerVerdict? = nil, answer: String = "") -> ReviewPanel {
        var panel = ReviewPanel(language: .spanish)
        panel.show(QuizQuestion(card), card: card, verdict: nil, left: 1, done: [:])
        panel.compose { $0.insert(answer) }
        panel.show(QuizQuestion(card), card: card, verdict: verdict, left: 1, done: [:])
        return panel
    }

    private func text(_ panel: ReviewPanel) -> String {
        guard case .lines(let lines) = panel.overlay.content else { return "" }
        return lines.map { $0.map(\.text).joined() }.joined(separator: "\n")
    }

    @Test func `first the question stands above what is written`() {
        let panel = panel(answer: "la")

        #expect(panel.use == .editing)
        #expect(
            panel.overlay.above == [
                ParagraphViewState("the table", role: .strong), ParagraphViewState("Pongo ____."), .blank,
            ])
        #expect(panel.written == "la")
        #expect(panel.overlay.keys == nil)
    }

    @Test func `a card that is heard shows nothing of itself until it was answered`() {
        let question = QuizQuestion(card, by: .listening)
        var panel = ReviewPanel(language: .spanish)
        panel.show(question, card: card, verdict: nil, left: 1, done: [:])

        #expect(panel.isHeard && panel.overlay.keys == .heardCard)
        #expect(panel.overlay.above == [ParagraphViewState("♪ Listen: what is said?", role: .strong), .blank])
        panel.show(question, card: card, verdict: question.verdict(on: "la mesa"), left: 1, done: [:])
        #expect(!panel.isHeard && text(panel).hasPrefix("the table") && text(panel).contains("✓ la mesa"))
    }

    @Test func `then the answer, and the keys that grade it`() {
        let panel = panel(AnswerVerdict(isRight: false, expected: "la mesa"), answer: "el mesa")

        #expect(panel.use == .reading)
        #expect(panel.overlay.keys == .review)
        #expect(text(panel).contains("✗ el mesa"))
        #expect(text(panel).contains("↳ la mesa"))
        #expect(text(panel).contains("Enter: again"))
    }

    @Test func `what was taken all the same is remarked`() {
        let verdict = AnswerVerdict(isRight: true, notes: [.articleWrong], expected: "la mesa")

        #expect(text(panel(verdict)).contains("✓ la mesa  the article is another one"))
        #expect(text(panel(verdict)).contains("Enter: hard"))
    }

    @Test(arguments: [("駅", "✓ 駅  えき"), ("えき", "✓ えき  駅"), ("うみ", "↳ 駅  えき")])
    func `a Japanese word is shown with its reading, whichever of them was written`(answer: String, shown: String) {
        let card = ReviewCard(
            language: .japanese, word: "駅", reading: "えき", translation: "station", sentence: "駅はどこですか。",
            memory: CardMemory(due: Date(timeIntervalSince1970: 0)))
        let question = QuizQuestion(card)
        #expect(question.gapped == "____はどこですか。")
        let verdict = AnswerRules.compare(answer, with: question.expected, in: .japanese)
        var panel = ReviewPanel(language: .japanese)
        panel.show(question, card: card, verdict: verdict, left: 1, done: [:])

        #expect(text(panel).contains(shown))
    }

    @Test func `the next question begins empty`() {
        var panel = panel(AnswerVerdict(isRight: true, expected: "la mesa"), answer: "la mesa")
        let other = ReviewCard(
            language: .spanish, word: "la silla", translation: "the chair",
            memory: CardMemory(due: Date(timeIntervalSince1970: 0)))
        panel.show(QuizQuestion(other), card: other, verdict: nil, left: 0, done: [.good: 1])

        #expect(panel.written.isEmpty)
        #expect(panel.overlay.title == "Review · Spanish · 1 done, 0 left")
    }

    @Test func `a card that is answered aloud says what is done, then what was heard and how it was said`() {
        var panel = ReviewPanel(language: .spanish)
        panel.mode = .voice
        panel.show(QuizQuestion(card), card: card, verdict: nil, left: 1, done: [:])
        #expect(panel.use == .reading)
        #expect(panel.overlay.keys == .review)
        #expect(text(panel) == "the table\nPongo ____.\n\nSpace: say the answer")
        panel.tell(StyledText("● listening", .listening))
        #expect(text(panel).hasSuffix("● listening"))

        panel.show(
            HeardAnswer(
                text: "la mesa",
                words: [SaidWord(text: "la", grade: .clear), SaidWord(text: "mesa", grade: .unclear)],
                alike: ["la meza"]))
        panel.show(
            QuizQuestion(card), card: card, verdict: AnswerVerdict(isRight: true, expected: "la mesa"), left: 1,
            done: [:])

        #expect(text(panel).contains("Heard: la mesa\n✓ la mesa"))
        #expect(text(panel).contains("♪ la mesa\n↳ Listen again: mesa"))
        #expect(text(panel).contains("This machine hears “la meza” the same"))
        #expect(!text(panel).contains("listening"))
    }

    @Test func `what was heard instead is shown, with the answer`() {
        var panel = ReviewPanel(language: .spanish)
        panel.mode = .voice
        panel.show(QuizQuestion(card), card: card, verdict: nil, left: 1, done: [:])
        panel.show(HeardAnswer(text: "la silla", alike: ["la meza"]))
        panel.show(
            QuizQuestion(card), card: card, verdict: AnswerVerdict(isRight: false, expected: "la mesa"), left: 1,
            done: [:])

        #expect(text(panel).contains("Heard: la silla\n↳ la mesa"))
        #expect(!text(panel).contains("hears"))
    }
}
