import EchoScreen
import EchoText
import ScreenTestKit
import TerminalSamples
import Testing

@testable import EchoTerminal

@Suite struct `The top line` {
    private func top(_ width: Int, change: (inout StatusViewState) -> Void = { _ in }) -> String {
        var state = SampleScreens.conversation
        state.status.items = [
            StyledText("⌂ Front door jammed · Kitchen window open · Washing machine 23 min", .failure)
        ]
        change(&state.status)
        var view = ScreenView(keymap: .standard)
        let frame = view.draw(state, size: Size(width: width, height: 24))
        return (0..<width).map { frame[$0, 0]?.text ?? "" }.joined()
    }

    @Test func `names less of a list where there is less room, the most important last of all`() {
        #expect(top(174).contains("⌂ Front door jammed · Kitchen window open · Washing machine 23 min"))
        #expect(top(100).contains("⌂ Front door jammed"))
        #expect(!top(100).contains("Washing machine"))
        #expect(top(80).contains("⌂ Front door jammed"))
    }

    @Test func `says how turns are taken where nothing that is going on needs the room`() {
        let top = top(118) { status in
            (status.server, status.model, status.voice) = ("local", "gpt-realtime-2.1", "marin")
            status.state = StyledText("▶ speaking", .speaking)
            status.items = [StyledText("es B1 2/3 · A coffee, please", .accent)]
            (status.elapsed, status.tokens, status.cost) = ("00:20", "241 tokens", nil)
        }
        #expect(top.contains("es B1 2/3 · A coffee, please"), "\(top)")
        #expect(top.contains("voice marin"), "\(top)")
        #expect(!top.contains("server VAD"), "\(top)")
    }

    @Test func `tells the goals of a room where there is no room for its title`() {
        let top = top(80) { status in
            (status.server, status.model, status.voice) = ("local", "gpt-realtime-2.1", "marin")
            status.state = StyledText("▶ speaking", .speaking)
            status.items = [StyledText("es B1 2/3 · A coffee, please", .accent)]
        }
        #expect(top.contains("es B1 2/3"), "\(top)")
    }

    @Test func `tells the voice and how turns are taken before a list of several`() {
        #expect(top(124).contains("server VAD"), "\(top(124))")
        #expect(top(124).contains("⌂ Front door jammed"), "\(top(124))")
        #expect(!top(124).contains("Washing machine"), "\(top(124))")
    }
}
