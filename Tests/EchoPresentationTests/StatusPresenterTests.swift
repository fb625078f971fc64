import Echo
import EchoPresentation
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
            "… the oldest 4 messages no longer fit the model's context window."
        ),
        (.dropped, ["a"], "… the oldest message no longer fits the model's context window."),
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
