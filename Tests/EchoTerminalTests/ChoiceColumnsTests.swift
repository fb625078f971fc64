import EchoScreen
import EchoText
import ScreenTestKit
import TerminalSamples
import Testing

@testable import EchoTerminal

@Suite struct `A list with columns` {
    private let headings = ["model", "price", "context", "ends"]

    private var rows: [ChoiceRowViewState] {
        var row = ChoiceRowViewState(id: "a", title: "a")
        row.cells = [StyledText("$32 in, $64 out"), StyledText("128k"), StyledText("in 13 days", .warning)]
        return [row]
    }

    private func text(room: Int) -> String {
        ChoiceColumns(headings, rows, room: room).spans(of: rows[0]).map(\.text).joined()
            .trimmingSuffix { $0 == " " }
    }

    @Test(arguments: [
        (80, "$32 in, $64 out  128k     in 13 days"), (36, "$32 in, $64 out  128k     in 13 days"),
        (35, "$32 in, $64 out  in 13 days"), (26, "in 13 days"), (5, "in 13 days"),
    ])
    func `gives up those before the last where there is no room`(room: Int, shown: String) {
        #expect(text(room: room) == shown)
    }

    @Test func `is as wide as its cells and headings`() {
        #expect(ChoiceColumns(headings, rows, room: .max).width == 36)
        #expect(ChoiceColumns([], rows, room: .max).width == 0)
    }

    @Test(arguments: [(120, 40), (80, 24)])
    func `says at the bottom what holds for all`(width: Int, height: Int) {
        var view = ScreenView(keymap: .standard)
        let size = Size(width: width, height: height)
        let text = FrameText.text(of: view.draw(SampleScreens.models, size: size))

        #expect(text.contains("As of 2026-11-28. Prices in US dollars per million tokens."))
        #expect(text.contains("gpt-5-mini ends in 13 days (2026-12-11)."))
        #expect(text.contains("in 13 days"))
        #expect(text.contains("ends"))
    }
}

extension String {
    fileprivate func trimmingSuffix(_ isLeftOut: (Character) -> Bool) -> String {
        var text = self
        while let last = text.last, isLeftOut(last) { text.removeLast() }
        return text
    }
}
