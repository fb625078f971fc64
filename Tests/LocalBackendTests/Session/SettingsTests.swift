import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import LocalBackend

@Suite struct `A session is changed by its client` {
    private func update(_ session: String) -> String {
        #"{"type":"session.update","event_id":"u","session":\#(session)}"#
    }

    @Test func `a new session has the published defaults`() async throws {
        let bench = SessionBench()

        #expect(bench.types() == ["session.created"])
        let session = bench.session.settings.session
        #expect(session.id?.hasPrefix("sess_") == true)
        #expect(session.expiresAt == 1_795_251_600 + 3600)
        #expect(
            bench.session.settings.turnTaking == .silence(threshold: 0.5, paddingMs: 300, silenceMs: 200, idleMs: nil))
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }

    @Test func `an update changes what it names and tells the whole session`() async throws {
        var bench = SessionBench(SessionObject(instructions: "Be brief."))
        bench.update(SessionObject(audio: SessionAudio(output: SessionAudioOutput(speed: 1.2))))

        let session = bench.session.settings.session
        #expect(session.instructions == "Be brief.")
        #expect(session.audio?.output?.voice == "alloy")
        #expect(session.audio?.output?.speed == 1.2)
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }

    @Test func `another turn detection has its defaults`() async throws {
        var bench = SessionBench()
        bench.send(
            raw: update(#"{"type":"realtime","audio":{"input":{"turn_detection":{"type":"semantic_vad"}}}}"#))

        #expect(bench.session.settings.turnTaking == .meaning(.auto))
        #expect(bench.session.settings.createsResponse)
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }

    @Test(arguments: [
        (#"{"type":"realtime","temperature":0.8}"#, "unknown_parameter", "session.temperature"),
        (#"{"type":"realtime","voice":"alloy"}"#, "unknown_parameter", "session.voice"),
        (#"{"type":"realtime","modalities":["text"]}"#, "unknown_parameter", "session.modalities"),
        (#"{"type":"realtime","turn_detection":null}"#, "unknown_parameter", "session.turn_detection"),
        (#"{}"#, "missing_required_parameter", "session.type"),
        (#"{"type":"movie"}"#, "invalid_value", "session.type"),
        (#"{"type":"realtime","model":"gpt-5"}"#, "invalid_value", "session.model"),
        (#"{"type":"realtime","output_modalities":["text","audio"]}"#, "invalid_value", "session.output_modalities"),
        (#"{"type":"realtime","output_modalities":["smell"]}"#, "invalid_value", "session.output_modalities"),
        (#"{"type":"realtime","max_output_tokens":0}"#, "invalid_value", "session.max_output_tokens"),
        (#"{"type":"realtime","max_output_tokens":32001}"#, "invalid_value", "session.max_output_tokens"),
        (#"{"type":"realtime","audio":{"output":{"speed":2}}}"#, "invalid_value", "session.audio.output.speed"),
        (#"{"type":"realtime","audio":{"output":{"voice":"bob"}}}"#, "invalid_value", "session.audio.output.voice"),
        (
            #"{"type":"realtime","audio":{"input":{"format":{"type":"audio/mp3"}}}}"#, "invalid_value",
            "session.audio.input.format.type"
        ),
        (
            #"{"type":"realtime","audio":{"input":{"format":{"type":"audio/pcm","rate":16000}}}}"#, "invalid_value",
            "session.audio.input.format.rate"
        ),
        (
            #"{"type":"realtime","audio":{"input":{"turn_detection":{"type":"server_vad","threshold":1.5}}}}"#,
            "invalid_value", "session.audio.input.turn_detection.threshold"
        ),
        (
            #"{"type":"realtime","audio":{"input":{"turn_detection":{"type":"server_vad","idle_timeout_ms":100}}}}"#,
            "invalid_value", "session.audio.input.turn_detection.idle_timeout_ms"
        ),
        (
            #"{"type":"realtime","audio":{"input":{"turn_detection":{"type":"semantic_vad","threshold":0.5}}}}"#,
            "unknown_parameter", "session.audio.input.turn_detection.threshold"
        ),
        (#"{"type":"realtime","tools":[{"type":"function"}]}"#, "missing_required_parameter", "session.tools[0].name"),
        (
            #"{"type":"realtime","tools":[{"type":"function","name":"a","strict":true}]}"#, "unknown_parameter",
            "session.tools[0].strict"
        ),
        (#"{"type":"realtime","instructions":7}"#, "invalid_value", "session.instructions"),
    ])
    func `what is wrong is named, and nothing changes`(session: String, code: String, path: String) {
        var bench = SessionBench()
        let before = bench.session.settings.session

        bench.send(raw: update(session))

        #expect(bench.errors.map(\.code) == [code])
        #expect(bench.errors.first?.param?.hasPrefix(path) == true)
        #expect(bench.errors.first?.eventID == "u")
        #expect(bench.session.settings.session == before)
    }

    @Test func `the voice is free until it was heard`() {
        var bench = SessionBench()
        let marin = SessionObject(audio: SessionAudio(output: SessionAudioOutput(voice: "marin")))
        let cedar = SessionObject(audio: SessionAudio(output: SessionAudioOutput(voice: "cedar")))

        bench.update(marin)
        bench.ask("hello")
        bench.update(cedar)
        bench.update(marin)

        #expect(bench.errors.map(\.param) == ["session.audio.output.voice"])
        #expect(bench.session.settings.voice == "marin")
    }

    @Test func `a session ends after its time`() async throws {
        var bench = SessionBench(limit: .seconds(3600))
        #expect(bench.actions.contains(.schedule(.expiry, after: .seconds(3600))))

        bench.tell(.timerFired(.expiry))

        #expect(bench.errors.map(\.code) == ["session_expired"])
        #expect(
            bench.actions.last
                == .close(
                    ServerSocketClose(code: 1001, reason: "Your session hit the maximum duration of 60 minutes.")))
    }

    @Test func `the beta protocol is gone`() {
        let bench = SessionBench(isBeta: true)

        #expect(bench.types() == ["error"])
        #expect(bench.errors.map(\.code) == ["beta_api_shape_disabled"])
        #expect(
            bench.actions.last
                == .close(
                    ServerSocketClose(code: 4000, reason: "invalid_request_error.beta_api_shape_disabled")))
    }
}
