import EchoScreen
import EchoText
import ScreenTestKit
import Testing

@testable import Phone

@Suite struct `Keys of a telephone in plain mode` {
    @Test func `are what is typed while they are shown`() {
        var state = ScreenViewState()
        state.activity = .idle
        var panel = KeypadPanel(in: "1")
        state.overlay = panel.overlay
        let reader = PlainReader(.standard)

        #expect(reader.reply(to: "12#", in: state).intents == [.paste("12#")])
        #expect(reader.reply(to: "1", in: state).intents == [.paste("1")])
        #expect(reader.reply(to: "", in: state).intents == [])
        #expect(reader.reply(to: "/stop", in: state).intents.contains(.perform(.stop)))
        var presenter = PlainPresenter(.standard)
        #expect(presenter.texts(of: state).last == "keys: Type keys: 0–9, *, # and A–D; /stop closes.")
        panel.note("12#")
        state.overlay = panel.overlay
        #expect(presenter.texts(of: state).last == "keys: Sent: 12#")
    }
}
