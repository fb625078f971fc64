import EchoAudio
import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `A session takes turns` {
    private let loud = PCM16(Array(repeating: 4000, count: 2400))

    @Test func `sound goes out only while the microphone is open`() throws {
        var script = try SessionScript.ready()
        script.hear(loud)
        #expect(script.sent.isEmpty)

        script.user(.startListening)
        script.hear(loud)

        #expect(script.sentTypes == ["input_audio_buffer.append"])
        #expect(script.turns == [.listening])
    }

    @Test func `an answer's sound goes to the loudspeaker, and only how much it is goes to those who listen`() throws {
        var script = try SessionScript.ready()

        try script.answer("a1", response: "r1", after: "u1", words: "Five.", soundMs: 500)

        #expect(script.actions.contains(.play(.silence(.milliseconds(500)), item: "a1")))
        #expect(script.events.contains(.assistantAudioDelta(itemID: "a1", frames: 12_000)))
    }

    @Test func `who made an answer stands with it where the server tells`() throws {
        var script = try SessionScript.ready()
        try script.created("r1")
        try script.message("a1", response: "r1")
        try script.say("84.", in: "a1", response: "r1")
        try script.messageDone("a1", response: "r1")
        try script.server(
            #"{"type":"response.done","response":{"id":"r1","status":"completed","provider":"built-in skills"}}"#)
        #expect(script.messages.first { $0.id == "a1" }?.provider == "built-in skills")
    }

    @Test func `a muted microphone sends silence in time, so that the server still hears the pause`() throws {
        var script = try SessionScript.ready()
        script.user(.startListening)
        script.user(.setMuted(true))

        script.hear(loud)

        guard case .inputAudioBufferAppend(let append) = script.sent.first else {
            Issue.record("no append")
            return
        }
        #expect(append.audio == Data(count: 4800))
    }

    @Test func `a muted microphone is opened when it is to be heard again`() throws {
        var script = try SessionScript.ready()
        script.user(.setMuted(true))
        script.user(.startListening)
        #expect(script.turns == [.listening])
        #expect(!script.actions.contains(.openMicrophone))

        script.user(.setMuted(false))
        #expect(script.actions.contains(.openMicrophone))

        script.user(.stopListening)
        script.forget()
        script.user(.setMuted(true))
        script.user(.setMuted(false))
        #expect(!script.actions.contains(.openMicrophone))
    }

    @Test func `words of the user are kept where none are told at the end`() throws {
        var script = try SessionScript.ready()
        script.user(.startListening)
        try script.speech("u1")
        try script.server(
            #"{"type":"conversation.item.input_audio_transcription.delta","event_id":"e","item_id":"u1","content_index":0,"delta":"Hello"}"#
        )
        try script.transcript("u1", "")

        #expect(script.messages.map(\.text) == ["Hello"] && script.messages.map(\.status) == [.completed])
    }

    @Test func `stopping with nothing said sends no turn and is idle again`() throws {
        var script = try SessionScript.ready()
        script.user(.startListening)
        script.hear(PCM16.silence(.milliseconds(100)))
        script.forget()

        script.user(.stopListening)

        #expect(script.sentTypes == ["input_audio_buffer.clear"])
        #expect(script.turns == [.idle])
        #expect(script.messages.isEmpty)
    }

    @Test func `stopping in the middle of speech sends it and thinks`() throws {
        var script = try SessionScript.ready()
        script.user(.startListening)
        script.hear(loud)
        try script.server(
            #"{"type":"input_audio_buffer.speech_started","event_id":"e","audio_start_ms":0,"item_id":"u1"}"#)
        script.forget()

        script.user(.stopListening)

        #expect(script.sentTypes == ["input_audio_buffer.commit", "response.create"])
        #expect(script.turns == [.thinking])
        #expect(script.actions.contains(.closeMicrophone))
    }

    @Test func `the server's own turn is not committed again`() throws {
        var script = try SessionScript.ready()
        script.user(.startListening)
        script.hear(loud)
        script.forget()

        try script.speech("u1")

        #expect(script.sent.isEmpty)
        #expect(script.turns == [.user, .thinking])
    }

    @Test func `a manual turn is committed and answered when the user ends it`() throws {
        var script = try SessionScript.ready { $0.turnMode = .manual }
        script.user(.startListening)
        script.hear(loud)
        script.user(.endUserTurn)

        #expect(
            script.sentTypes == [
                "input_audio_buffer.clear", "input_audio_buffer.append", "input_audio_buffer.commit", "response.create",
            ])
        #expect(script.session.turn == .thinking)
    }

    @Test(arguments: [50, 3000]) func `a manual turn that is too short or silent is dropped`(milliseconds: Int) throws {
        var script = try SessionScript.ready { $0.turnMode = .manual }
        script.user(.startListening)
        script.hear(
            milliseconds < 100 ? PCM16(Array(repeating: 4000, count: milliseconds * 24)) : .silence(.seconds(3)))
        script.forget()

        script.user(.endUserTurn)

        #expect(script.sentTypes == ["input_audio_buffer.clear"])
        #expect(script.session.turn == .idle)
    }

    @Test func `of a manual turn only what is said is sent`() throws {
        var script = try SessionScript.ready { $0.turnMode = .manual }
        script.user(.startListening)
        script.hear(SpokenSound.quiet(milliseconds: 2000))
        #expect(!script.sentTypes.contains("input_audio_buffer.append"))
        script.hear(SpokenSound.voice(milliseconds: 1000))
        script.hear(SpokenSound.quiet(milliseconds: 3000))

        script.user(.endUserTurn)

        let sent = script.sent.compactMap {
            if case .inputAudioBufferAppend(let it) = $0 { it.audio.count / 48 } else { nil }
        }
        #expect((1200...1900).contains(sent.reduce(0, +)))
        #expect(script.sentTypes.suffix(2) == ["input_audio_buffer.commit", "response.create"])
    }

    @Test func `what is said while connecting is sent when connected`() {
        var gate = MicrophoneGate()
        gate.open()
        #expect(gate.pass(loud, canSend: false, keepsTime: true) == nil)

        #expect(gate.release() == loud)
    }

    @Test func `an answer is thought about, heard, and over when its last sample was heard`() throws {
        var script = try SessionScript.ready()
        script.user(.startListening)
        try script.speech("u1")
        script.milliseconds = 420
        try script.answer("a1", response: "r1", after: "u1", words: "Sunny.", soundMs: 500)
        script.milliseconds = 450
        script.fact(.playbackStarted(item: "a1"))
        try script.done("a1", response: "r1")
        #expect(script.session.turn == .assistant)

        script.fact(.playbackFinished(item: "a1"))

        #expect(script.turns == [.listening, .user, .thinking, .assistant, .listening])
        #expect(script.messages.last?.status == .completed)
        #expect(script.messages.last?.latency == .milliseconds(450))
        #expect(
            script.events.contains(
                .turnEnded(
                    TurnSummary(
                        userItemID: "u1", assistantItemID: "a1", firstToken: .milliseconds(420),
                        firstAudio: .milliseconds(420), firstSound: .milliseconds(450), committed: .zero))))
    }

    @Test func `an answer without a loudspeaker is over when it is made`() throws {
        var script = try SessionScript.ready()
        script.fact(.loudspeaker(.failed(.noDevice(.playback), retrying: true)))
        script.user(.send(text: "hi"))
        try script.answer("a1", response: "r1", after: script.messages[0].id, words: "Hello.", soundMs: 500)
        try script.done("a1", response: "r1")

        #expect(script.session.turn == .idle)
    }

    @Test func `a text while an answer runs stops it and is answered after its end`() throws {
        var script = try SessionScript.ready()
        script.user(.send(text: "one"))
        try script.answer("a1", response: "r1", after: script.messages[0].id, words: "Well", soundMs: 0)
        script.forget()

        script.user(.send(text: "two"))
        #expect(script.sentTypes == ["response.cancel", "conversation.item.create"])

        try script.done("a1", response: "r1", status: "cancelled")
        #expect(script.sentTypes.last == "response.create")
        #expect(script.session.turn == .thinking)
    }

    @Test func `escape while thinking cancels, and no stale answer comes later`() throws {
        var script = try SessionScript.ready()
        try script.speech("u1")
        script.forget()

        script.user(.interrupt)
        #expect(script.turns == [.idle])
        try script.answer("a1", response: "r1", after: "u1", words: "Late.", soundMs: 200)
        try script.done("a1", response: "r1", status: "cancelled")

        #expect(script.sentTypes == ["response.cancel", "conversation.item.delete"])
        #expect(script.messages.map(\.role) == [.user])
        #expect(!script.actions.contains { if case .play = $0 { true } else { false } })
        #expect(script.session.turn == .idle)
    }

    @Test func `an idle timeout makes no empty line`() throws {
        var script = try SessionScript.ready()
        script.user(.startListening)
        try script.server(
            #"{"type":"input_audio_buffer.timeout_triggered","event_id":"e","audio_start_ms":0,"audio_end_ms":5000,"item_id":"u1"}"#
        )
        try script.commit("u1")

        #expect(script.messages.isEmpty)
        #expect(script.session.turn == .thinking)
    }

    @Test func `an answer that never begins is given up`() throws {
        var script = try SessionScript.ready()
        try script.speech("u1")
        #expect(script.actions.contains(.start(.answer, after: .seconds(30))))

        script.fact(.timerFired(.answer))

        #expect(script.session.turn == .idle)
        #expect(script.errors == [.responseFailed(code: "timeout", message: "the server did not answer")])
    }

    @Test func `an answer that begins is not given up`() throws {
        var script = try SessionScript.ready()
        try script.speech("u1")
        try script.answer("a1", response: "r1", after: "u1", words: "Hm", soundMs: 0)
        #expect(script.actions.contains(.cancel(.answer)))
    }

    @Test func `a server that gives one id to two items puts no words into the user's mouth`() throws {
        var script = try SessionScript.ready()
        try script.speech("i1")
        try script.transcript("i1", "hello")
        try script.answer("i1", response: "r1", after: "i1", words: "Hi there.", soundMs: 0)

        #expect(script.messages.map(\.text) == ["hello", "Hi there."])
        #expect(script.messages.map(\.role) == [.user, .assistant])
    }

    @Test(arguments: [TurnMode.automatic(.server), .automatic(.semantic), .local])
    func `a microphone that does not come back ends what was being said`(mode: TurnMode) throws {
        var script = try SessionScript.ready { $0.turnMode = mode }
        script.user(.startListening)
        script.fact(.microphone(.open))
        if mode == .local {
            let sound = (SpokenSound.quiet(milliseconds: 400) + SpokenSound.voice(milliseconds: 900)).samples
            for start in stride(from: 0, to: sound.count, by: 480) {
                script.hear(PCM16(Array(sound[start...].prefix(480))))
            }
        } else {
            try script.server(
                #"{"type":"input_audio_buffer.speech_started","event_id":"e","audio_start_ms":0,"item_id":"u1"}"#)
        }
        #expect(script.session.turn == .user)

        script.fact(.microphone(.failed(.noSoundServer(.capture), retrying: true)))
        #expect(script.session.turn == .user)
        script.forget()
        script.fact(.timerFired(.lostMicrophone))

        #expect(script.session.turn != .user)
        #expect(script.sentTypes.contains("input_audio_buffer.commit"))
    }

    @Test func `a microphone that is back in time goes on with what was being said`() throws {
        var script = try SessionScript.ready()
        script.user(.startListening)
        script.fact(.microphone(.open))
        try script.server(
            #"{"type":"input_audio_buffer.speech_started","event_id":"e","audio_start_ms":0,"item_id":"u1"}"#)
        script.fact(.microphone(.failed(.noSoundServer(.capture), retrying: true)))
        script.fact(.microphone(.open))
        script.fact(.timerFired(.lostMicrophone))

        #expect(script.session.turn == .user)
        #expect(script.actions.contains { if case .cancel(.lostMicrophone) = $0 { true } else { false } })
    }
}
