import EchoAudio
import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `A session finds the turns itself` {
    private func ready() throws -> SessionScript {
        var script = try SessionScript.ready { $0.turnMode = .local }
        script.user(.startListening)
        script.forget()
        return script
    }

    private func listen(_ sound: PCM16, _ script: inout SessionScript) {
        for start in stride(from: 0, to: sound.samples.count, by: 480) {
            script.hear(PCM16(Array(sound.samples[start..<min(start + 480, sound.samples.count)])))
        }
    }

    private func sentMilliseconds(_ script: SessionScript) -> Int {
        script.sent.reduce(0) {
            if case .inputAudioBufferAppend(let append) = $1 { $0 + append.audio.count / 48 } else { $0 }
        }
    }

    @Test func `the server is asked for no turn detection`() {
        var settings = SessionSettings()
        settings.turnMode = .local
        let session = SessionConfiguration(settings: settings, tools: [], canChangeVoice: true).sessionObject

        #expect(session.json["audio"]?["input"]?["turn_detection"] == .null)
    }

    @Test func `between turns nothing leaves the machine, for an hour or longer`() throws {
        var script = try ready()

        for _ in 0..<60 { listen(SpokenSound.quiet(milliseconds: 1_000), &script) }

        #expect(script.sent.isEmpty)
        #expect(script.session.turn == .listening)
    }

    @Test func `a turn is sent from before its first word, committed after its silence, and answered`() throws {
        var script = try ready()
        listen(SpokenSound.quiet(milliseconds: 1_000), &script)

        listen(SpokenSound.voice(milliseconds: 1_200), &script)
        #expect(script.session.turn == .user)
        listen(SpokenSound.quiet(milliseconds: 1_000), &script)

        #expect(script.sentTypes.suffix(2) == ["input_audio_buffer.commit", "response.create"])
        #expect((1_700...2_400).contains(sentMilliseconds(script)))
        #expect(script.turns == [.user, .thinking])
        try script.commit("u1")
        try script.transcript("u1", "What time is it?")
        #expect(script.messages.map(\.text) == ["What time is it?"])
    }

    @Test func `the user may end the turn before silence does`() throws {
        var script = try ready()
        listen(SpokenSound.quiet(milliseconds: 1_000) + SpokenSound.voice(milliseconds: 800), &script)

        script.user(.endUserTurn)
        listen(SpokenSound.quiet(milliseconds: 2_000), &script)

        #expect(script.sentTypes.filter { $0 == "input_audio_buffer.commit" }.count == 1)
        #expect(script.session.turn == .thinking)
    }

    @Test func `muting ends the turn`() throws {
        var script = try ready()
        listen(SpokenSound.quiet(milliseconds: 1_000) + SpokenSound.voice(milliseconds: 800), &script)

        script.user(.setMuted(true))

        #expect(script.sentTypes.contains("input_audio_buffer.commit"))
    }

    @Test func `closing the microphone ends the turn`() throws {
        var script = try ready()
        listen(SpokenSound.quiet(milliseconds: 1_000) + SpokenSound.voice(milliseconds: 800), &script)

        script.user(.stopListening)

        #expect(script.sentTypes.suffix(2) == ["input_audio_buffer.commit", "response.create"])
        #expect(script.actions.contains(.closeMicrophone))
    }

    @Test func `without answers by itself a turn is only committed`() throws {
        var script = try SessionScript.ready { ($0.turnMode, $0.createsResponse) = (.local, false) }
        script.user(.startListening)

        listen(
            SpokenSound.quiet(milliseconds: 1_000) + SpokenSound.voice(milliseconds: 800)
                + SpokenSound.quiet(milliseconds: 1_000), &script)

        #expect(script.sentTypes.last == "input_audio_buffer.commit")
    }

    @Test func `what was spoken over an answer that went on is thrown away, and what cut it is a turn`() throws {
        var script = try ready()
        script.user(.send(text: "tell me"))
        let question = try #require(script.messages.last?.id)
        listen(SpokenSound.quiet(milliseconds: 1_000), &script)
        try script.answer("a1", response: "r1", after: question, words: "one two", soundMs: 4_000)
        try script.done("a1", response: "r1")
        script.fact(.playbackStarted(item: "a1"))
        script.forget()

        listen(SpokenSound.voice(milliseconds: 200) + SpokenSound.quiet(milliseconds: 1_000), &script)
        #expect(!script.sentTypes.contains("input_audio_buffer.commit"))
        #expect(script.sentTypes.last == "input_audio_buffer.clear")
        listen(SpokenSound.voice(milliseconds: 1_000), &script)
        script.fact(.playbackInterrupted([RenderedItem(item: "a1", frames: 24_000)]))
        listen(SpokenSound.quiet(milliseconds: 1_000), &script)

        #expect(script.sentTypes.suffix(2) == ["input_audio_buffer.commit", "response.create"])
        #expect(script.session.turn == .thinking)
    }

    @Test func `patience makes the silence longer after a question`() throws {
        func silenceNeeded(_ step: Int) throws -> Int {
            var script = try SessionScript.ready { ($0.turnMode, $0.patience) = (.local, step) }
            script.user(.startListening)
            script.user(.send(text: "hi"))
            let question = try #require(script.messages.last?.id)
            try script.answer("a1", response: "r1", after: question, words: "Which one?", soundMs: 100)
            try script.done("a1", response: "r1")
            script.fact(.playbackFinished(item: "a1"))
            listen(SpokenSound.quiet(milliseconds: 1_000) + SpokenSound.voice(milliseconds: 800), &script)
            script.forget()
            var silence = 0
            while !script.sentTypes.contains("input_audio_buffer.commit"), silence < 5_000 {
                listen(SpokenSound.quiet(milliseconds: 20), &script)
                silence += 20
            }
            return silence
        }

        #expect(try silenceNeeded(3) - silenceNeeded(0) == 1_200)
    }
}

