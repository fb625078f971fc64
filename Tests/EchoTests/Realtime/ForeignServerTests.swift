import EchoWire
import Foundation
import Testing

@testable import Echo

/// Events as the beta of the API named them, as compatible servers send them, and as reports tell of them.
@Suite struct `A Realtime server of somebody else` {
    /// Plays the server, through what reads its events.
    private struct Script {
        var script: SessionScript
        var mended = MendedServerEvents()

        init(spoken: Bool = false) throws {
            script = try .ready { $0.spokenAnswers = spoken }
            script.session.answering.awaitsResponse = true
        }

        mutating func server(_ json: JSONValue) throws {
            let event = try mended.event(ServerText(json.data))
            try script.server(String(decoding: event.data, as: UTF8.self))
        }

        var words: String {
            script.session.transcript.queue.all.filter { $0.role == .assistant }.map(\.text).joined(separator: "|")
        }

        var errors: [EchoError] {
            script.actions.compactMap { if case .emit(.error(let error)) = $0 { error } else { nil } }
        }
    }

    private static func created(_ id: String = "r") -> JSONValue {
        ["type": "response.created", "response": ["id": .string(id), "status": "in_progress", "output": []]]
    }

    private static func done(
        _ output: JSONValue, status: JSONValue = "completed", details: JSONValue = .null
    ) -> JSONValue {
        [
            "type": "response.done",
            "response": ["id": "r", "status": status, "status_details": details, "output": output],
        ]
    }

    private static let message: JSONValue = [
        "id": "i", "type": "message", "role": "assistant", "content": [["type": "audio", "transcript": "Hello"]],
    ]

    @Test(arguments: [
        "response.audio_transcript", "response.text", "response.output_text", "response.output_audio_transcript",
    ])
    func `Words come by the older names of events, and without places`(name: String) throws {
        var script = try Script()
        try script.server(Self.created())
        for words in ["Hel", "lo"] {
            try script.server(["type": .string(name + ".delta"), "item_id": "i", "delta": .string(words)])
        }
        #expect(script.words == "Hello")
        try script.server([
            "type": .string(name + ".done"), "response_id": "r", "item_id": "i", "text": "Hello!",
            "transcript": "Hello!",
        ])
        try script.server(Self.done([]))
        #expect(script.words == "Hello!" && script.errors.isEmpty)
    }

    @Test func `Sound comes by the older name of its event`() throws {
        var script = try Script(spoken: true)
        try script.server(Self.created())
        try script.server(["type": "response.audio.delta", "response_id": "r", "item_id": "i", "delta": "AAAA"])
        #expect(script.script.actions.contains { if case .play = $0 { true } else { false } })
    }

    @Test(
        arguments: [
            ["type": "error", "error": "no GPU"], ["type": "error", "message": "no GPU"],
            ["type": "error", "error": ["msg": "no GPU"]], ["error": ["message": "no GPU"]], ["detail": "no GPU"],
            ["type": "error", "error": ["no GPU"]], ["type": "error", "error": ["message": "no GPU", "code": 500]],
        ] as [JSONValue])
    func `An error of any shape has the server's words`(event: JSONValue) throws {
        var script = try Script()
        try script.server(event)
        guard case .server(_, "no GPU", _) = script.errors.last else {
            Issue.record("it was told as \(script.errors)")
            return
        }
    }

    @Test(
        arguments: [
            [message],
            [["type": "message", "role": "assistant", "content": "Hello"]],
            [["role": "assistant", "content": [["text": "Hello"]]]],
            [["content": [["type": "text", "text": ["Hello"]]]]],
        ] as [JSONValue])
    func `An answer of which only the end comes shows its words`(output: JSONValue) throws {
        var script = try Script()
        try script.server(Self.done(output))
        #expect(script.words == "Hello" && script.errors.isEmpty)
        #expect(!script.script.session.isBeingAnswered)
        let message = script.script.session.transcript.queue.all.last
        #expect(message?.status == .completed)
        // The same end once more is nobody's.
        script.script.session.answering.awaitsResponse = true
        try script.server(Self.done(output))
        #expect(script.words == "Hello")
    }

    @Test func `An answer of which only the end comes, and nothing in it, fails with words`() throws {
        var script = try Script()
        try script.server(Self.done([]))
        #expect(script.errors == [.noAnswer(.noWords)])
        #expect(!script.script.session.isBeingAnswered)
    }

