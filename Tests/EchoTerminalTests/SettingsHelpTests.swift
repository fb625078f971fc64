import EchoScreen
import ScreenTestKit
import Testing

@testable import EchoTerminal

@Suite struct `The help of a setting` {
    private func screen(help: String, rows: Int) -> String {
        var frame = Frame(size: Size(width: 40, height: rows))
        var state = SettingsViewState()
        state.rows = [SettingRowViewState(id: .wakeWord, label: "Wake word", control: .toggle(false), help: help)]
        var view = SettingsView()
        view.draw(state, in: Rect(x: 0, y: 0, width: 40, height: rows), isFocused: true, to: &frame)
        return FrameText.text(of: frame)
    }

    @Test func `that is longer than its rows is seen to be cut`() {
        let help = """
            Start listening when you say the wake phrase; until then no audio leaves this machine. Default: off. \
            Type a phrase of two or three words.
            """

        let (cut, whole) = (screen(help: help + " Really.", rows: 10), screen(help: "Short.", rows: 10))
        #expect(cut.contains("…"))
        #expect(!cut.contains("Really"))
        #expect(!whole.contains("…"))
    }
}