@Suite struct `A session is patient with the server's turns` {
    private func asked(_ mode: TurnMode, _ words: String, step: Int = 1) throws -> SessionScript {
        var script = try SessionScript.ready { ($0.turnMode, $0.patience) = (mode, step) }
        script.user(.send(text: "hi"))
        let question = try #require(script.messages.last?.id)
        script.forget()
        try script.answer("a1", response: "r1", after: question, words: words, soundMs: 100)
        try script.done("a1", response: "r1")
        script.fact(.playbackFinished(item: "a1"))
        return script
    }

    private func detection(_ script: SessionScript) -> JSONValue? {
        script.sent.last { $0.type == "session.update" }?.json["session"]?["audio"]?["input"]?["turn_detection"]
    }

    @Test func `after a question the server waits longer, and after the next turn no more`() throws {
        var script = try asked(.automatic(.server), "Which one?")
        #expect(detection(script)?["silence_duration_ms"] == 900)
        #expect(script.sentTypes == ["session.update"])
        try script.server(#"{"type":"session.updated","event_id":"e","session":{"type":"realtime","id":"sess_1"}}"#)

        try script.speech("u2", after: "a1")
        try script.transcript("u2", "The red one.")

        #expect(detection(script)?["silence_duration_ms"] == 500)
    }

    @Test func `a question that was noted here is waited after with the next settings, in one update`() throws {
        var script = try SessionScript.ready { ($0.turnMode, $0.patience) = (.automatic(.server), 1) }
        script.forget()
        let question = Message(
            id: "note_1", role: .assistant, medium: .text, text: "Which one?", status: .completed, createdAt: Date())
        script.user(.note([question]))
        #expect(script.sent.isEmpty)

        var settings = script.session.settings
        settings.instructions = "You are Lucía."
        script.user(.update(settings, id: "event_1"))
        try script.server(#"{"type":"session.updated","event_id":"e","session":{"type":"realtime","id":"sess_1"}}"#)

        #expect(script.sentTypes == ["session.update"])
        #expect(detection(script)?["silence_duration_ms"] == 900)
    }

    @Test func `semantic turns are awaited less eagerly`() throws {
        #expect(try detection(asked(.automatic(.semantic), "Which one?"))?["eagerness"] == "low")
    }

    @Test func `an answer that asks nothing changes nothing, and neither does a question without patience`() throws {
        #expect(try asked(.automatic(.server), "This one.").sent.isEmpty)
        #expect(try asked(.automatic(.server), "Which one?", step: 0).sent.isEmpty)
        #expect(try asked(.manual, "Which one?").sent.isEmpty)
    }

    @Test func `a server that refuses to wait is not asked again, and nobody is troubled`() throws {
        var script = try asked(.automatic(.server), "Which one?")
        guard case .sessionUpdate(let update) = script.sent.last else {
            Issue.record("nothing was asked")
            return
        }
        script.forget()

        try script.server(
            #"{"type":"error","event_id":"e","error":{"type":"invalid_request_error","code":"invalid_value","message":"no","param":null,"event_id":"\#(update.eventID ?? "")"}}"#
        )

        #expect(script.errors.isEmpty)
        #expect(script.sent.isEmpty)
        #expect(script.session.settings.patience == 1)
    }
}
