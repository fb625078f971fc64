import EchoAudio
import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `A connection that broke leaves nothing undone` {
    private let broken = EchoError.connectionLost(code: 1006, reason: "")

    /// Greets and configures the session that takes the broken one's place.
    private func begin(_ script: inout SessionScript) throws {
        script.forget()
        script.session.begin()
        try script.server(#"{"type":"session.created","event_id":"e","session":{"type":"realtime","id":"sess_2"}}"#)
        try script.server(#"{"type":"session.updated","event_id":"e","session":{"type":"realtime","id":"sess_2"}}"#)
    }

    private func heal(_ script: inout SessionScript) throws {
        script.fact(.connectionClosed(broken))
        try begin(&script)
    }

    /// Frames appended to the new session's buffer.
    private func appended(_ script: SessionScript) -> Int {
        script.sent.reduce(0) { sum, event in
            guard case .inputAudioBufferAppend(let append) = event else { return sum }
            return sum + append.audio.count / 2
        }
    }

    @Test func `the microphone stays open, and nobody is told that the connection is lost`() throws {
        var script = try SessionScript.ready()
        script.user(.startListening)
        script.forget()

        script.fact(.connectionClosed(broken))

        #expect(!script.actions.contains(.closeMicrophone))
        #expect(!script.events.contains(.connectionStatusChanged(.lost(broken))))
        #expect(script.session.turn == .listening)
    }

    @Test func `what is said meanwhile is sent when there is a session again`() throws {
        var script = try SessionScript.ready()
        script.user(.startListening)
        script.fact(.connectionClosed(broken))
        script.hear(SpokenSound.voice(milliseconds: 500))

        try begin(&script)

        #expect(appended(script) == 12_000)
    }

    @Test func `a turn that is being spoken is sent again from its beginning`() throws {
        var script = try SessionScript.ready()
        script.user(.startListening)
        script.hear(PCM16.silence(.seconds(1)))
        script.hear(SpokenSound.voice(milliseconds: 700))
        try script.server(
            #"{"type":"input_audio_buffer.speech_started","event_id":"e","audio_start_ms":900,"item_id":"u1"}"#)

        try heal(&script)

        #expect(appended(script) == 800 * 24)
        #expect(script.messages.isEmpty)
        #expect(script.events.contains(.messageRemoved(id: "u1")))
    }

    @Test func `a turn whose words never came is sent again, with the pause that ends it`() throws {
        var script = try SessionScript.ready { $0.silence = .milliseconds(500) }
        script.user(.startListening)
        script.hear(SpokenSound.voice(milliseconds: 900))
        try script.speech("u1")

        try heal(&script)

        #expect(appended(script) == (900 + 800) * 24)
        // The server ends this turn and answers it by itself.
        #expect(!script.sentTypes.contains("response.create"))
        #expect(!script.sentTypes.contains("input_audio_buffer.commit"))
    }

    @Test func `a turn that the user ended is committed again and answered`() throws {
        var script = try SessionScript.ready { $0.turnMode = .manual }
        script.user(.startListening)
        script.hear(SpokenSound.voice(milliseconds: 900))
        script.user(.endUserTurn)
        try script.commit("u1")

        try heal(&script)

        #expect(appended(script) == 900 * 24)
        #expect(script.sentTypes.suffix(2) == ["input_audio_buffer.commit", "response.create"])
    }

    @Test func `a turn that the user ends meanwhile is sent as a whole and answered`() throws {
        var script = try SessionScript.ready { $0.turnMode = .manual }
        script.user(.startListening)
        script.hear(SpokenSound.voice(milliseconds: 400))
        script.fact(.connectionClosed(broken))
        script.hear(SpokenSound.voice(milliseconds: 300))
        script.user(.endUserTurn)

        try begin(&script)

        #expect(appended(script) == 700 * 24)
        #expect(script.sentTypes.suffix(2) == ["input_audio_buffer.commit", "response.create"])
    }

    @Test func `speech before a microphone that was closed meanwhile is sent with the pause that ends it`() throws {
        var script = try SessionScript.ready { $0.silence = .milliseconds(500) }
        script.user(.startListening)
        script.fact(.connectionClosed(broken))
        script.hear(SpokenSound.voice(milliseconds: 700))
        script.user(.stopListening)

        try begin(&script)

        #expect(appended(script) == (700 + 800) * 24)
    }

    @Test func `an answer that was being made is asked for again`() throws {
        var script = try SessionScript.ready()
        script.user(.send(text: "hello"))
        let question = try #require(script.messages.first?.id)
        try script.answer("a1", response: "r1", after: question, words: "Hi", soundMs: 100)

        try heal(&script)

        #expect(script.messages.map(\.text) == ["hello"])
        #expect(script.sentTypes == ["session.update", "conversation.item.create", "response.create"])
        #expect(script.sent[1].json["item"]?["id"] == .string(question))
    }

    @Test(arguments: [("keepalive ping timeout", ": keepalive ping timeout"), ("", "")])
    func `an answer that breaks off each time is asked for three times, then fails, and its half is kept`(
        reason: String, told: String
    ) throws {
        let broken = EchoError.connectionLost(code: 1011, reason: reason)
        var script = try SessionScript.ready()
        script.user(.send(text: "hello"))
        let question = try #require(script.messages.first?.id)
        for number in 1...3 {
            try script.answer("a\(number)", response: "r\(number)", after: question, words: "Half", soundMs: 0)
            script.forget()
            script.fact(.connectionClosed(broken))
            guard number < 3 else { break }
            #expect(script.errors.isEmpty)
            try begin(&script)
            #expect(script.sentTypes.contains("response.create"))
        }

        let words = "the connection broke 3 times before the answer was complete"
        #expect(script.errors == [.responseFailed(code: "connection_lost", message: words + told)])
        #expect(script.messages.map(\.text) == ["hello", "Half"])
        #expect(script.messages.last?.status == .incomplete(reason: "connection_lost"))
        try begin(&script)
        #expect(!script.sentTypes.contains("response.create"))
    }

    @Test func `an answer that breaks off before its first word each time is not asked for without end`() throws {
        var script = try SessionScript.ready()
        script.user(.send(text: "hello"))
        for number in 1...3 {
            try script.created("r\(number)")
            script.fact(.connectionClosed(broken))
            try begin(&script)
        }

        #expect(!script.sentTypes.contains("response.create"))
        #expect(script.messages.map(\.text) == ["hello"])
        #expect(!script.session.isBeingAnswered)
    }

    @Test func `each message is asked for anew, however often the connection broke before`() throws {
        var script = try SessionScript.ready()
        for number in 1...4 {
            script.user(.send(text: "message \(number)"))
            try script.created("r\(number)")
            script.fact(.connectionClosed(broken))
            try begin(&script)
            #expect(script.sentTypes.contains("response.create"))
            try script.finished("s\(number)")
        }
    }

    @Test func `an answer of which only the end was missing is kept`() throws {
        var script = try SessionScript.ready()
        script.user(.send(text: "hello"))
        let question = try #require(script.messages.first?.id)
        try script.answer("a1", response: "r1", after: question, words: "Hi.", soundMs: 100)
        try script.server(
            #"{"type":"response.output_item.done","event_id":"e","response_id":"r1","output_index":0,"item":{"id":"a1","type":"message","status":"completed","role":"assistant","content":[]}}"#
        )

        try heal(&script)

        #expect(script.messages.map(\.text) == ["hello", "Hi."])
        #expect(script.messages.last?.status == .completed)
        #expect(!script.sentTypes.contains("response.create"))
    }

    @Test func `an answer that the user stopped is not asked for again`() throws {
        var script = try SessionScript.ready()
        script.user(.send(text: "hello"))
        let question = try #require(script.messages.first?.id)
        try script.answer("a1", response: "r1", after: question, words: "Hi", soundMs: 0)
        script.user(.interrupt)

        try heal(&script)

        #expect(!script.sentTypes.contains("response.create"))
        #expect(script.messages.count == 2)
        #expect(script.messages.last?.isFinal == true)
    }

    @Test func `a tool that still runs gives its result to the new session`() throws {
        var script = try SessionScript.ready()
        script.user(.send(text: "weather?"))
        try script.server(
            #"{"type":"response.created","event_id":"e","response":{"object":"realtime.response","id":"r1","status":"in_progress","output":[],"conversation_id":"c"}}"#
        )
        try script.server(
            #"{"type":"response.output_item.done","event_id":"e","response_id":"r1","output_index":0,"item":{"id":"f1","type":"function_call","status":"completed","call_id":"c1","name":"weather","arguments":"{}"}}"#
        )

        try heal(&script)
        #expect(script.sentTypes == ["session.update", "conversation.item.create", "conversation.item.create"])
        #expect(script.sent.last?.json["item"]?["type"] == "function_call")
        script.forget()

        script.user(.submit(ToolResult(callID: "c1", output: "sunny")))
        #expect(script.sentTypes == ["conversation.item.create", "response.create"])
        #expect(script.sent.first?.json["item"]?["output"] == "sunny")
    }

    @Test func `a result that came while there was no connection is told with its call`() throws {
        var script = try SessionScript.ready()
        script.user(.send(text: "weather?"))
        try script.server(
            #"{"type":"response.created","event_id":"e","response":{"object":"realtime.response","id":"r1","status":"in_progress","output":[],"conversation_id":"c"}}"#
        )
        try script.server(
            #"{"type":"response.output_item.done","event_id":"e","response_id":"r1","output_index":0,"item":{"id":"f1","type":"function_call","status":"completed","call_id":"c1","name":"weather","arguments":"{}"}}"#
        )
        script.fact(.connectionClosed(broken))
        script.user(.submit(ToolResult(callID: "c1", output: "sunny")))

        try begin(&script)

        #expect(
            script.sentTypes == [
                "session.update", "conversation.item.create", "conversation.item.create", "conversation.item.create",
                "response.create",
            ])
    }

    @Test func `a text that is typed meanwhile is shown at once and answered later`() throws {
        var script = try SessionScript.ready()
        script.fact(.connectionClosed(broken))
        script.user(.send(text: "are you there?"))
        #expect(script.messages.map(\.text) == ["are you there?"])

        try begin(&script)

        #expect(script.sentTypes == ["session.update", "conversation.item.create", "response.create"])
    }

    @Test func `of a conversation that grew too long the newest turns are told`() throws {
        var script = try SessionScript.ready()
        for number in 1...3 {
            script.user(.send(text: "\(number) " + String(repeating: "word ", count: 200)))
            script.user(.interrupt)
        }
        script.session.context.window = ContextWindow(input: 450)

        try heal(&script)

        let told = script.sent.compactMap { $0.json["item"]?["content"]?[0]?["text"]?.string?.first }
        #expect(told == ["3"])
        #expect(script.events.contains { if case .contextTrimmed = $0 { true } else { false } })
        #expect(script.messages.count == 3)
    }

    @Test func `attempts that fail forget nothing`() throws {
        var script = try SessionScript.ready()
        script.user(.send(text: "hello"))
        script.fact(.connectionClosed(broken))
        script.fact(.timerFired(.reconnection))
        script.fact(.connectFailed(.unreachable(host: "h", reason: "refused")))
        script.fact(.timerFired(.reconnection))
        script.fact(.connected(nil))
        script.fact(.connectionClosed(broken))

        try begin(&script)

        #expect(script.sentTypes == ["session.update", "conversation.item.create", "response.create"])
    }

    @Test func `given up, it is as if nobody had tried`() throws {
        var script = try SessionScript.ready()
        script.user(.startListening)
        script.hear(SpokenSound.voice(milliseconds: 900))
        try script.speech("u1")
        script.fact(.connectionClosed(broken))
        script.fact(.timerFired(.reconnection))

        script.fact(.connectFailed(.rejected(status: 401, message: "no")))

        #expect(script.messages.map(\.status) == [.transcriptionFailed(.connectionLost)])
        #expect(script.actions.contains(.closeMicrophone))
        #expect(script.events.contains(.connectionStatusChanged(.lost(.rejected(status: 401, message: "no")))))
    }

    @Test func `an old session is handed over when nobody would notice`() throws {
        var script = try SessionScript.ready()
        script.user(.startListening)
        try script.server(
            #"{"type":"input_audio_buffer.speech_started","event_id":"e","audio_start_ms":0,"item_id":"u1"}"#)
        script.fact(.timerFired(.handOver))
        #expect(!script.actions.contains(.connect))

        try script.server(
            #"{"type":"input_audio_buffer.speech_stopped","event_id":"e","audio_end_ms":900,"item_id":"u1"}"#)
        try script.commit("u1")
        try script.transcript("u1", "hello")
        #expect(!script.actions.contains(.connect))
        try script.answer("a1", response: "r1", after: "u1", words: "Hi.", soundMs: 0)
        try script.done("a1", response: "r1")

        #expect(script.actions.contains(.connect))
    }

    @Test func `an old session is handed over in the end whatever goes on`() throws {
        var script = try SessionScript.ready()
        script.user(.startListening)
        try script.server(
            #"{"type":"input_audio_buffer.speech_started","event_id":"e","audio_start_ms":0,"item_id":"u1"}"#)

        script.fact(.timerFired(.lastHandOver))

        #expect(script.actions.contains(.connect))
    }
}
