import EchoTestKit
import EchoWire
import Testing

@testable import LocalBackend

@Suite struct `A session takes what its model takes` {
    private func update(_ session: String) -> String {
        #"{"type":"session.update","event_id":"u","session":\#(session)}"#
    }

    @Test func `a model that thinks says how much, and that it calls functions side by side`() async throws {
        let bench = SessionBench()

        let session = bench.session.settings.session
        #expect(session.model == "gpt-realtime-2.1")
        #expect(session.reasoning == ["effort": "low"])
        #expect(session.parallelToolCalls == true)
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }

    @Test func `an older one says nothing of it`() {
        for model in ["gpt-realtime", "gpt-realtime-1.5", "my model"] {
            let session = SessionBench(model: model).session.settings.session

            #expect(session.reasoning == nil)
            #expect(session.parallelToolCalls == nil)
        }
    }

    @Test func `what is asked for is told back`() async throws {
        var changes = SessionObject(
            audio: SessionAudio(
                input: SessionAudioInput(noiseReduction: .value(NoiseReduction(type: "far_field", strength: 0.5)))),
            parallelToolCalls: false, maxOutputTokens: .limited(32_000))
        changes.reasoningEffort = "xhigh"
        var bench = SessionBench(changes)

        var session = bench.session.settings.session
        #expect(session.reasoning == ["effort": "xhigh"])
        #expect(session.parallelToolCalls == false)
        #expect(session.maxOutputTokens == .limited(32_000))
        #expect(session.audio?.input?.noiseReduction?.value?.strength == 0.5)

        bench.send(raw: update(#"{"type":"realtime","audio":{"input":{"noise_reduction":{"type":"far_field"}}}}"#))
        bench.send(raw: update(#"{"type":"realtime","reasoning":null}"#))

        session = bench.session.settings.session
        #expect(session.audio?.input?.noiseReduction?.value?.strength == 0.5)
        #expect(session.reasoning == ["effort": "low"])
        #expect(bench.errors == [])
        #expect(try await WireCheck.failures(in: bench.recording, sequence: false).isEmpty)
    }

    @Test(arguments: ["minimal", "low", "medium", "high", "xhigh"])
    func `one answer may think differently`(effort: String) async throws {
        var bench = SessionBench()
        var parameters = ResponseCreateParameters(parallelToolCalls: false)
        parameters.reasoningEffort = effort

        bench.send(.responseCreate(ResponseCreate(response: parameters)))

        #expect(bench.responses.map(\.status) == ["completed"])
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }

    @Test(
        arguments: [
            ("gpt-realtime-2", #""reasoning":{"effort":"none"}"#, "invalid_value", "reasoning.effort"),
            ("gpt-realtime-2.1", #""reasoning":{"effort":"max"}"#, "invalid_value", "reasoning.effort"),
            ("gpt-realtime", #""reasoning":{"effort":"low"}"#, "unsupported_parameter", "reasoning.effort"),
            ("gpt-realtime-1.5", #""reasoning":{"effort":"low"}"#, "unsupported_parameter", "reasoning.effort"),
            (
                "gpt-realtime-mini-2025-12-15", #""parallel_tool_calls":true"#, "unsupported_parameter",
                "parallel_tool_calls"
            ),
            ("gpt-realtime", #""max_output_tokens":4097"#, "invalid_value", "max_output_tokens"),
            ("gpt-realtime-2.1-mini", #""max_output_tokens":32001"#, "invalid_value", "max_output_tokens"),
        ])
    func `what it does not take is refused, in the session and in an answer`(
        model: String, field: String, code: String, parameter: String
    ) {
        var bench = SessionBench(model: model)

        bench.send(raw: update(#"{"type":"realtime",\#(field)}"#))
        bench.send(raw: #"{"type":"response.create","response":{\#(field)}}"#)

        #expect(bench.errors.map(\.code) == [code, code])
        #expect(bench.errors.map(\.type) == ["invalid_request_error", "invalid_request_error"])
        #expect(bench.errors.map(\.param) == ["session.\(parameter)", "response.\(parameter)"])
        #expect(bench.responses == [])
    }

    @Test(arguments: ["gpt-realtime", "gpt-realtime-2.1"]) func `an answer may be as long as it likes`(model: String) {
        var bench = SessionBench(model: model)

        bench.send(raw: update(#"{"type":"realtime","max_output_tokens":"inf"}"#))
        bench.send(raw: update(#"{"type":"realtime","model":"\#(model)","max_output_tokens":4096}"#))

        #expect(bench.errors == [])
        #expect(bench.session.settings.session.maxOutputTokens == .limited(4096))
    }

    @Test func `the model itself cannot be changed, not by an alias either`() {
        var bench = SessionBench(model: "gpt-realtime-2.1")

        bench.send(raw: update(#"{"type":"realtime","model":"gpt-realtime-2.1-2026-06-01"}"#))

        #expect(bench.errors.map(\.code) == ["invalid_value"])
        #expect(bench.errors.map(\.param) == ["session.model"])
    }

    @Test func `nothing is refused by the rules of a model that nobody knows`() {
        var bench = SessionBench(model: "my model")

        bench.send(
            raw: update(
                #"{"type":"realtime","reasoning":{"effort":"high"},"parallel_tool_calls":true,"max_output_tokens":9000}"#
            ))

        #expect(bench.errors == [])
        #expect(bench.session.settings.session.reasoningEffort == "high")
    }
}

@Suite struct `What writes down speech takes what its model takes` {
    private static let path = "session.audio.input.transcription."

    private func update(_ transcription: String, _ more: String = "") -> String {
        #"{"type":"session.update","session":{"type":"realtime","audio":{"input":{"transcription":\#(transcription)\#(more)}}}}"#
    }

    @Test(
        arguments: [
            (#"{"model":"gpt-transcribe","languages":["en"],"keywords":["Zdzislaw"]}"#, nil),
            (#"{"model":"gpt-transcribe","language":"en"}"#, nil),
            (#"{"model":"whisper-1","language":"en","prompt":"Names.","keywords":[]}"#, nil),
            (#"{"model":"gpt-transcribe","language":"en","languages":["de"]}"#, "languages"),
            (#"{"model":"whisper-1","languages":["de"]}"#, "languages"),
            (#"{"model":"gpt-4o-transcribe","keywords":["a"]}"#, "keywords"),
            (#"{"model":"gpt-realtime-whisper","keywords":["a"]}"#, "keywords"),
            (#"{"model":"gpt-transcribe","delay":"low"}"#, "delay"),
            (#"{"model":"gpt-4o-mini-transcribe-2025-12-15","delay":"low"}"#, "delay"),
        ] as [(String, String?)])
    func `languages, keywords and a delay`(transcription: String, refused: String?) {
        var bench = SessionBench()

        bench.send(raw: update(transcription))

        #expect(bench.errors.map(\.param) == (refused.map { [Self.path + $0] } ?? []))
    }

    @Test func `what names no model is measured by the one there is`() {
        var bench = SessionBench()

        bench.send(raw: update(#"{"model":"whisper-1"}"#))
        bench.send(raw: update(#"{"keywords":["a"]}"#))

        #expect(bench.errors.map(\.param) == [Self.path + "keywords"])
    }

    @Test func `another model forgets what it does not take`() {
        var bench = SessionBench()

        bench.send(raw: update(#"{"model":"gpt-transcribe","languages":["en"],"keywords":["a"]}"#))
        bench.send(raw: update(#"{"model":"whisper-1","language":"en"}"#))
        #expect(
            bench.session.settings.session.audio?.input?.transcription?.value
                == Transcription(model: "whisper-1", language: "en"))

        bench.send(raw: update(#"{"model":"gpt-transcribe","languages":["de"]}"#))
        #expect(
            bench.session.settings.session.audio?.input?.transcription?.value
                == Transcription(model: "gpt-transcribe", languages: ["de"]))
        #expect(bench.errors == [])
    }

    @Test(arguments: ["gpt-live-transcribe", "gpt-realtime-whisper"])
    func `one that writes while one speaks needs a conversation without turn detection`(model: String) {
        var bench = SessionBench()

        bench.send(raw: update(#"{"model":"\#(model)"}"#))
        #expect(bench.errors.map(\.param) == ["session.audio.input.turn_detection"])

        bench.send(raw: update(#"{"model":"\#(model)"}"#, #","turn_detection":null"#))
        #expect(bench.errors.count == 1)
        #expect(bench.session.settings.turnTaking.isManual)
    }

    @Test func `the delay is taken by the one that has it`() {
        var bench = SessionBench()

        bench.send(
            raw: update(#"{"model":"gpt-realtime-whisper","delay":"minimal"}"#, #","turn_detection":null"#))

        #expect(bench.errors == [])
        #expect(bench.session.settings.session.audio?.input?.transcription?.value?.delay == "minimal")
    }

    @Test func `the language is known to whoever listens, where it is one`() {
        func language(_ transcription: String) -> [String?] {
            var bench = SessionBench()
            bench.send(raw: update(transcription, #","turn_detection":null"#))
            bench.append(SpokenSound.voice(milliseconds: 300))
            return bench.actions.compactMap {
                if case .listen(_, _, _, let language) = $0 { .some(language) } else { nil }
            }
        }

        #expect(language(#"{"model":"gpt-transcribe","languages":["es"]}"#) == ["es"])
        #expect(language(#"{"model":"gpt-transcribe","languages":["es","de"]}"#) == [nil])
        #expect(language(#"{"model":"whisper-1","language":"fr"}"#) == ["fr"])
    }

    @Test func `keywords are likely to be heard`() {
        var bench = SessionBench()
        bench.send(raw: update(#"{"model":"gpt-transcribe","keywords":["Zdzislaw"]}"#, #","turn_detection":null"#))

        bench.append(SpokenSound.voice(milliseconds: 300))

        let heard = bench.actions.compactMap {
            if case .listen(_, _, let keywords, _) = $0 { keywords } else { nil }
        }
        #expect(heard == [["Zdzislaw"]])
    }
}
