import EchoScreen
import EchoText
import ScreenTestKit
import Testing

@Suite struct `A pipe that nobody watches` {
    private let idle = Self.state(.idle)

    private static func state(_ activity: Activity) -> ScreenViewState {
        var state = ScreenViewState()
        state.activity = activity
        return state
    }

    private func row(_ id: String) -> MessageRowViewState {
        MessageRowViewState(id: id, author: StyledText("echo", .assistant), text: "Done.")
    }

    private var answered: ScreenViewState {
        var state = idle
        state.conversation.rows.append(row("one"))
        return state
    }

    /// The answer broke off.
    private var cut: ScreenViewState {
        var (state, broken) = (idle, row("a"))
        (broken.cut, broken.offer) = (.broken, "Continue it.")
        broken.mark = StyledText("↳ incomplete: connection lost", .warning)
        state.conversation.rows.append(broken)
        return state
    }

    private func asking(_ name: String, server: String) -> ScreenViewState {
        var tool = ToolRowViewState(sign: StyledText("?"), name: name, server: server, question: "approve?")
        tool.arguments = "city: Lisbon"
        var call = MessageRowViewState(id: "call", author: StyledText("tool", .tool), text: "", isLive: true)
        call.tool = tool
        var asked = Self.state(.thinking)
        asked.conversation.rows.append(call)
        asked.isAsked = true
        return asked
    }

    @Test(arguments: [("files", "mcp.files"), ("my files", #"mcp."my files""#), ("", "tools")])
    func `a tool that nobody can approve says how to allow it, and the status tells`(server: String, section: String) {
        var session = PlainSession(isInteractive: false, writesToTerminal: false, catalog: .standard)
        _ = session.show(idle)
        _ = session.read("weather?")
        let question =
            "tool weather: waiting for approval with city: Lisbon. Answer y (yes), n (no) or a (always)."

        #expect(session.show(asking("weather", server: server)) == [.write(question), .read])
        let end = session.endInput()
        #expect(end.last == .ask(.performWith(.denyUnattended, "")))
        let said = end.compactMap { if case .complain(let line) = $0 { line } else { nil } }
        #expect(said.first?.hasSuffix("allow it in config.toml: permission = \"always\" in [\(section)].") == true)

        _ = session.show(Self.state(.writing))
        #expect(
            session.show(answered).suffix(2) == [
                .complain("echo-tui: 1 tool call was denied: nobody was here to approve it."), .leave(status: 1),
            ])
    }

    @Test func `a call that is declined in a pipe is no trouble`() {
        var session = PlainSession(isInteractive: false, catalog: .standard)
        _ = session.show(idle)
        _ = session.read("weather?")
        _ = session.show(asking("weather", server: ""))
        #expect(session.read("n") == [.ask(.perform(.deny))])
        _ = session.show(Self.state(.writing))
        _ = session.show(answered)

        #expect(session.endInput() == [.leave(status: 0)])
    }

    @Test func `what went wrong goes to standard error where the answers go to a file`() {
        var session = PlainSession(isInteractive: false, writesToTerminal: false, catalog: .standard)
        _ = session.show(idle)
        _ = session.read("one")
        _ = session.show(Self.state(.writing))
        var failed = cut
        failed.notices = [NoticeViewState(id: 1, wording: "Nobody answers.", role: .failure)]

        #expect(
            session.show(failed) == [
                .write("echo: Done."), .complain("echo: (incomplete: connection lost)"),
                .complain("notice: Continue it."), .complain("notice: Nobody answers."), .read,
            ])
        #expect(session.read("/zoom").first == .complain("notice: /zoom is not available in plain mode."))
    }

    @Test func `an answer that breaks off at once, before it was seen to begin, is lost and holds nobody up`() {
        var session = PlainSession(isInteractive: false, catalog: .standard)
        _ = session.show(idle)
        _ = session.read("one")

        #expect(session.show(cut).last == .read)
        let words = "echo-tui: The message got no complete answer: incomplete: connection lost"
        #expect(session.endInput() == [.complain(words), .leave(status: 1)])
    }

    @Test func `an answer of nothing but sound is none, and the status tells`() {
        var session = PlainSession(isInteractive: false, writesToTerminal: false, catalog: .standard)
        _ = session.show(idle)
        _ = session.read("hello")
        _ = session.show(Self.state(.speaking))
        var (state, silent) = (idle, row("a"))
        silent.text = ""
        state.conversation.rows.append(silent)
        _ = session.show(state)
        let end = session.endInput()

        #expect(end.last == .leave(status: 1))
    }

    @Test func `an answer that the server cancelled is told apart from its words, and the status tells`() {
        var session = PlainSession(isInteractive: false, writesToTerminal: false, catalog: .standard)
        _ = session.show(idle)
        _ = session.read("hello")
        _ = session.show(Self.state(.speaking))
        var state = cut
        state.conversation.rows[0].mark = StyledText("↳ incomplete: the server cancelled it", .warning)
        let said = session.show(state)
        let end = session.endInput()

        #expect(said.contains(.write("echo: Done.")))
        #expect(said.contains(.complain("echo: (incomplete: the server cancelled it)")))
        #expect(end.last == .leave(status: 1))
    }

    @Test func `nobody is promised that it is asked again when the server is back`() {
        var session = PlainSession(isInteractive: false, writesToTerminal: false, catalog: .standard)
        _ = session.show(idle)
        _ = session.read("hello")
        var state = Self.state(.offline)
        var question = MessageRowViewState(id: "q", author: StyledText("you", .user), text: "hello")
        question.mark = StyledText("↻ asked again when the server can be reached · Esc stops that", .warning)
        question.isAskedAgain = true
        state.conversation.rows.append(question)

        let said = session.show(state)
        let end = session.endInput()

        #expect(!said.contains { "\($0)".contains("sked again") })
        #expect(end.last == .leave(status: 1))
    }
}
