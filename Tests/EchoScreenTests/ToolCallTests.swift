import Echo
import EchoScreen
import EchoText
import Foundation
import Testing

@Suite struct `Calls of tools stand in the conversation` {
    private static let start = Date(timeIntervalSince1970: 1_700_000_000)

    private func makeSUT() -> ConversationPresenter {
        ConversationPresenter(timeZone: TimeZone(secondsFromGMT: 0) ?? .current)
    }

    private func activity(
        _ id: String, _ phase: ToolActivity.Phase, name: String = "weather", arguments: String = #"{"city":"Lisbon"}"#,
        progress: ToolProgress? = nil, output: String? = nil, duration: Duration? = nil, server: String? = nil
    ) -> ToolActivity {
        ToolActivity(
            call: ToolCall(id: id, name: name, arguments: arguments), phase: phase, progress: progress, output: output,
            duration: duration, server: server)
    }

    private func message(_ activity: ToolActivity, after seconds: Double = 0) -> EchoEvent {
        .messageUpdated(
            Message(
                id: "m-" + activity.call.id, role: .tool, medium: .text,
                status: activity.isOver ? .completed : .inProgress,
                createdAt: Self.start + seconds, tool: activity))
    }

    private func shown(_ activity: ToolActivity) throws -> ToolRowViewState {
        var presenter = makeSUT()
        presenter.receive(message(activity), at: Self.start)
        return try #require(presenter.state.rows.first?.tool)
    }

