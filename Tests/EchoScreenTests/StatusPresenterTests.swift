import Echo
import EchoScreen
import EchoText
import Foundation
import ScreenTestKit
import Testing

@Suite struct `The status line says how it stands` {
    private static let lost = EchoError.connectionLost(code: 1006, reason: "")
    private static let second = Retry(attempt: 2, limit: 5, delay: .milliseconds(2500), cause: lost)

    private func makeSUT(_ mode: ConversationMode = .audio) -> ScreenPresenter {
        var presenter = ScreenPresenter(
            server: ServerIdentity(isLocal: false, host: "example.org", model: "gpt-realtime"), mode: mode,
            catalog: .standard, timeZone: TimeZone(secondsFromGMT: 0) ?? .current)
        presenter.parts = [CostPresenter()]
        return presenter
    }

    @Test func `a voice that takes no turns is one before it is connected, and costs nothing yet`() {
        let presenter = ScreenPresenter(
            server: ServerIdentity(isLocal: false, host: "example.org", model: "gpt-live-1.1"), catalog: .standard)

        #expect(presenter.state.status.turnTaking == "full duplex")
        #expect(presenter.state.status.rate.isEmpty)
    }

    private func moment(_ seconds: Double) -> ScreenTime {
        ScreenTime(date: Date(timeIntervalSince1970: 1_700_000_000 + seconds), uptime: .seconds(seconds))
    }

    private func connected(_ presenter: inout ScreenPresenter, model: String = "gpt-realtime") {
        presenter.receive(.connectionStatusChanged(.connected(sessionID: "s", model: model)), at: moment(0))
    }

    @Test func `an attempt to reconnect is counted down by the ticks, to the begun second`() {
        var presenter = makeSUT()
        connected(&presenter)

        presenter.receive(.connectionStatusChanged(.retrying(Self.second)), at: moment(10))
        #expect(presenter.state.status.state == StyledText("↻ reconnecting in 3 s (2 of 5)", .connecting))
        #expect(presenter.nextChange(at: .zero) == .milliseconds(500))
        presenter.tick(at: moment(10.5))
        #expect(presenter.state.status.state.text == "↻ reconnecting in 2 s (2 of 5)")
        #expect(presenter.nextChange(at: .zero) == .seconds(1))
        presenter.tick(at: moment(11.5))
        #expect(presenter.state.status.state.text == "↻ reconnecting in 1 s (2 of 5)")
        presenter.tick(at: moment(12.5))
        #expect(presenter.state.status.state.text == "↻ reconnecting (2 of 5)")
        #expect(presenter.nextChange(at: .zero) == nil)
        #expect(presenter.state.hints.contains { $0.command == .reconnect && $0.title == "reconnect now" })
    }

    @Test func `a server that says nothing for twenty seconds is said to be waited for still`() {
        var presenter = makeSUT(.text)
        connected(&presenter)
        presenter.receive(.turnChanged(.thinking), at: moment(1))

        presenter.tick(at: moment(20))
        #expect(presenter.state.status.state == StyledText("… thinking", .thinking))
        presenter.tick(at: moment(21))
        #expect(presenter.state.status.state == StyledText("… still waiting for the server", .thinking))

        let call = ToolCall(id: "c", name: "get_weather", arguments: "{}")
        presenter.receive(.toolCallUpdated(ToolActivity(call: call, phase: .running)), at: moment(22))
        presenter.tick(at: moment(60))
        #expect(presenter.state.status.state == StyledText("… thinking", .thinking))
        presenter.receive(.toolCallUpdated(ToolActivity(call: call, phase: .succeeded)), at: moment(61))
        presenter.tick(at: moment(81))
        #expect(presenter.state.status.state == StyledText("… still waiting for the server", .thinking))
        presenter.receive(.turnChanged(.idle), at: moment(82))
        presenter.tick(at: moment(120))
        #expect(presenter.state.status.state.text == "○ idle")
    }

