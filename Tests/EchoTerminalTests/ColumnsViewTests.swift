import EchoScreen
import EchoText
import ScreenTestKit
import Testing

@testable import EchoTerminal

@Suite struct `Upright bars` {
    @Test(arguments: ["$2", "$0.0002", "$1,250.50"]) func `have the title of their scale whole`(title: String) {
        var state = ColumnsViewState()
        state.columns = [ColumnsViewState.Column(label: "1", amounts: [1], detail: [])]
        (state.maximum, state.maximumTitle) = (1, title)
        let rect = Rect(x: 0, y: 0, width: 60, height: 20)
        var frame = Frame(size: Size(width: rect.width, height: rect.height))

        ColumnsView(state: state).draw(in: rect, to: &frame)

        #expect(FrameText.text(of: frame).contains("\(title) ┤█"))
    }

    @Test(arguments: [true, false]) func `have notes that go on in the next row`(isEmpty: Bool) {
        var state = ColumnsViewState()
        state.columns = [ColumnsViewState.Column(label: "1", amounts: [1], detail: [])]
        state.notes = [[], [StyledText("This machine hears some sounds alike: none of them is judged, ever.")]]
        if isEmpty { state.empty = "Nothing." }
        let size = Size(width: 40, height: ColumnsLayout.rows(state, width: 40))
        var frame = Frame(size: size)

        ColumnsView(state: state).draw(in: Rect(x: 0, y: 0, width: size.width, height: size.height), to: &frame)

        let text = FrameText.text(of: frame)
        #expect(text.contains("ever.") && !text.contains("…"))
    }
}
