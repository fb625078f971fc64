import Echo
import EchoScreen
import ScreenTestKit
import Testing

@Suite struct `The help begins with what can be done here` {
    private func makeSUT(_ mode: ConversationMode) -> ScreenPresenter {
        ScreenPresenter(
            server: ServerIdentity(isLocal: false, host: "example.org", model: "m"), mode: mode, catalog: .standard)
    }

    private func sections(_ presenter: ScreenPresenter) -> [HelpSection] {
        guard case .help(let sections)? = presenter.state.overlay?.content else { return [] }
        return sections
    }

    @Test(arguments: [
        (ConversationMode.audio, ["Right now", "Voice", "Message"]), (.text, ["Right now", "Message", "Voice"]),
    ])
    func `and goes on with the pane and the way of conversing`(mode: ConversationMode, titles: [String]) {
        var presenter = makeSUT(mode)
        let hints = presenter.state.hints.filter { $0.command != .help }
        presenter.openHelp()

        #expect(Array(sections(presenter).map(\.title).prefix(3)) == titles)
        #expect(!hints.isEmpty && sections(presenter).first?.entries == hints)
    }

    @Test func `whichever pane has the focus, and however often it is asked for`() {
        var presenter = makeSUT(.audio)
        presenter.focus(on: .settings)
        let hints = presenter.state.hints.filter { $0.command != .help }
        presenter.openHelp()
        presenter.openHelp()

        #expect(sections(presenter).first?.entries == hints)
        #expect(sections(presenter).dropFirst().first?.title == "Settings")
    }
}