    @Test func `where both sides may speak at once it says so, and what the delegate works with`() {
        var presenter = makeSUT()
        connected(&presenter, model: "gpt-live-1.1")
        #expect(presenter.state.status.turnTaking == "full duplex")

        let call = ToolCall(id: "c", name: "get_weather", arguments: "{}")
        presenter.receive(.turnChanged(.thinking), at: moment(1))
        #expect(presenter.state.status.state == StyledText("… thinking", .thinking))
        presenter.receive(.toolCallUpdated(ToolActivity(call: call, phase: .running)), at: moment(2))
        #expect(presenter.state.status.state == StyledText("▸ working: get_weather", .thinking))
        presenter.receive(.toolCallUpdated(ToolActivity(call: call, phase: .succeeded)), at: moment(3))
        #expect(presenter.state.status.state == StyledText("… thinking", .thinking))

        connected(&presenter)
        #expect(presenter.state.status.turnTaking == "server VAD")
    }

    @Test func `where silence is paid, the price of a minute stands beside the clock, which goes on`() {
        var presenter = makeSUT()
        connected(&presenter, model: "gpt-live-1.1")
        #expect(presenter.state.status.rate == "$0.05/min")
        presenter.tick(at: moment(61))
        #expect(presenter.state.status.elapsed == "01:01")
        #expect(presenter.nextChange(at: .zero) == .seconds(1))

        connected(&presenter)
        #expect(presenter.state.status.rate.isEmpty)
        presenter.receive(.modeChanged(.text), at: moment(62))
        #expect(presenter.state.status.rate.isEmpty)
    }

    @Test func `the clock pauses while nothing goes on, and does not leap when something does`() {
        var presenter = makeSUT(.text)
        connected(&presenter, model: "gpt-5-mini")
        presenter.receive(.turnChanged(.thinking), at: moment(10))
        presenter.tick(at: moment(13))
        #expect(presenter.state.status.elapsed == "00:03")

        presenter.receive(.turnChanged(.idle), at: moment(14))
        presenter.tick(at: moment(100))
        presenter.receive(.turnChanged(.thinking), at: moment(300))
        #expect(presenter.state.status.elapsed == "00:04")
        presenter.tick(at: moment(301))
        #expect(presenter.state.status.elapsed == "00:05")
    }

    @Test func `the assistant inside the program is named, and not the model whose name it answers to`() {
        var presenter = ScreenPresenter(
            server: ServerIdentity(
                isLocal: true, host: "127.0.0.1", model: "gpt-realtime-2.1", assistant: "offline assistant"),
            catalog: .standard)
        connected(&presenter, model: "gpt-realtime-2.1")
        #expect(presenter.state.status.model == "offline assistant")
    }

    @Test func `the offline assistant is free`() {
        var presenter = ScreenPresenter(
            server: ServerIdentity(isLocal: true, host: "127.0.0.1", model: "echo"), catalog: .standard)
        connected(&presenter, model: "gpt-live-1.1")
        #expect(presenter.state.status.rate.isEmpty)
    }

    @Test func `a search of the web by the delegate is named as people call it`() {
        var presenter = makeSUT()
        connected(&presenter, model: "gpt-live-1.1")
        let call = ToolCall(id: "search 1", name: WebSearch.toolName, arguments: "{}")
        var search = Message(
            id: "m", role: .tool, medium: .text, status: .inProgress, createdAt: Date(timeIntervalSince1970: 0),
            tool: ToolActivity(call: call, phase: .running))
        presenter.receive(.turnChanged(.thinking), at: moment(1))
        presenter.receive(.messageUpdated(search), at: moment(2))
        #expect(presenter.state.status.state == StyledText("▸ working: web search", .thinking))

        search.tool = ToolActivity(call: call, phase: .succeeded)
        presenter.receive(.messageFinalized(search), at: moment(3))
        #expect(presenter.state.status.state == StyledText("… thinking", .thinking))
    }

