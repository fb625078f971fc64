import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import ServerTestKit
import Testing

@testable import LocalBackend

@Suite struct `A live session is strict` {
    @Test(
        arguments: [
            ("", "invalid_value", nil), ("{", "invalid_value", nil), ("[]", "invalid_value", nil),
            ("{}", "missing_required_parameter", "type"), (#"{"type":7}"#, nil, "type"),
            (#"{"type":"no.such"}"#, nil, "type"), (#"{"type":"response.cancel"}"#, nil, "type"),
            (#"{"type":"conversation.item.truncate"}"#, nil, "type"),
            (#"{"type":"input_audio_buffer.append","audio":"AAAA"}"#, nil, "type"),
            (#"{"type":"session.start","session":{"model":"gpt-live-1"}}"#, "invalid_value", "type"),
            (#"{"type":"session.update"}"#, "missing_required_parameter", "session"),
            (#"{"type":"session.update","session":{"instructions":"x"}}"#, "unknown_parameter", "session.instructions"),
            (
                #"{"type":"session.update","session":{"turn_detection":null}}"#, "unknown_parameter",
                "session.turn_detection"
            ),
            (
                #"{"type":"session.update","session":{"delegation":{"type":"responses"}}}"#, "immutable_field_update",
                "session.delegation.type"
            ),
            (
                #"{"type":"session.update","session":{"delegation":{"type":"client","tools":[]}}}"#,
                "unknown_parameter",
                "session.delegation.tools"
            ),
            (#"{"type":"session.input_audio.append"}"#, "missing_required_parameter", "audio"),
            (#"{"type":"session.input_audio.append","audio":"%%%%"}"#, "invalid_audio", "audio"),
            (#"{"type":"session.input_audio.append","audio":"AA=="}"#, "invalid_audio", "audio"),
            (#"{"type":"session.input_audio.append","audio":"UklGRiQAAABXQVZF"}"#, "invalid_audio", "audio"),
            (#"{"type":"session.input_audio.append","audio":"AAAA","rate":8000}"#, "unknown_parameter", "rate"),
            (#"{"type":"session.commentary.append","content":"x"}"#, "missing_required_parameter", "delegation_id"),
            (#"{"type":"session.thinking.append","delegation_id":null}"#, "missing_required_parameter", "content"),
            (
                #"{"type":"session.thinking.append","delegation_id":null,"content":[]}"#, "invalid_value", "content"
            ),
            (
                #"{"type":"session.commentary.append","delegation_id":"item_1","content":"x"}"#, "invalid_value",
                "delegation_id"
            ),
            (#"{"type":"response.create"}"#, "invalid_value", "type"),
            (#"{"type":"decision.create","event_id":"d"}"#, "invalid_value", "type"),
        ] as [(String, String?, String?)])
    func `each mistake has its code, and the session goes on`(text: String, code: String?, parameter: String?) {
        var bench = DuplexBench()

        bench.send(raw: text)
        bench.ask("still there", then: 1_000)

        #expect(bench.errors.map(\.code) == [code])
        #expect(bench.errors.map(\.param) == [parameter])
        #expect(bench.errors.allSatisfy { $0.type == "invalid_request_error" && $0.message?.isEmpty == false })
        #expect(bench.closes.isEmpty)
        #expect(bench.saidWords == "Fine.")
        #expect(LiveCheck.failures(in: bench.recording) == [])
    }

    @Test(
        arguments: [
            (#""voice""#, nil, nil),
            (#"{"model":"gpt-live-1.1","temperature":0.8}"#, "unknown_parameter", "session.temperature"),
            (#"{"model":"gpt-live-1.1","tools":[]}"#, "unknown_parameter", "session.tools"),
            (#"{"instructions":"x"}"#, "missing_required_parameter", "session.model"),
            (#"{"model":"gpt-realtime-2.1"}"#, "invalid_model", "session.model"),
            (
                #"{"model":"gpt-live-1.1","audio":{"output":{"voice":"fable"}}}"#, "forbidden",
                "session.audio.output.voice"
            ),
            (
                #"{"model":"gpt-live-1.1","audio":{"output":{"voice":"robocop"}}}"#, "invalid_value",
                "session.audio.output.voice"
            ),
            (
                #"{"model":"gpt-live-1.1","audio":{"format":{"type":"audio/pcm","rate":44100}}}"#, "invalid_value",
                "session.audio.format.rate"
            ),
            (
                #"{"model":"gpt-live-1.1","audio":{"format":{"type":"audio/pcmu","rate":16000}}}"#, "invalid_value",
                "session.audio.format.rate"
            ),
            (
                #"{"model":"gpt-live-1.1","audio":{"format":{"type":"audio/pcm"}}}"#, "missing_required_parameter",
                "session.audio.format.rate"
            ),
            (
                #"{"model":"gpt-live-1.1","input":[{"role":"system","content":[{"type":"input_text","text":"x"}]}]}"#,
                "invalid_value", "session.input[0].role"
            ),
            (
                #"{"model":"gpt-live-1.1","input":[{"role":"user","content":[]}]}"#, "invalid_value",
                "session.input[0].content"
            ),
            (
                #"{"model":"gpt-live-1.1","delegation":{"type":"server"}}"#, "invalid_value", "session.delegation.type"
            ),
            (
                #"{"model":"gpt-live-1.1","delegation":{"type":"decisions","decisions":{}}}"#, "invalid_value",
                "session.delegation.type"
            ),
            (
                #"{"model":"gpt-live-1.1","delegation":{"type":"responses","responses":{}}}"#,
                "missing_required_parameter", "session.delegation.responses.model"
            ),
            (
                #"{"model":"gpt-live-1.1","delegation":{"type":"responses","responses":{"model":"m","max_output_tokens":8}}}"#,
                "invalid_value", "session.delegation.responses.max_output_tokens"
            ),
            (
                #"{"model":"gpt-live-1.1","delegation":{"type":"responses","responses":{"model":"m","tools":[{"type":"mcp"}]}}}"#,
                "invalid_value", "session.delegation.responses.tools[0].type"
            ),
            (
                #"{"model":"gpt-live-1.1","delegation":{"type":"responses","responses":{"model":"m","tools":[{"type":"web_search"}]}}}"#,
                "unsupported_value", "session.delegation.responses.tools[0].type"
            ),
            (#"{"model":"gpt-live-1.1","store":true}"#, "invalid_value", "session.store"),
            (#"{"model":"gpt-live-1.1","triggers":[{"type":"decisions"}]}"#, "invalid_value", "session.triggers"),
        ] as [(String, String?, String?)])
    func `a start with a mistake is no session`(session: String, code: String?, parameter: String?) {
        var bench = DuplexBench(started: nil)

        bench.send(raw: #"{"type":"session.start","event_id":"s","session":\#(session)}"#)

        #expect(bench.types == ["error"])
        #expect(bench.errors.map(\.clientEventID) == ["s"])
        if code != nil {
            #expect(bench.errors.map(\.code) == [code])
            #expect(bench.errors.map(\.param) == [parameter])
        }
        #expect(bench.closes.first == .normal)
    }

    @Test(arguments: [
        #"{"type":"session.input_audio.append","audio":"AAAA"}"#, #"{"type":"response.create"}"#, "{nonsense",
    ])
    func `nothing comes before the start`(text: String) {
        var bench = DuplexBench(started: nil)

        bench.send(raw: text)

        #expect(bench.types == ["error"])
        #expect(bench.closes.first == .normal)
    }

    @Test func `it says nothing until it is asked to start`() {
        let bench = DuplexBench(started: nil)

        #expect(bench.events.isEmpty)
    }

    @Test func `what was left out is filled in, and what was told is kept`() throws {
        let bench = DuplexBench(
            started: LiveSessionObject(
                model: "gpt-live-1", instructions: "  ",
                input: [LiveMessage(role: "user", content: [LiveMessagePart(type: "input_text", text: "I am Ada.")])],
                safetyIdentifier: "user-1"))

        guard case .started(let event)? = bench.events.first else { return #expect(Bool(false)) }
        #expect(event.clientEventID == "start")
        #expect(event.session.id?.hasPrefix("live_u7_") == true)
        #expect(event.session.status == "active")
        #expect(event.session.expiresAt == Int(DuplexBench.start.timeIntervalSince1970) + 7_200)
        #expect(event.session.instructions == SessionDefaults.instructions)
        #expect(event.session.audio?.format == .pcm24k)
        #expect(event.session.audio?.output?.voice == "marin")
        #expect(event.session.delegation == .client)
        #expect(event.session.input == [])
        #expect(event.session.safetyIdentifier == "user-1")
        #expect(bench.session.memory.settled() == [.user("I am Ada.")])
    }

    @Test(arguments: [(128, 4, true), (129, 4, false), (8, 4_000, true), (9, 4_000, false)])
    func `history has its limits`(messages: Int, characters: Int, isTaken: Bool) {
        let part = LiveMessagePart(type: "input_text", text: String(repeating: "x", count: characters))
        let bench = DuplexBench(
            started: LiveSessionObject(
                model: "gpt-live-1.1",
                input: Array(repeating: LiveMessage(role: "user", content: [part]), count: messages)))

        #expect(bench.types == [isTaken ? "session.started" : "error"])
    }

    @Test(arguments: [(2_000, true), (2_001, false)])
    func `an append has at most 500 tokens`(characters: Int, isTaken: Bool) {
        var bench = DuplexBench()

        bench.send(
            .commentaryAppend(
                LiveCommentaryAppend(
                    eventID: "c", delegationID: .cleared, content: String(repeating: "a", count: characters))))

        #expect(bench.errors.map(\.param) == (isTaken ? [] : ["content"]))
        #expect(bench.errors.map(\.code) == (isTaken ? [] : ["invalid_value"]))
    }

    @Test func `and so many wait for the clock, and no more`() {
        var bench = DuplexBench()

        for number in 0..<200 {
            bench.send(
                .thinkingAppend(LiveThinkingAppend(eventID: "\(number)", delegationID: .cleared, content: "x")))
        }

        #expect(bench.errors.count == 72)
        #expect(Set(bench.errors.map(\.code)) == ["rate_limit_exceeded"])
    }

    @Test func `a bad piece of sound is dropped, and the clock does not count it`() {
        var bench = DuplexBench()

        bench.send(.inputAudioAppend(LiveInputAudioAppend(audio: Data(count: 4_801))))
        bench.send(
            raw: #"{"type":"session.input_audio.append","audio":"\#(String(repeating: "A", count: (1 << 20) + 4))"}"#)
        bench.send(.inputAudioAppend(LiveInputAudioAppend(audio: Data(count: 4_800))))

        #expect(bench.errors.map(\.code) == ["invalid_audio", "invalid_audio"])
        #expect(bench.session.usage.milliseconds == 100)
        #expect(bench.track.count == 2_400)
    }

    @Test func `binary frames are refused`() {
        var bench = DuplexBench()

        bench.tell(.binaryMessage)

        #expect(bench.errors.count == 1)
        #expect(bench.closes.isEmpty)
    }

    @Test func `nulls stand for absence where the protocol says so`() {
        var bench = DuplexBench(started: nil)

        bench.send(
            raw: """
                {"type":"session.start","event_id":null,"session":{"model":"gpt-live-1.1","instructions":null,\
                "delegation":null,"safety_identifier":null}}
                """)

        #expect(bench.types == ["session.started"])
    }
}
