import EchoAudio
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `A session is asked for what its models have` {
    private let thinking = "gpt-realtime-2.1"

    private func session(
        _ model: String, limit: Int? = nil, _ change: (inout SessionSettings) -> Void = { _ in }
    ) -> JSONValue {
        var settings = SessionSettings()
        change(&settings)
        let catalogue = ModelCatalogue.published
        return SessionConfiguration(
            settings: settings, tools: [], canChangeVoice: true, model: catalogue[model], outputLimit: limit,
            transcriber: catalogue[settings.transcriptionModel]
        )
        .sessionObject.json
    }

    private func transcription(_ model: String, _ change: (inout SessionSettings) -> Void) -> JSONValue? {
        session(thinking) {
            $0.transcriptionModel = model
            change(&$0)
        }["audio"]?["input"]?["transcription"]
    }

    // MARK: thinking, tools, length

    @Test func `a model that thinks is asked how much, and may call several tools at once`() {
        let session = session(thinking) { $0.voiceEffort = .xhigh }

        #expect(session["reasoning"] == ["effort": "xhigh"])
        #expect(session["parallel_tool_calls"] == true)
    }

    @Test func `nothing but little is asked for unless somebody wants more`() {
        #expect(session(thinking)["reasoning"] == ["effort": "low"])
    }

    @Test(arguments: ["gpt-realtime-1.5", "gpt-realtime", "gpt-realtime-mini", "somebody-elses-model", ""])
    func `of an older model, and of one that nobody knows, neither is asked`(model: String) {
        let session = session(model) { $0.voiceEffort = .high }

        #expect(session["reasoning"] == nil)
        #expect(session["parallel_tool_calls"] == nil)
    }

    @Test func `a model that does not know so much is asked for the nearest it knows`() {
        var model = Model("own")
        model.efforts = [.low, .medium]
        var settings = SessionSettings()
        settings.voiceEffort = .xhigh
        let session = SessionConfiguration(settings: settings, tools: [], canChangeVoice: true, model: model)

        #expect(session.sessionObject.json["reasoning"] == ["effort": "medium"])
        #expect(session.sessionObject.json["parallel_tool_calls"] == nil)
    }

    @Test(arguments: [
        ("gpt-realtime-2.1", 20_000, 20_000), ("gpt-realtime-2.1", 32_000, 32_000), ("gpt-realtime", 20_000, 4096),
        ("gpt-realtime-1.5", 1000, 1000), ("somebody-elses-model", 20_000, 4096),
    ])
    func `an answer is no longer than its model can make it`(model: String, wanted: Int, sent: Int) {
        #expect(session(model) { $0.maximumOutputTokens = wanted }["max_output_tokens"] == .integer(sent))
    }

    @Test func `a limit that the server tells of holds, and none is none for every model`() {
        #expect(session("own", limit: 8000) { $0.maximumOutputTokens = 20_000 }["max_output_tokens"] == 8000)
        for model in ["gpt-realtime", "gpt-realtime-2.1", "own"] {
            #expect(session(model)["max_output_tokens"] == "inf")
        }
    }

    // MARK: hearing

    @Test func `what is said is not written down where nobody wants that`() {
        let input = session("gpt-realtime") { $0.transcribes = false }["audio"]?["input"]
        #expect(input?["transcription"] == .null)
        #expect(session("gpt-realtime")["audio"]?["input"]?["transcription"]?["model"] != nil)
    }

    @Test func `how much noise is taken away is sent where it is set, and only with noise reduction`() {
        func reduction(_ change: (inout SessionSettings) -> Void) -> JSONValue? {
            session("gpt-realtime", change)["audio"]?["input"]?["noise_reduction"]
        }

        #expect(reduction { _ in } == ["type": "near_field"])
        #expect(reduction { $0.noiseReductionStrength = 0.5 } == ["type": "near_field", "strength": 0.5])
        #expect(
            reduction {
                $0.noiseReduction = .off
                $0.noiseReductionStrength = 0.5
            } == .null)
    }

    @Test func `a model that takes several languages and words is told all of them`() {
        let told = transcription("gpt-transcribe") {
            $0.languages = ["de", "en"]
            $0.dictionary = ["Kubernetes"]
            $0.keywords = ["Kitchen"]
        }

        #expect(
            told == [
                "model": "gpt-transcribe", "languages": ["de", "en"], "keywords": ["Kubernetes", "Kitchen"],
            ])
    }

    @Test(arguments: ["gpt-4o-transcribe", "gpt-4o-mini-transcribe", "whisper-1", "somebody-elses-model"])
    func `another model is told the first language, and no words`(model: String) {
        let told = transcription(model) {
            $0.languages = ["de", "en"]
            $0.dictionary = ["Kubernetes"]
        }

        #expect(told == ["model": .string(model), "language": "de"])
    }

    // MARK: every model of the catalogue

    @Test(arguments: ModelCatalogue.published.names(on: .realtime))
    func `what a voice is asked for follows the catalogue`(name: String) throws {
        let model = try #require(ModelCatalogue.published[name])
        let session = session(name) { ($0.voiceEffort, $0.maximumOutputTokens) = (.high, 1_000_000) }

        #expect(session["reasoning"]?["effort"]?.string == model.effort(nearest: .high)?.rawValue)
        #expect((session["parallel_tool_calls"] != nil) == model.hasParallelTools)
        #expect(session["max_output_tokens"]?.integer == model.maximumOutput ?? 4096)
    }

    @Test(arguments: ModelCatalogue.published.turnTranscribers)
    func `what who writes down is told follows the catalogue`(name: String) throws {
        let hints = try #require(ModelCatalogue.published[name]).hints
        let told = transcription(name) {
            $0.languages = ["de", "en"]
            $0.dictionary = ["Kubernetes"]
        }

        #expect((told?["languages"] != nil) == hints.contains(.languages))
        #expect((told?["keywords"] != nil) == hints.contains(.keywords))
        #expect(told?["languages"] == nil || told?["language"] == nil)
    }

    @Test func `nothing that is not set is sent`() {
        #expect(transcription("gpt-transcribe") { _ in } == ["model": "gpt-transcribe"])
        #expect(transcription("whisper-1") { _ in } == ["model": "whisper-1"])
    }

    @Test func `what was told and is not set any more is set back`() throws {
        var script = try SessionScript.ready(model: thinking) {
            $0.languages = ["de"]
            $0.dictionary = ["Kubernetes"]
            $0.noiseReductionStrength = 0.3
        }

        script.user(.update(SessionSettings(), id: "event_x"))

        let input = try #require(script.told.first?["audio"]?["input"])
        #expect(input["transcription"] == ["model": "gpt-transcribe", "languages": [], "keywords": []])
        #expect(input["noise_reduction"]?["strength"]?.number == 1)
    }

    // MARK: refusals

    private func greeted(_ model: String = "gpt-realtime-2.1") throws -> SessionScript {
        var script = SessionScript(model: model)
        script.session.begin()
        try script.server(#"{"type":"session.created","event_id":"e","session":{"type":"realtime","id":"sess_1"}}"#)
        return script
    }

    private func lastUpdate(_ script: SessionScript) throws -> String {
        try #require(script.sent.last?.json["event_id"]?.string)
    }

    @Test(arguments: [
        ("unknown_parameter", "Unknown parameter: 'session.reasoning'.", "session.reasoning"),
        ("invalid_value", "Not for this model.", "session.reasoning.effort"),
        (nil, "reasoning is not supported by this model", nil), ("unsupported_parameter", "No.", nil),
        ("invalid_request_error", "Unsupported option: reasoning.effort", "session"),
    ])
    func `a server that refuses the effort is asked again without, and it is said once`(
        code: String?, message: String, field: String?
    ) throws {
        var script = try greeted()
        #expect(script.told.last?["reasoning"] != nil)

        try script.refuse(code, message, field: field, event: try lastUpdate(script))

        #expect(script.told.count == 2)
        #expect(script.told.last?["reasoning"] == nil)
        #expect(script.told.last?["parallel_tool_calls"] == true)
        let left = LeftOutOption(.effort, model: "gpt-realtime-2.1", reason: message, isSpoken: true)
        #expect(script.events.contains(.optionLeftOut(left)))
        #expect(script.actions.contains(.remember(.effort, limit: nil)))
        #expect(script.errors.isEmpty)
        try script.server(#"{"type":"session.updated","event_id":"e","session":{"type":"realtime"}}"#)
        #expect(script.session.connection.phase == .ready)
    }

    @Test func `a server that does not say which request it refuses is understood`() throws {
        var script = try greeted()

        try script.refuse("unknown_parameter", "No.", field: "session.reasoning", event: nil)

        #expect(script.told.last?["reasoning"] == nil)
        #expect(script.told.count == 2)
    }

    @Test func `it is remembered for the next connection`() throws {
        var script = try greeted()
        try script.refuse("unknown_parameter", "No.", field: "session.reasoning", event: try lastUpdate(script))
        script.forget()

        script.session.begin()
        try script.server(#"{"type":"session.created","event_id":"e","session":{"type":"realtime"}}"#)

        #expect(script.told.count == 1)
        #expect(script.told.last?["reasoning"] == nil)
        #expect(!script.events.contains { if case .optionLeftOut = $0 { true } else { false } })
    }

    @Test func `refused in the middle of a session, the rest of the change holds, and whoever asked is told so`() throws
    {
        var script = try SessionScript.ready(model: thinking)
        var settings = script.session.settings
        (settings.voiceEffort, settings.speed) = (.xhigh, 1.2)
        script.user(.update(settings, id: "event_x"))

        try script.refuse("invalid_value", "No.", field: "session.reasoning.effort", event: "event_x")

        #expect(script.session.settings.speed == 1.2)
        #expect(script.told.last?["audio"]?["output"]?["speed"]?.number == 1.2)
        #expect(script.told.last?["reasoning"] == nil)
        #expect(!script.actions.contains { if case .settle = $0 { true } else { false } })
        let echo = try #require(script.told.last)
        try script.server(#"{"type":"session.updated","event_id":"e","session":\#(echo.text)}"#)
        #expect(script.actions.contains(.settle("event_x", nil)))
    }

    @Test func `what is refused though it was not asked for is an error like any other`() throws {
        var script = try greeted()
        try script.refuse("unknown_parameter", "No.", field: "session.reasoning", event: try lastUpdate(script))
        script.forget()

        try script.refuse("unknown_parameter", "No.", field: "session.reasoning", event: nil)

        #expect(script.sent.isEmpty)
        #expect(script.errors.count == 1)
    }

    @Test func `each thing that a server does not know is left out by itself`() throws {
        var script = SessionScript(model: thinking)
        script.session.settings.languages = ["de", "en"]
        script.session.settings.noiseReductionStrength = 0.5
        script.session.begin()
        try script.server(#"{"type":"session.created","event_id":"e","session":{"type":"realtime"}}"#)

        let fields = [
            "session.audio.input.transcription.languages", "session.audio.input.noise_reduction.strength",
            "session.parallel_tool_calls",
        ]
        for field in fields {
            try script.refuse("unknown_parameter", "No.", field: field, event: try lastUpdate(script))
        }

        let last = try #require(script.told.last)
        #expect(last["audio"]?["input"]?["transcription"] == ["model": "gpt-transcribe", "language": "de"])
        #expect(last["audio"]?["input"]?["noise_reduction"] == ["type": "near_field"])
        #expect(last["parallel_tool_calls"] == nil)
        #expect(last["reasoning"] == ["effort": "low"])
        #expect(script.session.refused.options == [.transcriptionHints, .noiseStrength, .parallelTools])
    }

    @Test func `another refusal of the same update takes it back as before`() throws {
        var script = try SessionScript.ready(model: thinking)
        var settings = script.session.settings
        settings.speed = 1.2
        script.user(.update(settings, id: "event_x"))

        try script.refuse("invalid_value", "No.", field: "session.audio.output.speed", event: "event_x")

        #expect(script.session.settings.speed == 1)
        #expect(script.session.refused.options.isEmpty)
    }
}