    @Test func `why it reconnects is told once, and is out of date as soon as it is connected`() {
        var presenter = makeSUT()
        connected(&presenter)

        presenter.receive(.connectionStatusChanged(.retrying(Self.second)), at: moment(1))
        let notice = presenter.state.notice?.wording.text(keyName: \.name)
        #expect(
            notice == """
                The connection to the server was lost. The conversation is kept. Reconnecting automatically; \
                reconnect retries now.
                """)
        presenter.dismissNotice()
        presenter.receive(.connectionStatusChanged(.connecting(host: "example.org")), at: moment(4))
        presenter.receive(.connectionStatusChanged(.retrying(Self.second)), at: moment(5))
        presenter.receive(.error(Self.lost), at: moment(5))
        #expect(presenter.state.notice == nil)

        connected(&presenter)
        presenter.receive(.connectionStatusChanged(.retrying(Self.second)), at: moment(9))
        #expect(presenter.state.notice != nil)
        connected(&presenter)
        #expect(presenter.state.notice == nil)
    }

    @Test func `a hand-over is said, but not in the middle of an answer`() {
        var presenter = makeSUT()
        connected(&presenter)

        presenter.receive(.connectionStatusChanged(.handingOver), at: moment(1))
        #expect(presenter.state.status.state == StyledText("⇄ renewing session", .connecting))
        presenter.receive(.turnChanged(.assistant), at: moment(2))
        #expect(presenter.state.status.state.text == "▶ speaking")
    }

    @Test func `model and mode: who speaks and who ends turns only by voice`() {
        var presenter = makeSUT()
        connected(&presenter)
        #expect(presenter.state.status.mode == "voice")
        #expect(presenter.state.status.voice == "marin")

        presenter.show(.text, model: "gpt-5-mini")
        let status = presenter.state.status
        #expect((status.mode, status.model) == ("text", "gpt-5-mini"))
        #expect((status.voice, status.turnTaking) == ("", ""))
    }

    @Test func `by text an answer is written, not spoken`() {
        var presenter = makeSUT(.text)
        connected(&presenter, model: "gpt-5-mini")

        presenter.receive(.turnChanged(.assistant), at: moment(1))
        #expect(presenter.state.status.state == StyledText("✎ writing", .speaking))
        #expect(presenter.situation.isAnswering)
    }

    @Test func `an answer that is asked for again can be stopped, and goes on when it comes`() {
        var presenter = makeSUT(.text)
        connected(&presenter)
        presenter.receive(.turnChanged(.thinking), at: moment(1))

        presenter.receive(.connectionStatusChanged(.retrying(Self.second)), at: moment(2))
        #expect(presenter.state.hints.contains(HintViewState(.stop, "stop")))
        connected(&presenter)
        #expect(presenter.state.activity == .thinking)
    }

    @Test func `switching shows until it is over`() {
        var presenter = makeSUT()
        connected(&presenter)

        presenter.switching(to: .text)
        #expect(presenter.state.status.state.text == "⇄ switching to text…")
        #expect(!CommandAvailability(Catalog.standard.commands).allows(.switchMode, in: presenter.situation))
        presenter.switching(to: nil)
        #expect(presenter.state.status.state.text == "○ idle")
    }

    @Test func `why switching failed is not overwritten by what is heard of it later`() {
        var presenter = makeSUT(.text)
        connected(&presenter)

        presenter.switchFailed(to: .audio, Self.lost)
        presenter.receive(.connectionStatusChanged(.lost(Self.lost)), at: moment(1))
        connected(&presenter)
        #expect(
            presenter.state.notice?.wording.text(keyName: \.name)
                == "The connection to the server was lost. The conversation stays in text mode.")
    }

    @Test(arguments: [
        ("0.01234", "$0.0123"), ("0.00004", "<$0.0001"), ("0.99996", "$1.00"), ("1.5", "$1.50"),
        ("1204.5", "$1,204.50"),
    ])
    func `cost is the more exact the less it is`(dollars: String, words: String) throws {
        var presenter = makeSUT()
        #expect(presenter.state.status.cost == nil)
        var cost = Cost()
        cost.textOutput = try #require(Decimal(string: dollars))

        presenter.receive(.costUpdated(cost), at: moment(1))
        #expect(presenter.state.status.cost == StyledText(words, .plain))
    }

    @Test func `a model that takes another's place stands in the status line, and how to keep it is said`() {
        var presenter = makeSUT()
        presenter.receive(.connectionStatusChanged(.connected(sessionID: "s", model: "gpt-5-mini")), at: moment(1))
        presenter.receive(.modelReplaced(old: "whisper-1", new: "gpt-transcribe"), at: moment(1))
        #expect(presenter.state.status.model == "gpt-5-mini")
        presenter.receive(.modelReplaced(old: "gpt-5-mini", new: "gpt-6.1-terra"), at: moment(1))

        #expect(presenter.state.status.model == "gpt-6.1-terra")
        #expect(
            presenter.state.notice?.wording.text(keyName: \.name).hasPrefix(
                "The server does not have gpt-5-mini: using gpt-6.1-terra for now. To keep it, or another, choose it")
                == true)
    }

    @Test func `a model that takes another's place before there is a session stands in the status line at once`() {
        var presenter = makeSUT()
        #expect(presenter.state.status.model == "gpt-realtime")
        presenter.receive(.connectionStatusChanged(.connecting(host: "example.org")), at: moment(1))
        presenter.receive(.modelReplaced(old: "whisper-1", new: "gpt-transcribe"), at: moment(1))
        #expect(presenter.state.status.model == "gpt-realtime")

        presenter.receive(.modelReplaced(old: "gpt-realtime", new: "gpt-realtime-2.1"), at: moment(2))

        #expect(presenter.state.status.model == "gpt-realtime-2.1")
    }

    @Test func `the cost grows louder as the budget ends, and is gone with the conversation`() {
        var presenter = makeSUT()
        var cost = Cost()
        cost.audioOutput = 0.42
        presenter.receive(.costUpdated(cost), at: moment(1))

        presenter.receive(.budgetReached(.nearlySpent(spent: 0.42, limit: 0.5)), at: moment(1))
        #expect(presenter.state.status.cost == StyledText("$0.4200", .warning))
        #expect(
            presenter.state.notice?.wording.text(keyName: \.name)
                == "$0.4200 of the $0.50 budget is used. /cost shows the details.")
        presenter.receive(.budgetReached(.spent(spent: 0.5, limit: 0.5)), at: moment(2))
        #expect(presenter.state.status.cost?.role == .failure)
        presenter.finishReset(at: moment(3))
        #expect(presenter.state.status.cost == nil)
    }

    @Test(arguments: [
        (
            ContextTrim.Means.dropped, ["a", "b", "c", "d"],
            "… the oldest 4 messages no longer fit the model's context window. From now on the oldest are left out."
        ),
        (
            .dropped, ["a"],
            "… the oldest message no longer fits the model's context window. From now on the oldest are left out."
        ),
        (
            .summarised, ["a", "b"],
            "… the oldest 2 messages were summarised to fit the model's context window."
        ),
    ])
    func `what no longer fits is said`(means: ContextTrim.Means, ids: [String], words: String) {
        var presenter = makeSUT()
        let trim = ContextTrim(means: means, messageIDs: ids, tokensBefore: 130_000, tokensAfter: 90_000)

        presenter.receive(.contextTrimmed(trim), at: moment(1))
        #expect(presenter.state.notice?.wording.text(keyName: \.name) == words)
    }

    @Test func `what is left out for a context that is only guessed is told with the guess`() {
        var presenter = makeSUT()
        let trim = ContextTrim(
            means: .dropped, messageIDs: ["a", "b"], tokensBefore: 7000, tokensAfter: 5000, guess: 6144)

        presenter.receive(.contextTrimmed(trim), at: moment(1))

        let words = presenter.state.notice?.wording.text(keyName: \.name) ?? ""
        #expect(words.hasPrefix("… the oldest 2 messages may no longer fit."))
        #expect(words.contains("6,144 is a guess") && words.contains("config.toml"))
        #expect(presenter.state.notice?.role == .warning)
    }

    @Test func `a message past a context that is only guessed is sent, and that is said`() {
        var presenter = makeSUT()
        let trim = ContextTrim(
            means: .exceeded, messageIDs: [], tokensBefore: 7000, tokensAfter: 7000, guess: 6144)

        presenter.receive(.contextTrimmed(trim), at: moment(1))

        let words = presenter.state.notice?.wording.text(keyName: \.name) ?? ""
        #expect(words.hasPrefix("The request has about 7,000 tokens, and is sent as it is."))
        #expect(words.contains("6,144 is a guess") && words.contains("config.toml"))
        #expect(presenter.state.notice?.role == .warning)
    }

    @Test func `a message whose answer was stopped before its first word has a mark`() {
        let message = Message(
            id: "u", role: .user, medium: .text, text: "Well?", status: .completed, createdAt: .distantPast)
        func stopped(then turn: Turn) -> MessageRowViewState? {
            var presenter = makeSUT(.text)
            presenter.receive(.messageFinalized(message), at: moment(1))
            presenter.receive(.turnChanged(.thinking), at: moment(2))
            presenter.receive(.turnEnded(TurnSummary(interrupted: true)), at: moment(3))
            presenter.receive(.turnChanged(turn), at: moment(4))
            return presenter.state.conversation.rows.last
        }

        #expect(stopped(then: .idle)?.mark?.text == "✕ no answer")
        #expect(stopped(then: .idle)?.offer != nil)
        #expect(stopped(then: .assistant)?.mark == nil)
    }

    @Test func `that the oldest messages are left out is said once in a conversation`() {
        var presenter = makeSUT()
        let trim = ContextTrim(means: .dropped, messageIDs: ["a", "b"], tokensBefore: 9, tokensAfter: 8)

        for second in 1...3 {
            presenter.receive(.contextTrimmed(trim), at: moment(Double(second)))
            presenter.dismissNotice()
        }
        #expect(presenter.state.notices.count == 1)
        presenter.finishReset(at: moment(4))
        presenter.receive(.contextTrimmed(trim), at: moment(5))
        #expect(presenter.state.notices.count == 2)
    }

    @Test(arguments: [
        (
            RequestOption.effort, "Unknown parameter: 'session.reasoning'.",
            "The server does not accept an effort by voice: it uses its own. It said: Unknown parameter: 'session.reasoning'."
        ),
        (
            .transcriptionHints, "No.",
            "The server does not accept several languages or your dictionary: the transcription knows the first language only. It said: No."
        ),
        (
            .parallelTools, "\u{1B}[2J",
            "The server does not accept several tool calls at once: tools are called one after the other. It said: ␛[2J"
        ),
        (
            .noiseStrength, "",
            "The server does not accept a strength of noise reduction: it uses its own. It gave no reason."
        ),
        (
            .field("truncation"), "Unknown parameter: 'session.truncation'.",
            "The server does not accept “truncation” in a session: the session goes on without it. It said: Unknown parameter: 'session.truncation'."
        ),
    ])
    func `what a server does not know of the session is said`(option: RequestOption, message: String, words: String) {
        var presenter = makeSUT()
        let left = LeftOutOption(option, model: "gpt-realtime-2.1", reason: message, isSpoken: true)
        presenter.receive(.optionLeftOut(left), at: moment(1))
        #expect(presenter.state.notice?.wording.text(keyName: \.name) == words)
    }

    @Test func `a tool server that fails is said, one that starts is not`() {
        var presenter = makeSUT()
        presenter.receive(.mcpServerStatusChanged(MCPServerStatus(name: "files", state: .starting)), at: moment(1))
        #expect(presenter.state.notice == nil)

        let failed = MCPServerStatus(name: "files", state: .failed(reason: "exit status 1\u{1B}[2J"))
        presenter.receive(.mcpServerStatusChanged(failed), at: moment(1))
        #expect(
            presenter.state.notice?.wording.text(keyName: \.name)
                == "The MCP server files failed: exit status 1␛[2J. See /mcp; the other tools keep working.")
    }
}
