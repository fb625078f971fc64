import EchoScreen
import EchoText
import Testing

@testable import Immersion

@Suite struct `The things of a place are asked in a panel` {
    private let place = LearningPlace(
        id: "k", title: "Kitchen",
        things: ["mesa", "silla", "taza"].map { PlaceThing(meaning: "the \($0)", words: [.spanish: ["la " + $0]]) })

    private func panel() -> PlaceQuizPanel {
        var numbers = SeededNumbers(seed: 7)
        return PlaceQuizPanel(place, language: .spanish, using: &numbers)
    }

    @Test func `first one points, among the meanings, at the word that is said`() {
        var panel = panel()
        #expect(panel.use == .choosing)
        #expect(panel.spoken?.hasPrefix("la ") == true)
        #expect(panel.overlay.title == "Kitchen · what is “\(panel.spoken ?? "")”?")
        guard case .point(let thing, let choices) = panel.quiz.question else { return }
        panel.move(by: choices.firstIndex(of: thing) ?? 0)

        panel.answer()

        #expect(panel.quiz.right == 1)
    }

    @Test func `then one writes the word, and sees how the last one was`() {
        var panel = panel()
        for _ in 0..<50 {
            guard case .point(let thing, let choices) = panel.quiz.question else { break }
            panel.move(by: choices.firstIndex(of: thing) ?? 0)
            panel.answer()
        }
        #expect(panel.use == .editing)
        #expect(panel.spoken == nil)
        guard case .name(let thing) = panel.quiz.question else { return }
        #expect(panel.overlay.above.suffix(2) == [ParagraphViewState(Wording(thing.meaning), role: .strong), .blank])
        panel.compose { $0.insert("nada") }

        panel.answer()

        #expect(panel.quiz.missed == [thing])
        let last = panel.overlay.above.first
        #expect(last?.lead == StyledText("✗ ", .failure))
        #expect(last.map { "\($0.wording)".contains("la ") } == true)
    }
}
