import EchoScreen
import EchoText
import Testing

@testable import EchoTerminal

@Suite struct `Words that may still change` {
    private func draw(_ state: ComposerViewState, width: Int) -> Frame {
        var frame = Frame(size: Size(width: width, height: 4))
        EditorView.draw(
            state, in: Rect(x: 0, y: 0, width: width, height: 4), hasCaret: true, keyName: { $0.name }, to: &frame)
        return frame
    }

    /// What is drawn so, in the order of the rows.
    private func text(_ role: TextRole, in frame: Frame) -> String {
        frame.cells.filter { $0.style.role == role && $0.text != " " }.map(\.text).joined()
    }

    @Test func `stand back behind what is written, with the cursor behind them`() {
        var state = ComposerViewState(text: "One two", caret: 3)
        state.showUnsettled("and a half")
        let frame = draw(state, width: 30)

        #expect(state.text == "One and a half two")
        #expect(text(.faint, in: frame) == "andahalf")
        #expect(text(.plain, in: frame) == "Onetwo")
        #expect(frame.cursor == Point(x: 14, y: 0))
    }

    @Test func `stand back in every row that they reach`() {
        var state = ComposerViewState(text: "One\ntwo", caret: 7)
        state.showUnsettled("three four five")
        let frame = draw(state, width: 10)

        #expect(text(.faint, in: frame) == "threefourfive")
        #expect(text(.plain, in: frame) == "Onetwo")
    }

    @Test func `hold no controls, and nothing where there are none`() {
        var state = ComposerViewState(text: "One", caret: 3)
        state.showUnsettled("")
        #expect(state == ComposerViewState(text: "One", caret: 3))
        state.showUnsettled("a\u{1B}[31mb")
        #expect(!state.text.contains("\u{1B}"))
    }
}