    @Test func `A failure of which only the end comes has the server's words`() throws {
        var script = try Script()
        try script.server(
            Self.done([], status: "failed", details: ["type": "failed", "error": ["message": "no GPU", "code": "x"]]))
        #expect(script.errors == [.responseFailed(code: "x", message: "no GPU")])
    }

    @Test func `An answer that began and whose words come at its end shows them once`() throws {
        var script = try Script()
        try script.server(Self.created())
        try script.server(Self.done([Self.message]))
        #expect(script.words == "Hello" && script.errors.isEmpty)
        var streamed = try Script()
        try streamed.server(Self.created())
        try streamed.server(["type": "response.text.delta", "response_id": "r", "item_id": "i", "delta": "Hello"])
        try streamed.server(Self.done([Self.message]))
        #expect(streamed.words == "Hello")
    }

    @Test func `A call of which only the end tells is made`() throws {
        var script = try Script()
        let call: JSONValue = ["type": "function_call", "call_id": "c", "name": "f", "arguments": ["a": 1]]
        try script.server(Self.done([call]))
        #expect(
            script.script.actions.contains {
                if case .run(ToolCall(id: "c", name: "f", arguments: #"{"a":1}"#)) = $0 { true } else { false }
            })
    }

    @Test func `An answer stopped by the content filter before its first word says so`() throws {
        var script = try Script(spoken: true)
        try script.server(Self.created())
        try script.server(Self.done([], status: "incomplete", details: ["reason": "content_filter"]))
        #expect(script.errors == [.incompleteAnswer(reason: "content_filter")])
    }

    @Test func `A spoken answer with nothing in it, to a noise, says nothing`() throws {
        var script = try Script(spoken: true)
        try script.server(Self.created())
        try script.server(Self.done([]))
        #expect(script.errors.isEmpty)
    }

    @Test func `An answer with nothing in it, to what was written, says so`() throws {
        var script = try Script(spoken: true)
        script.script.session.answering.awaitsResponse = false
        script.script.user(.send(text: "hello"))
        try script.server(Self.created())
        try script.server(Self.done([]))
        #expect(script.errors == [.noAnswer(.noWords)])
    }

    @Test(
        arguments: [
            "no GPU", ["error": ["message": "no GPU"]], ["error": "no GPU", "reason": "error"],
            ["error": ["message": "no GPU", "code": 500]],
        ] as [JSONValue])
    func `A failure whose details have another shape has the server's words`(details: JSONValue) throws {
        var script = try Script()
        try script.server(Self.created())
        try script.server(Self.done([], status: "failed", details: details))
        guard case .responseFailed(_, "no GPU") = script.errors.first, script.errors.count == 1 else {
            Issue.record("it was told as \(script.errors)")
            return
        }
    }

    @Test(
        arguments: [
            ["type": "response.error", "error": ["message": "no GPU"]], ["type": "session.error", "error": "no GPU"],
            ["type": "response.failed", "error": ["message": "no GPU"]],
            ["type": .null, "error": ["message": "no GPU"]],
        ] as [JSONValue])
    func `A failure by a name that nobody knows has the server's words, and nothing is waited for`(event: JSONValue)
        throws
    {
        var script = try Script()
        try script.server(event)
        guard case .server(_, "no GPU", _) = script.errors.last else {
            Issue.record("it was told as \(script.errors)")
            return
        }
        #expect(!script.script.session.isBeingAnswered)
    }

    @Test(arguments: [("response.failed", 1), ("response.cancelled", 0)])
    func `An answer that ends by another API's name is over`(name: String, errors: Int) throws {
        var script = try Script()
        try script.server(Self.created())
        try script.server(["type": "response.text.delta", "response_id": "r", "item_id": "i", "delta": "Half"])
        try script.server([
            "type": .string(name), "response": ["id": "r", "error": ["message": "no GPU"], "output": []],
        ])
        #expect(!script.script.session.isBeingAnswered && script.words == "Half")
        #expect(script.script.messages.last?.isFinal == true && script.errors.count == errors)
    }

    @Test(arguments: [[], 7, .null, ["type": .null], ["type": 3], [:]] as [JSONValue])
    func `What is no event, and complains of nothing, is harmless`(event: JSONValue) throws {
        var script = try Script()
        try script.server(event)
        #expect(script.errors.isEmpty && script.script.session.answering.awaitsResponse)
    }

    @Test(arguments: [
        ("internal error, sorry", "internal error, sorry"), ("<title>Bad gateway</title>", "Bad gateway"),
    ])
    func `A sentence where an event should be is an error in the server's words`(text: String, words: String) {
        guard case .error(let event)? = MendedServerEvents.complaint(Data(text.utf8)) else {
            Issue.record("it was understood otherwise")
            return
        }
        #expect(event.error.message == words)
    }

    @Test(arguments: ["", " ", "pong"])
    func `A sign of life where an event should be is harmless`(text: String) {
        #expect(MendedServerEvents.complaint(Data(text.utf8))?.isUnknown == true)
    }

    @Test(arguments: ["{\"type\":", "[", "\"half"])
    func `An event that is damaged is no complaint`(text: String) {
        #expect(MendedServerEvents.complaint(Data(text.utf8)) == nil)
    }

    @Test func `Answers without names are told apart`() throws {
        var script = try Script()
        for words in ["Hello", "Bye"] {
            script.script.session.answering.awaitsResponse = true
            try script.server(["type": "response.created", "response": ["id": .null, "output": []]])
            try script.server([
                "type": "response.output_audio_transcript.delta", "response_id": .null, "item_id": .null,
                "output_index": .null, "content_index": .null, "delta": .string(words),
            ])
            try script.server(["type": "response.done", "response": ["status": "completed", "output": .null]])
        }
        #expect(script.words == "Hello|Bye" && script.errors.isEmpty)
        #expect(script.script.messages.allSatisfy { $0.status == .completed })
    }

    // MARK: an answer that stops

    @Test func `An answer that stops is given up after the silence that is allowed, and what came is kept`() throws {
        var script = try Script()
        try script.server(Self.created())
        #expect(script.script.actions.contains(.start(.silence, after: .seconds(120))))
        script.script.milliseconds = 50_000
        try script.server(["type": "response.text.delta", "response_id": "r", "item_id": "i", "delta": "Half"])
        script.script.milliseconds = 120_000
        script.script.fact(.timerFired(.silence))
        #expect(script.script.actions.contains(.start(.silence, after: .seconds(50))) && script.errors.isEmpty)
        // What nobody understands is no part of the answer.
        try script.server(["type": "ping"])
        script.script.milliseconds = 170_000
        script.script.fact(.timerFired(.silence))

        #expect(script.errors == [.answerTimedOut(host: "", .silence, limit: .seconds(120))])
        #expect(script.words == "Half" && !script.script.session.isBeingAnswered)
        #expect(script.script.messages.last?.status == .incomplete(reason: "connection_lost"))
        #expect(script.script.sentTypes.last == "response.cancel")
        // What still comes of it is nobody's.
        script.script.session.answering.awaitsResponse = true
        try script.server(["type": "response.text.delta", "response_id": "r", "item_id": "i", "delta": " more"])
        #expect(script.words == "Half")
    }

    @Test func `An answer that is over is not waited for`() throws {
        var script = try Script()
        try script.server(Self.created())
        try script.server(Self.done([Self.message]))
        #expect(script.script.actions.contains(.cancel(.silence)))
        script.script.milliseconds = 500_000
        script.script.fact(.timerFired(.silence))
        #expect(script.errors.isEmpty)
    }

    // MARK: connecting

    @Test(arguments: [["type": "session.created"], ["type": "session.created", "session": .null]] as [JSONValue])
    func `A greeting without a session is one`(event: JSONValue) throws {
        var mended = MendedServerEvents()
        guard case .sessionCreated = try mended.event(event) else {
            Issue.record("it was understood otherwise")
            return
        }
    }

    private func connecting() throws -> SessionScript {
        var script = SessionScript()
        script.user(.connect)
        script.fact(.connected(nil))
        try script.server(#"{"type":"session.created","event_id":"e","session":{"type":"realtime","id":"s"}}"#)
        return script
    }

    @Test func `A tool that is refused when connecting ends it with the server's words`() throws {
        var script = try connecting()
        let id = try #require(script.session.connection.askedOptions.keys.first)
        script.forget()
        try script.server(
            #"{"type":"error","event_id":"e","error":{"message":"tools[0].name is invalid","event_id":"\#(id)"}}"#)
        let error = EchoError.server(code: nil, message: "tools[0].name is invalid", parameter: nil)
        #expect(script.actions.contains { if case .failToConnect(error) = $0 { true } else { false } })
    }

    @Test func `A refusal that does not say of what is the reason when no session comes`() throws {
        var script = try connecting()
        script.forget()
        try script.server(#"{"type":"error","event_id":"e","error":{"message":"no tools here"}}"#)
        script.fact(.timerFired(.greeting))
        let error = EchoError.server(code: nil, message: "no tools here", parameter: nil)
        #expect(script.actions.contains { if case .failToConnect(error) = $0 { true } else { false } })
    }
}