    @Test func `a call that went well: sign, name, arguments, time, what came of it`() throws {
        let tool = try shown(
            activity(
                "1", .succeeded, arguments: #"{"city": "S\u00e3o Paulo", "days": [1, 2]}"#,
                output: #"{"sky": "clear", "temperature": 24}"#, duration: .milliseconds(312)))

        #expect(tool.sign == StyledText("✓", .success))
        #expect(tool.name == "weather")
        #expect(tool.arguments == "city: São Paulo, days: [1, 2]")
        #expect(tool.outcome == StyledText("0.31 s", .faint))
        #expect(tool.output == StyledText("sky: clear, temperature: 24", .faint))
        #expect(tool.question == nil)
    }

    @Test(arguments: [("The hall lamp is on now.", ""), ("Done: it is on.", "The hall lamp is on now.")])
    func `what an answer only repeats stands there once, and unfolds`(answer: String, output: String) {
        var presenter = makeSUT()
        let call = activity("1", .succeeded, name: "house", output: "The hall lamp is on now.")
        presenter.receive(message(call), at: Self.start)
        let said = Message(
            id: "a", role: .assistant, medium: .voice, text: answer, status: .completed, createdAt: Self.start + 1)
        presenter.receive(.messageFinalized(said), at: Self.start)

        #expect(presenter.state.rows.map(\.text) == ["", answer])
        #expect(presenter.state.rows.first?.tool?.output.text == output)
    }

    @Test func `what may have been said instead is for the tool, and not shown beside what was said`() throws {
        let tool = try shown(
            activity(
                "1", .succeeded, name: "house",
                arguments: #"{"alternatives":["turn of the lamp","turn on a lamp"],"sentence":"turn on the lamp"}"#))
        #expect(tool.arguments == "sentence: turn on the lamp")
        let own = try shown(activity("2", .succeeded, arguments: #"{"alternatives":"two","a":"alternatives"}"#))
        #expect(own.arguments == "alternatives: two, a: alternatives")
    }

    @Test(arguments: [
        (ToolActivity.Phase.failed, "✗", "failed · 2.00 s"), (.denied, "⊘", "denied"), (.cancelled, "⊘", "cancelled"),
        (.timedOut, "◷", "timed out after 2 s"),
    ])
    func `each way of not going well`(phase: ToolActivity.Phase, sign: String, outcome: String) throws {
        let tool = try shown(activity("1", phase, duration: .seconds(2)))
        #expect((tool.sign.text, tool.outcome.text) == (sign, outcome))
    }

    @Test(arguments: [
        (ToolProgress(done: 4, total: 10, message: "page 4"), 0.4, "4 of 10 · page 4"),
        (ToolProgress(done: 7), nil, "7"), (ToolProgress(done: .infinity, total: -1), nil, "0 of -1"),
        (ToolProgress(done: 30, total: 10), 1, "30 of 10"), (nil, nil, "running…"),
    ])
    func `progress has a bar when the end is known`(progress: ToolProgress?, share: Double?, words: String) throws {
        let tool = try shown(activity("1", .running, progress: progress))
        #expect(tool.progress == share)
        #expect(tool.progressText == words)
    }

    @Test(arguments: [("files_read_file", "read_file"), ("files", "files"), ("read_file", "read_file")])
    func `the server stands beside the name, not in it`(name: String, short: String) throws {
        let tool = try shown(activity("1", .running, name: name, server: "files"))
        #expect((tool.name, tool.server) == (short, "files"))
    }

    @Test func `what the model or a tool wrote is shown, not obeyed, and is cut`() throws {
        let tool = try shown(
            activity(
                "1", .failed, name: "a\u{1B}]0;b", arguments: "{\"x\": \"\\u001b[2J\nlines",
                output:
                    "\u{202E}" + String(repeating: "long ", count: 100_000), server: "s\u{7}"))

        #expect(tool.name == "a␛]0;b")
        #expect(tool.server == "s␇")
        #expect(!tool.arguments.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F })
        #expect(tool.output.text.hasPrefix("<U+202E>long long"))
        #expect(tool.output.text.count == 241)
    }

    @Test func `calls that wait are asked about one after the other`() {
        var presenter = makeSUT()
        presenter.receive(message(activity("1", .waitingForApproval)), at: Self.start)
        presenter.receive(message(activity("2", .waitingForApproval), after: 1), at: Self.start)
        #expect(presenter.askedCall == "1")
        #expect(presenter.state.rows.map { $0.tool?.question != nil } == [true, false])
        #expect(presenter.state.rows[1].tool?.outcome.text == "waiting")

        presenter.decide("1")
        #expect(presenter.askedCall == "2")
        #expect(presenter.state.rows.map { $0.tool?.question != nil } == [false, true])
        #expect(presenter.state.rows[0].tool?.sign.text == "▸")
        presenter.receive(.toolCallUpdated(activity("2", .cancelled)), at: Self.start)
        #expect(presenter.askedCall == nil)
    }

    @Test func `news of a call change its line, and never bring back one that is over`() throws {
        var presenter = makeSUT()
        presenter.receive(message(activity("1", .running)), at: Self.start)
        let revision = try #require(presenter.state.rows.first).revision

        presenter.receive(.toolCallUpdated(activity("1", .succeeded, output: "ok")), at: Self.start)
        presenter.receive(.toolCallUpdated(activity("1", .running)), at: Self.start)
        #expect(presenter.state.rows.first?.tool?.sign.text == "✓")
        #expect(try #require(presenter.state.rows.first).revision > revision)
        #expect(presenter.state.rows.count == 1)
    }

    @Test func `calls that follow one another stand close together`() {
        var presenter = makeSUT()
        presenter.receive(message(activity("1", .running)), at: Self.start)
        #expect(presenter.state.rows[0].tool?.isFollowed == false)
        presenter.receive(message(activity("2", .running), after: 1), at: Self.start)
        #expect(presenter.state.rows[0].tool?.isFollowed == true)

        presenter.receive(message(activity("1", .succeeded)), at: Self.start)
        #expect(presenter.state.rows[0].tool?.isFollowed == true)
        presenter.receive(.messageRemoved(id: "m-2"), at: Self.start)
        #expect(presenter.state.rows[0].tool?.isFollowed == false)
    }

    @Test func `the panel shows every call whole, the newest first`() throws {
        var presenter = makeSUT()
        #expect(presenter.toolPanel == nil)
        presenter.receive(message(activity("1", .succeeded, output: "first\nsecond")), at: Self.start)
        presenter.receive(
            message(
                activity(
                    "2", .failed, name: "fetch", arguments: "no JSON", output: String(repeating: "x", count: 30_000)),
                after: 1), at: Self.start)

        guard case .lines(let lines) = try #require(presenter.toolPanel).content else {
            Issue.record("no lines")
            return
        }
        let texts = lines.map { $0.map(\.text).joined() }
        #expect(texts[0] == "✗ fetch  failed")
        #expect(texts[1] == "no JSON")
        #expect(texts[3].count == 20_000)
        #expect(texts[4] == "… 10.0 kB more")
        #expect(
            texts.suffix(6) == ["✓ weather  done", "{", #"  "city": "Lisbon""#, "}", "↳", "first", "second"].suffix(6))
    }

    @Test func `a message that is removed is gone, and what comes late for it is not shown`() {
        var presenter = makeSUT()
        let said = Message(
            id: "a", role: .user, medium: .text, text: "hello", status: .completed, createdAt: Self.start)
        presenter.receive(.messageFinalized(said), at: Self.start)
        presenter.receive(message(activity("1", .waitingForApproval), after: 1), at: Self.start)
        #expect(presenter.lastOwn?.text == "hello")
        #expect(presenter.lastSaid?.id == "a")

        presenter.receive(.messageRemoved(id: "a"), at: Self.start)
        presenter.receive(.messageFinalized(said), at: Self.start)
        presenter.receive(.messageRemoved(id: "m-1"), at: Self.start)
        #expect(presenter.state.rows.isEmpty)
        #expect(presenter.askedCall == nil)
        #expect(presenter.lastOwn == nil)
    }

    @Test func `an answer says what it used and cost beside how long it took`() throws {
        var presenter = makeSUT()
        var answer = Message(
            id: "a", role: .assistant, medium: .text, text: "Yes.", status: .completed, createdAt: Self.start,
            latency: .milliseconds(420))
        answer.usage = Usage()
        answer.usage?.inputTextTokens = 1200
        answer.usage?.outputTextTokens = 4
        answer.cost = Cost()
        answer.cost?.textOutput = 0.0031

        presenter.receive(.messageFinalized(answer), at: Self.start)
        #expect(try #require(presenter.state.rows.first).facts == ["0.42 s", "1,204 tokens", "$0.0031"])
    }
}
