import EchoPresentation
import EchoText
import ScreenTestKit
import TerminalSamples
import Testing

@testable import EchoTerminal

@Suite struct `The top line` {
    private func top(_ width: Int) -> String {
        var state = SampleScreens.conversation
        state.status.items = [
            StyledText("⌂ Front door jammed · Kitchen window open · Washing machine 23 min", .failure)
        ]
        var view = ScreenView(keymap: .standard)
        let frame = view.draw(state, size: Size(width: width, height: 24))
        return (0..<width).map { frame[$0, 0]?.text ?? "" }.joined()
    }

    @Test func `names less of a list where there is less room, the most important last of all`() {
        #expect(top(170).contains("⌂ Front door jammed · Kitchen window open · Washing machine 23 min"))
        #expect(top(100).contains("⌂ Front door jammed"))
        #expect(!top(100).contains("Washing machine"))
        #expect(top(80).contains("⌂ Front door jammed"))
    }

    @Test func `tells the voice and how turns are taken before a list of several`() {
        #expect(top(120).contains("server VAD"), "\(top(120))")
        #expect(top(120).contains("⌂ Front door jammed"), "\(top(120))")
        #expect(!top(120).contains("Washing machine"), "\(top(120))")
    }
}
