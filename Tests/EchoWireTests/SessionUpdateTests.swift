import EchoWire
import Testing

@Suite struct `A session is updated in part` {
    let session = SessionObject(
        id: "sess_1", object: "realtime.session", model: "gpt-realtime", outputModalities: ["audio"],
        instructions: "Be brief.",
        audio: SessionAudio(
            input: SessionAudioInput(
                format: .pcm(rate: 24_000), transcription: .value(Transcription(model: "whisper-1", language: "en")),
                noiseReduction: .value(NoiseReduction(type: "near_field")),
                turnDetection: .value(
                    .serverVAD(ServerVAD(threshold: 0.5, silenceDurationMs: 500, idleTimeoutMs: .value(6000))))),
            output: SessionAudioOutput(format: .pcm(rate: 24_000), voice: "marin", speed: 1)),
        tools: [.function(FunctionTool(name: "f"))], toolChoice: .auto, maxOutputTokens: .limited(100))

    private func input(_ input: SessionAudioInput) -> SessionObject {
        SessionObject(audio: SessionAudio(input: input))
    }

    @Test func `an empty update changes nothing`() {
        #expect(session.applying(SessionObject()) == session)
    }

    @Test func `what is absent stays`() {
        let updated = session.applying(SessionObject(audio: SessionAudio(output: SessionAudioOutput(speed: 1.25))))

        var expected = session
        expected.audio?.output?.speed = 1.25
        #expect(updated == expected)
    }

    @Test func `empty text and empty lists clear`() {
        let updated = session.applying(SessionObject(instructions: "", tools: []))

        #expect(updated.instructions == "")
        #expect(updated.tools == [])
        #expect(updated.audio == session.audio)
    }

    @Test func `null clears`() {
        let updated = session.applying(
            input(SessionAudioInput(transcription: .cleared, noiseReduction: .cleared, turnDetection: .cleared)))

        #expect(updated.audio?.input?.transcription == .cleared)
        #expect(updated.audio?.input?.noiseReduction == .cleared)
        #expect(updated.audio?.input?.turnDetection == .cleared)
        #expect(updated.audio?.input?.format == .pcm(rate: 24_000))
        #expect(updated.json["audio"]?["input"]?["turn_detection"] == .null)
    }

    @Test func `null clears what has no type of its own for it`() throws {
        let updated = session.applying(try SessionObject(["type": "realtime", "prompt": nil, "instructions": nil]))

        #expect(updated.instructions == nil)
        #expect(updated.json["instructions"] == .null)
        #expect(updated.prompt == .null)
    }

    @Test func `settings of the same turn detection change one by one`() {
        let updated = session.applying(
            input(
                SessionAudioInput(turnDetection: .value(.serverVAD(ServerVAD(threshold: 0.7, idleTimeoutMs: .cleared))))
            ))

        #expect(
            updated.audio?.input?.turnDetection
                == .value(.serverVAD(ServerVAD(threshold: 0.7, silenceDurationMs: 500, idleTimeoutMs: .cleared))))
    }

    @Test func `another turn detection or format replaces the old`() {
        let semantic = TurnDetection.semanticVAD(SemanticVAD(eagerness: "high"))
        let updated = session.applying(input(SessionAudioInput(format: .pcmu, turnDetection: .value(semantic))))

        #expect(updated.audio?.input?.turnDetection == .value(semantic))
        #expect(updated.audio?.input?.format == .pcmu)
    }

    @Test func `a cleared setting can be set again`() {
        let off = session.applying(input(SessionAudioInput(turnDetection: .cleared)))
        let on = Clearable.value(TurnDetection.serverVAD(ServerVAD(threshold: 0.3)))

        #expect(off.applying(input(SessionAudioInput(turnDetection: on))).audio?.input?.turnDetection == on)
    }

    @Test func `tools and choices are replaced whole`() {
        let other = ToolDefinition.function(FunctionTool(name: "g", description: "other"))
        let updated = session.applying(
            SessionObject(tools: [other], toolChoice: .function(name: "g"), maxOutputTokens: .infinite))

        #expect(updated.tools == [other])
        #expect(updated.toolChoice == .function(name: "g"))
        #expect(updated.maxOutputTokens == .infinite)
    }
}
