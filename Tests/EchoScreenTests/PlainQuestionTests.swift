import Echo
import EchoScreen
import EchoText
import Foundation
import ScreenTestKit
import Testing

@Suite struct `Plain mode keeps questions and notices apart from answers`: PlainScreens {
    private func remark(_ id: String) -> MessageRowViewState {
        var row = row(id, "echo", "The alarm is armed now.")
        row.isRemark = true
        return row
    }

    @Test func `what a feature says of itself is no answer, and a pipe's next line waits on`() {
        var session = PlainSession(isInteractive: false, catalog: .standard)
        let asked = row("a", "you", "What is 2 plus 2?", role: .user)
        _ = session.show(state([], activity: .idle))
        _ = session.read("What is 2 plus 2?")
        #expect(!session.show(state([asked, remark("b")], activity: .idle)).contains(.read))
        #expect(!session.show(state([asked, remark("b")], activity: .writing)).contains(.read))

        let answered = state([asked, remark("b"), row("c", "echo", "4.")], activity: .idle)
        #expect(session.show(answered).contains(.read))
        #expect(session.endInput() == [.leave(status: 0)])
    }

    @Test func `a message beside which only a feature spoke got no answer`() {
        var session = PlainSession(isInteractive: false, catalog: .standard)
        let asked = row("a", "you", "What is 2 plus 2?", role: .user)
        _ = session.show(state([], activity: .idle))
        _ = session.read("What is 2 plus 2?")
        _ = session.show(state([asked], activity: .writing))
        _ = session.show(state([asked, remark("b")], activity: .idle))

        #expect(session.endInput().last == .leave(status: 1))
    }

    @Test func `what a feature says of itself waits for the end of an answer`() {
        var presenter = PlainPresenter(.standard)
        let half = row("a", "echo", "One. Two", isLive: true)
        #expect(presenter.texts(of: state([half])) == ["echo: One."])
        #expect(presenter.texts(of: state([half, remark("b")])) == [])

        let whole = row("a", "echo", "One. Two.", revision: 1)
        #expect(
            presenter.texts(of: state([whole, remark("b")])) == ["echo: Two.", "echo: The alarm is armed now."])
    }

    @Test func `a tool that was called before it was known to ask is asked about all the same, once`() {
        var presenter = PlainPresenter(.standard)
        var tool = row("t", "tool", "")
        let signs = ["…", "▸", "?", "?", "▸", "✓"]
        let said = signs.enumerated().flatMap { revision, sign in
            tool.revision = revision
            tool.tool = ToolRowViewState(
                sign: StyledText(sign), name: "weather", outcome: StyledText(sign == "✓" ? "0.31 s" : ""),
                question: sign == "?" ? "approve?" : nil)
            return presenter.texts(of: state([tool], activity: .thinking))
        }

        let question = "tool weather: waiting for approval. Answer y (yes), n (no) or a (always)."
        #expect(said == ["tool weather: running", question, "tool weather: 0.31 s"])
    }

    @Test func `a tool of which nobody knows yet whether it may run is not called running`() {
        var presenter = PlainPresenter(.standard)
        let call = ToolCall(id: "c", name: "weather", arguments: #"{"city": "Lisbon"}"#)
        var conversation = ConversationPresenter(timeZone: .gmt)
        var said: [String] = []
        for phase in [ToolActivity.Phase.requested, .waitingForApproval, .running, .denied] {
            let message = Message(
                id: "m", role: .tool, medium: .text, status: .inProgress, createdAt: Date(timeIntervalSince1970: 0),
                tool: ToolActivity(call: call, phase: phase))
            conversation.receive(.messageUpdated(message), at: message.createdAt)
            said += presenter.texts(of: state(Array(conversation.state.rows), activity: .thinking))
        }

        #expect(
            said == [
                "tool weather: waiting for approval with city: Lisbon. Answer y (yes), n (no) or a (always).",
                "tool weather: denied",
            ])
    }

    @Test func `a question about a tool waits for no line of an answer, nor for notes at a message`() {
        var presenter = PlainPresenter(.standard)
        var mine = row("a", "you", "Weather?", role: .user)
        mine.awaitsNotes = true
        let answer = row("b", "echo", "Let me see. I look", isLive: true)
        var tool = row("t", "tool", "")
        tool.tool = ToolRowViewState(sign: StyledText("?"), name: "weather", question: "approve?")
        var asked = state([mine, answer, tool], activity: .writing)
        asked.isAsked = true

        #expect(
            presenter.texts(of: asked) == [
                "you: Weather?", "echo: Let me see.",
                "tool weather: waiting for approval. Answer y (yes), n (no) or a (always).",
            ])
    }

    @Test func `a notice waits until the line of an answer has ended`() {
        var presenter = PlainPresenter(.standard)
        func shown(_ text: String, _ revision: Int, isLive: Bool = true) -> ScreenViewState {
            var shown = state(
                [row("a", "echo", text, revision: revision, isLive: isLive)], activity: isLive ? .writing : .idle)
            shown.notices = revision > 0 ? [notice(1, "Look.")] : []
            return shown
        }

        #expect(presenter.texts(of: shown("It is sunny. In", 0)) == ["echo: It is sunny."])
        #expect(presenter.texts(of: shown("It is sunny. In the evening", 1)) == [])
        #expect(
            presenter.texts(of: shown("It is sunny. In the evening rain.\nTake", 2)) == [
                "echo: In the evening rain.", "notice: Look.",
            ])
        #expect(
            presenter.texts(of: shown("It is sunny. In the evening rain.\nTake care.", 3, isLive: false)) == [
                "state: connected", "echo: Take care.",
            ])
    }

    @Test func `a notice that came within the last line stands behind it`() {
        var presenter = PlainPresenter(.standard)
        _ = presenter.texts(of: state([row("a", "echo", "One. Two", isLive: true)], activity: .writing))
        var ended = state([row("a", "echo", "One. Two.", revision: 1)], activity: .writing)
        ended.notices = [notice(1, "Look.")]

        #expect(presenter.texts(of: ended) == ["echo: Two.", "notice: Look."])
    }

    @Test func `why there is no whole answer is told apart from what is said`() {
        var presenter = PlainPresenter(.standard)
        var cut = row("b", "echo", "Half", mark: StyledText("↳ incomplete: connection lost", .warning))
        cut.cut = .broken
        let failed = row("a", "you", "hello", role: .user, mark: StyledText("✕ failed: gone", .failure))
        let stopped = row("c", "echo", "Half", mark: StyledText("↳ stopped here", .warning))

        #expect(
            presenter.lines(of: state([failed, cut, stopped])) == [
                PlainLine("you: hello"), PlainLine("you: (failed: gone)", isNotice: true), PlainLine("echo: Half"),
                PlainLine("echo: (incomplete: connection lost)", isNotice: true), PlainLine("echo: Half"),
                PlainLine("echo: (stopped here)"),
            ])
    }

    @Test(
        arguments: [
            (TextRole.failure, NoticeViewState.Trouble.failure), (.warning, .warning), (.success, nil), (.plain, nil),
        ] as [(TextRole, NoticeViewState.Trouble?)])
    func `a notice says whether it tells of trouble`(role: TextRole, trouble: NoticeViewState.Trouble?) {
        #expect(NoticeViewState(id: 1, wording: "It is.", role: role).trouble == trouble)
    }
}
