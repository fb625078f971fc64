import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `A session is greeted and configured` {
    @Test func `every setting is sent explicitly when the server has greeted`() throws {
        var script = SessionScript()
        script.session.begin()

        try script.server(#"{"type":"session.created","event_id":"e","session":{"type":"realtime","id":"sess_1"}}"#)

        let session = try #require(script.sent.first?.json["session"])
        let detection = session["audio"]?["input"]?["turn_detection"]
        #expect(session["type"] == "realtime")
        #expect(session["output_modalities"] == ["audio"])
        #expect(session["max_output_tokens"] == "inf")
        #expect(session["audio"]?["output"]?["voice"] == "marin")
        #expect(session["audio"]?["output"]?["speed"]?.number == 1)
        #expect(session["audio"]?["input"]?["format"] == ["type": "audio/pcm", "rate": 24000])
        #expect(session["audio"]?["input"]?["transcription"]?["model"] == "gpt-transcribe")
        #expect(session["audio"]?["input"]?["noise_reduction"]?["type"] == "near_field")
        #expect(detection?["type"] == "server_vad")
        #expect(detection?["threshold"]?.number == 0.5)
        #expect(detection?["prefix_padding_ms"] == 300)
        #expect(detection?["silence_duration_ms"] == 500)
        #expect(detection?["idle_timeout_ms"] == .null)
        #expect(detection?["create_response"] == true)
        #expect(detection?["interrupt_response"] == false)
        #expect(session["tools"] == [])
        #expect(session["tool_choice"] == "auto")
        #expect(session["temperature"] == nil)
    }

    @Test func `manual turns clear the server's turn detection`() {
        var settings = SessionSettings()
        settings.turnMode = .manual
        let session = SessionConfiguration(settings: settings, tools: [], canChangeVoice: true).sessionObject

        #expect(session.json["audio"]?["input"]?["turn_detection"] == .null)
    }

    @Test func `a voice of one's own goes by its id`() {
        var settings = SessionSettings()
        settings.voice = "voice_123"
        let session = SessionConfiguration(settings: settings, tools: [], canChangeVoice: true).sessionObject

        #expect(session.json["audio"]?["output"]?["voice"] == ["id": "voice_123"])
    }

    @Test func `semantic turns carry their eagerness`() {
        var settings = SessionSettings()
        settings.turnMode = .automatic(.semantic)
        settings.eagerness = .high
        let session = SessionConfiguration(settings: settings, tools: [], canChangeVoice: true).sessionObject

        #expect(session.json["audio"]?["input"]?["turn_detection"]?["eagerness"] == "high")
    }

    @Test func `a text typed before there is a session is sent when there is one`() throws {
        var script = SessionScript()
        script.session.begin()
        script.user(.send(text: "hello"))
        #expect(script.sent.isEmpty)

        try script.server(#"{"type":"session.created","event_id":"e","session":{"type":"realtime"}}"#)
        try script.server(#"{"type":"session.updated","event_id":"e","session":{"type":"realtime"}}"#)

        #expect(script.sentTypes == ["session.update", "conversation.item.create", "response.create"])
    }

    @Test func `a refused setting goes back and is reported to who asked`() throws {
        var script = try SessionScript.ready()
        var settings = script.session.settings
        settings.speed = 1.2
        script.user(.update(settings, id: "event_x"))
        #expect(script.session.settings.speed == 1.2)

        try script.server(
            #"{"type":"error","event_id":"e","error":{"type":"invalid_request_error","code":"invalid_value","message":"no","param":"session.audio.output.speed","event_id":"event_x"}}"#
        )

        #expect(script.session.settings.speed == 1)
        #expect(script.errors.isEmpty)
        #expect(
            script.actions.contains(
                .settle(
                    "event_x",
                    .server(code: "invalid_value", message: "no", parameter: "session.audio.output.speed"))))
    }

    @Test func `a new connection is told the conversation so far`() throws {
        var script = try SessionScript.ready()
        script.user(.send(text: "hello"))
        let question = try #require(script.messages.first?.id)
        try script.answer("a1", response: "r1", after: question, words: "Hi there.", soundMs: 100)
        try script.done("a1", response: "r1")
        script.fact(.connectionClosed(.connectionLost(code: 4000, reason: "")))
        script.forget()

        script.session.begin()
        try script.server(#"{"type":"session.created","event_id":"e","session":{"type":"realtime"}}"#)
        try script.server(#"{"type":"session.updated","event_id":"e","session":{"type":"realtime"}}"#)

        let items = script.sent.compactMap { $0.json["item"] }
        #expect(items.map { $0["id"] } == [.string(question), "a1"])
        #expect(items[0]["content"] == [["type": "input_text", "text": "hello"]])
        #expect(items[1]["content"] == [["type": "output_text", "text": "Hi there."]])
        #expect(script.messages.map(\.text) == ["hello", "Hi there."])
    }

    @Test func `a connection that ends mid-answer loses nothing that was said`() throws {
        var script = try SessionScript.ready()
        script.user(.startListening)
        try script.speech("u1")
        try script.answer("a1", response: "r1", after: "u1", words: "It is", soundMs: 100)

        script.fact(.connectionClosed(.connectionLost(code: 4000, reason: "")))

        #expect(
            script.messages.map(\.status) == [
                .transcriptionFailed(.connectionLost), .incomplete(reason: "connection_lost"),
            ])
        #expect(script.messages[1].text == "It is")
        #expect(script.events.contains(.connectionStatusChanged(.lost(.connectionLost(code: 4000, reason: "")))))
        #expect(script.actions.contains(.closeMicrophone))
    }
}
