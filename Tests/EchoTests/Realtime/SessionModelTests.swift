import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `A voice conversation whose model is refused` {
    private let refusal = EchoError.unsupportedModel(name: "gpt-realtime", supported: [])

    private func greet(_ script: inout SessionScript) throws {
        try script.server(#"{"type":"session.created","event_id":"e","session":{"type":"realtime","id":"sess_2"}}"#)
        try script.server(#"{"type":"session.updated","event_id":"e","session":{"type":"realtime","id":"sess_2"}}"#)
    }

    private func connects(_ script: SessionScript) -> Int { script.actions.count { $0 == .connect } }

    @Test func `at the handshake, goes on with another one`() throws {
        var script = SessionScript()
        script.user(.connect)
        script.fact(.connectFailed(refusal))
        #expect(script.actions.contains(.findModel(refusal)))
        #expect(!script.actions.contains(.failToConnect(refusal)))

        script.fact(.modelFound("gpt-realtime-2.1", refusal))
        #expect(connects(script) == 2)
        script.fact(.connected(nil))
        try greet(&script)

        #expect(script.events.contains(.modelReplaced(old: "gpt-realtime", new: "gpt-realtime-2.1")))
        #expect(
            script.events.contains(
                .connectionStatusChanged(.connected(sessionID: "sess_2", model: "gpt-realtime-2.1"))))
        #expect(script.actions.contains(.becomeReady))
        #expect(script.errors.isEmpty)
    }

    @Test(arguments: ["model_not_found", "invalid_model"])
    func `by an event behind the handshake, does the same`(code: String) throws {
        var script = SessionScript()
        script.user(.connect)
        script.fact(.connected(nil))
        script.user(.send(text: "hello"))
        try script.server(
            #"{"type":"error","event_id":"e","error":{"type":"invalid_request_error","code":"\#(code)","message":"no"}}"#
        )

        #expect(script.actions.contains(.disconnect))
        #expect(script.actions.contains(.cancel(.greeting)))
        let refusal = EchoError.unsupportedModel(name: "gpt-realtime", supported: [], message: "no")
        #expect(script.actions.contains(.findModel(refusal)))
        #expect(script.errors.isEmpty)
        script.fact(.modelFound("gpt-realtime-2.1", refusal))
        #expect(connects(script) == 2)
        script.fact(.connected(nil))
        try greet(&script)
        #expect(script.messages.map(\.text) == ["hello"])
        #expect(script.sentTypes.contains("response.create"))
    }

    @Test func `by the end of the connection, does the same`() {
        var script = SessionScript()
        script.user(.connect)
        script.fact(.connected(nil))
        script.fact(
            .connectionClosed(.connectionLost(code: 4000, reason: "invalid_request_error.model_not_found")))

        #expect(script.actions.contains(.findModel(refusal)))
    }

    @Test func `while a broken connection is mended, does the same`() throws {
        var script = try SessionScript.ready()
        script.fact(.connectionClosed(.connectionLost(code: 1006, reason: "")))
        script.fact(.timerFired(.reconnection))
        script.fact(.connectFailed(refusal))
        script.fact(.modelFound("gpt-realtime-2.1", refusal))

        #expect(connects(script) == 2)
        script.fact(.connected(nil))
        try greet(&script)
        #expect(script.session.model == "gpt-realtime-2.1")
    }

    @Test func `fails as before where there is nothing in its place`() {
        var script = SessionScript()
        let told = EchoError.unsupportedModel(name: "gpt-realtime", supported: ["other"])
        script.user(.connect)
        script.fact(.connectFailed(refusal))
        script.fact(.modelFound(nil, told))

        #expect(script.actions.contains(.failToConnect(told)))
        #expect(script.session.isDisconnected)
    }

    @Test func `is replaced twice at most`() {
        var script = SessionScript()
        script.user(.connect)
        for name in ["a", "b"] {
            script.fact(.connectFailed(refusal))
            script.fact(.modelFound(name, refusal))
        }
        script.forget()
        script.fact(.connectFailed(refusal))

        #expect(!script.actions.contains(.findModel(refusal)))
        #expect(script.actions.contains(.failToConnect(refusal)))
    }

    @Test func `stays closed once nobody wants it any more`() {
        var script = SessionScript()
        script.user(.connect)
        script.fact(.connectFailed(refusal))
        script.user(.leave)
        script.forget()
        script.fact(.modelFound("gpt-realtime-2.1", refusal))

        #expect(script.actions.isEmpty)
    }

    // MARK: what writes down words

    private let refusesTranscriber =
        #"{"type":"error","event_id":"e","error":{"type":"invalid_request_error","code":"model_not_found","message":"The model was shut down.","param":"session.audio.input.transcription.model"}}"#

    private func transcriber(_ script: SessionScript) -> EchoError {
        .server(
            code: "model_not_found", message: "The model was shut down.",
            parameter: "session.audio.input.transcription.model")
    }

    private func makeSUT() throws -> SessionScript {
        var settings = SessionSettings()
        settings.transcriptionModel = "whisper-1"
        var script = SessionScript(settings: settings)
        script.user(.connect)
        script.fact(.connected(nil))
        try script.server(#"{"type":"session.created","event_id":"e","session":{"type":"realtime","id":"sess_2"}}"#)
        return script
    }

    @Test func `one that writes down words is replaced in the settings of the session`() throws {
        var script = try makeSUT()
        try script.server(refusesTranscriber)
        #expect(script.actions.contains(.findTranscriber(inPlaceOf: "whisper-1", transcriber(script))))
        #expect(script.errors.isEmpty)
        script.fact(.transcriberFound("gpt-transcribe", in: "whisper-1", transcriber(script)))

        let told = script.sent.filter { $0.json["type"] == "session.update" }
        #expect(told.last?.json["session"]?["audio"]?["input"]?["transcription"]?["model"] == "gpt-transcribe")
        #expect(script.events.contains(.modelReplaced(old: "whisper-1", new: "gpt-transcribe")))
        try script.server(#"{"type":"session.updated","event_id":"e","session":{"type":"realtime","id":"sess_2"}}"#)
        #expect(script.actions.contains(.becomeReady))
    }

    @Test func `without another one the session goes on without transcripts, and it is said once`() throws {
        var script = try makeSUT()
        try script.server(refusesTranscriber)
        script.fact(.transcriberFound(nil, in: "whisper-1", transcriber(script)))

        #expect(script.told.count == 2)
        #expect(script.told.last?["audio"]?["input"]?["format"] != nil)
        #expect(script.told.last?["audio"]?["input"]?["transcription"] == nil)
        let field = RequestOption.field("audio.input.transcription")
        #expect(script.actions.contains(.remember(field, limit: nil)))
        let left = script.events.compactMap { if case .optionLeftOut(let left) = $0 { left } else { nil } }
        #expect(left.map(\.option) == [field] && left.first?.reason == "The model was shut down.")
        try script.server(#"{"type":"session.updated","event_id":"e","session":{"type":"realtime","id":"sess_2"}}"#)
        #expect(script.actions.contains(.becomeReady))

        try script.speech("u1")
        #expect(script.messages.last?.status == .completed)
    }

    @Test func `that is refused again although nothing was asked of it ends the connection, with the server's reason`()
        throws
    {
        var script = try makeSUT()
        script.session.refused.insert(.field("audio.input.transcription"))
        try script.server(refusesTranscriber)
        script.fact(.transcriberFound(nil, in: "whisper-1", transcriber(script)))

        #expect(script.actions.contains(.failToConnect(transcriber(script))))
    }

    @Test func `words that it does not find any more are found by another one from then on`() throws {
        var script = try SessionScript.ready { $0.transcriptionModel = "whisper-1" }
        try script.speech("u1")
        try script.server(
            #"{"type":"conversation.item.input_audio_transcription.failed","event_id":"e","item_id":"u1","content_index":0,"error":{"type":"invalid_request_error","code":"model_not_found","message":"no"}}"#
        )
        let error = EchoError.server(code: "model_not_found", message: "no", parameter: nil)
        #expect(script.actions.contains(.findTranscriber(inPlaceOf: "whisper-1", error)))
        #expect(script.messages.first?.status == .transcriptionFailed(.refused(message: "no")))
        script.fact(.transcriberFound("gpt-transcribe", in: "whisper-1", error))

        #expect(script.session.settings.transcriptionModel == "gpt-transcribe")
        #expect(script.sentTypes.contains("session.update"))
    }

    @Test func `one that was just chosen is refused to who chose it`() throws {
        var script = try SessionScript.ready()
        var settings = script.session.settings
        settings.transcriptionModel = "whisper-1"
        script.user(.update(settings, id: "event_x"))
        try script.server(
            #"{"type":"error","event_id":"e","error":{"type":"invalid_request_error","code":"model_not_found","message":"no","param":"session.audio.input.transcription.model","event_id":"event_x"}}"#
        )

        #expect(script.actions.contains { if case .settle("event_x", _?) = $0 { true } else { false } })
        #expect(!script.actions.contains { if case .findTranscriber = $0 { true } else { false } })
    }
}
