import EchoScreen
import EchoText

/// Writing a message, and what helps with it.
extension SampleScreens {
    /// A command is half written.
    public static var completing: ScreenViewState {
        var presenter = ScreenPresenter(
            server: ServerIdentity(isLocal: true, host: "127.0.0.1", model: "echo"), catalog: catalog)
        presenter.compose { $0.type("/mo") }
        presenter.followWord()
        presenter.moveCompletion(by: 1)
        return writing(presenter)
    }

    /// The same behind a colon.
    public static var commandLine: ScreenViewState {
        var presenter = ScreenPresenter(
            server: ServerIdentity(isLocal: true, host: "127.0.0.1", model: "echo"), catalog: catalog)
        presenter.ask(for: .command)
        presenter.compose { $0.type("vad ") }
        presenter.followWord()
        var state = writing(presenter)
        state.focus = .conversation
        return state
    }

    /// Vi's letters command, and more is written than is seen.
    public static var commanded: ScreenViewState {
        var presenter = ScreenPresenter(
            server: ServerIdentity(isLocal: true, host: "127.0.0.1", model: "echo"), catalog: catalog)
        presenter.preferences.editingKeys = .vi
        let lines = (1...9).map {
            "\($0). 日本語 and a line that is longer than sixty columns are wide, so that it goes on"
        }
        presenter.compose { $0.type(lines.joined(separator: "\n") + "\nsum up @notes.md") }
        presenter.followWriting()
        presenter.show(FileSummary(size: 3_100), of: "notes.md")
        _ = presenter.leaveTyping()
        presenter.compose { $0.type("kkw") }
        return writing(presenter)
    }

    private static func writing(_ presenter: ScreenPresenter) -> ScreenViewState {
        var state = conversation
        (state.composer, state.completion, state.prompt) = {
            ($0.composer, $0.completion, $0.prompt)
        }(presenter.state)
        state.hints = [
            HintViewState(.send, "send"), HintViewState(.newLine, "new line"), HintViewState(.stop, "clear"),
            HintViewState(.help, "help"),
        ]
        return state
    }
}
