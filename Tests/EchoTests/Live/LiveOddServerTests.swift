import EchoAudio
import EchoWire
import Foundation
import Testing

@testable import Echo

/// Servers of full duplex that end early, are silent, or write their events otherwise.
@Suite struct `An odd server of full duplex` {
    private static let broken = EchoError.connectionLost(code: 1011, reason: "")

    private func asked(_ text: String = "Where is Rome?") throws -> LiveScript {
        var script = try LiveScript.ready()
        script.user(.send(text: text))
        script.pass(1000)
        try script.acknowledges()
        script.forget()
        return script
    }

    // MARK: a cut answer

    @Test(arguments: [1000, 1006, 1011])
    func `that ends in the midst of an answer leaves it marked as cut`(code: Int) throws {
        var script = try asked()
        try script.says("In It", 400, 800)
        script.fact(.connectionClosed(.connectionLost(code: code, reason: "")))

        #expect(script.lines.last == "assistant: In It")
        #expect(script.messages.last?.status == .incomplete(reason: "connection_lost"))
    }

    @Test(arguments: [
        ("max_duration", "connection_lost"), ("expired", "connection_lost"), ("content", "content_filter"),
    ])
    func `that closes the session in the midst of an answer leaves it marked as cut`(
        reason: String, mark: String
    ) throws {
        var script = try asked()
        try script.says("In It", 400, 800)
        try script.server(#"{"type":"session.closed","reason":"\#(reason)","session":null}"#)

        #expect(script.messages.last?.status == .incomplete(reason: mark))
    }

    @Test func `that ends some time after an answer leaves it whole`() throws {
        var script = try asked()
        try script.says("In Italy.", 400, 800)
        script.pass(1200)
        script.fact(.connectionClosed(Self.broken))

        #expect(script.messages.last?.status == .completed)
    }

    @Test func `whoever leaves in the midst of an answer has lost nothing`() throws {
        var script = try asked()
        try script.says("In It", 400, 800)
        script.user(.conclude)

        #expect(script.messages.last?.status == .completed)
    }

    // MARK: no answer

    @Test func `that says nothing is waited for as long as by turns, and that is said`() throws {
        var script = try LiveScript.ready()
        script.user(.send(text: "Where is Rome?"))
        #expect(script.actions.contains(.start(.answer, after: .seconds(30))))
        #expect(script.session.turn == .thinking)
        script.ring(.answer)

        #expect(script.errors == [.responseFailed(code: "timeout", message: "the server did not answer")])
        #expect(script.session.turn == .idle && script.session.openQuestion == nil)
    }

    @Test func `that answers is not waited for any longer`() throws {
        var script = try asked()
        try script.says("In Italy.", 400, 800)
        #expect(script.session.turn == .assistant)
        #expect(script.actions.contains(.cancel(.answer)))
        script.pass(4000)
        script.ring(.answer)

        #expect(script.errors.isEmpty && script.session.turn == .idle)
        #expect(script.messages.last?.status == .completed)
    }

    @Test func `that sends only sound is waited for until its words would have come, and that is said`() throws {
        var script = try asked()
        try script.voice(LiveScript.word)
        #expect(script.session.turn == .assistant)
        for _ in 0..<9 { try script.voice(LiveScript.quiet) }
        #expect(script.actions.contains(.start(.answer, after: .seconds(3))))
        #expect(script.session.turn == .thinking)
        script.ring(.answer)

        #expect(script.errors == [.noAnswer(.sound)])
        #expect(script.session.turn == .idle)
    }

    @Test func `that sends sound without end and without words keeps nobody waiting`() throws {
        var script = try asked()
        for _ in 0..<20 { try script.voice(LiveScript.word) }
        script.ring(.answer)

        #expect(script.errors == [.noAnswer(.sound)])
        #expect(script.session.turn == .idle)
    }

    @Test(arguments: [LegRequest.regenerate, .goOn, .instruct("Say hello.", answers: true)])
    func `whatever is asked is not waited for without end`(request: LegRequest) throws {
        var script = try asked()
        try script.says("In It", 400, 800)
        script.fact(.connectionClosed(Self.broken))
        script.ring(.reconnection)
        script.fact(.connected)
        try script.started(id: "live_2")
        script.forget()
        script.user(request)

        #expect(script.actions.contains(.start(.answer, after: .seconds(30))))
        script.ring(.answer)
        #expect(script.errors.count == 1)
    }

    @Test func `that works on it is waited for`() throws {
        var script = try asked()
        try script.delegates("item_1")
        script.ring(.delegation(number: 1))
        script.ring(.answer)

        #expect(script.errors.isEmpty)
        #expect(script.actions.contains(.start(.answer, after: .seconds(30))))
    }

    @Test func `whose own delegate is silent for too long is not waited for`() throws {
        var script = try asked()
        try script.server(#"{"type":"response.event","event":{"type":"response.created","response":{"id":"r"}}}"#)
        script.milliseconds += 60_000
        script.ring(.answer)
        #expect(script.errors.isEmpty)
        script.milliseconds += 60_000
        script.ring(.answer)

        #expect(script.errors == [.responseFailed(code: "timeout", message: "the server did not answer")])
        #expect(script.session.turn == .idle)
    }

    @Test func `whose own delegate fails has its words told`() throws {
        var script = try asked()
        try script.server(
            #"{"type":"response.event","event":{"type":"response.failed","response":{"id":"r","error":{"code":"server_error","message":"no GPU"}}}}"#
        )

        #expect(script.errors == [.responseFailed(code: "server_error", message: "no GPU")])
    }

    @Test func `whose own delegate always calls another tool is stopped`() throws {
        var script = try asked()
        for round in 0...ToolRounds.most {
            try script.server(#"{"type":"response.event","event":{"type":"response.created","response":{"id":"r"}}}"#)
            try script.server(
                #"{"type":"response.event","event":{"type":"response.output_item.done","item":{"type":"function_call","call_id":"c\#(round)","name":"dice","arguments":"{}"}}}"#
            )
            try script.server(#"{"type":"response.event","event":{"type":"response.completed","response":{"id":"r"}}}"#)
            script.user(.submit(ToolResult(callID: "c\(round)", output: "6")))
        }

        #expect(script.sent.count { $0.type == "response.create" } == ToolRounds.most)
        #expect(script.errors == [ToolRounds.tooMany])
    }

    @Test func `whose connection breaks before a word is asked again, three times`() throws {
        var script = try asked()
        var told = 0
        for attempt in 1...LiveExpectation.mostBreaks {
            script.fact(.connectionClosed(Self.broken))
            guard attempt < LiveExpectation.mostBreaks else { break }
            script.ring(.reconnection)
            script.fact(.connected)
            script.forget()
            try script.started(id: "live_\(attempt)")
            told += script.told.count { $0.contains("Where is Rome?") }
        }

        #expect(told == LiveExpectation.mostBreaks - 1)
        #expect(
            script.errors == [
                .responseFailed(
                    code: "connection_lost", message: "the connection broke 3 times before the answer was complete")
            ])
    }

    // MARK: events

    private func read(_ json: JSONValue) throws -> LiveServerEvent { try MendedLiveEvent.event(json) }

    @Test(
        arguments: [
            ["type": "error", "error": "no GPU"], ["type": "error", "message": "no GPU"],
            ["type": "error", "error": ["msg": "no GPU"]], ["error": ["message": "no GPU"]], ["detail": "no GPU"],
            ["type": "error", "error": ["no GPU"]], ["type": "error", "error": ["message": "no GPU", "code": 500]],
            ["type": "session.failed", "error": ["message": "no GPU"]],
        ] as [JSONValue])
    func `that tells an error in any shape has its words told`(event: JSONValue) throws {
        guard case .error(let told) = try read(event) else {
            Issue.record("it was understood otherwise")
            return
        }
        #expect(told.error.message == "no GPU")
    }

    @Test(arguments: [[], 7, .null, ["type": .null], ["type": 3], [:], ["delta": "x"]] as [JSONValue])
    func `that sends what is no event, and complains of nothing, is left alone`(event: JSONValue) throws {
        guard case .unknown = try read(event) else {
            Issue.record("it was understood otherwise")
            return
        }
    }

    @Test(
        arguments: [
            ["type": "session.started"], ["type": "session.started", "session": .null],
            ["type": "session.started", "session": ["id": 7, "delegation": "none"]],
        ] as [JSONValue])
    func `that begins a session without telling of it has begun it`(event: JSONValue) throws {
        guard case .started = try read(event) else {
            Issue.record("it was understood otherwise")
            return
        }
    }

    @Test func `that writes its times as texts, and its words as parts, is understood`() throws {
        let event = try read([
            "type": "session.output_transcript.delta", "delta": [["text": "In Italy."]], "start_ms": "200",
            "end_ms": 400.5,
        ])
        guard case .outputTranscriptDelta(let words) = event else {
            Issue.record("it was understood otherwise")
            return
        }
        #expect(words.delta == "In Italy." && words.startMs == 200 && words.endMs == 400)
    }

    @Test func `that writes a sentence where an event should be complains by it`() {
        guard case .error(let told)? = MendedLiveEvent.complaint(Data("internal error, sorry".utf8)) else {
            Issue.record("it was understood otherwise")
            return
        }
        #expect(told.error.message == "internal error, sorry")
        #expect(MendedLiveEvent.complaint(Data("{".utf8)) == nil)
    }

    @Test func `that complains in the midst of an answer takes none of its words`() throws {
        var script = try asked()
        try script.says("In Italy.", 400, 800)
        try script.refuses("invalid_value")
        #expect(script.session.turn == .assistant)
        script.pass(4000)

        #expect(script.lines.last == "assistant: In Italy." && script.messages.last?.status == .completed)
        #expect(script.errors.count == 1)
    }

    @Test func `that complains of a question and says nothing else is not waited for long`() throws {
        var script = try asked()
        try script.refuses("invalid_value", "no such thing")
        #expect(script.actions.contains(.start(.answer, after: .seconds(3))))
        script.ring(.answer)

        #expect(script.errors.count == 1 && script.session.turn == .idle)
    }
}
