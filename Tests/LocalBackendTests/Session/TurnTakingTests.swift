import EchoAudio
import EchoTestKit
import EchoWire
import Testing

@testable import LocalBackend

@Suite struct `The server takes turns with the speaker` {
    static func serverVAD(
        silence: Int = 500, idle: Int? = nil, creates: Bool = true, interrupts: Bool = true
    ) -> SessionObject {
        let vad = ServerVAD(
            threshold: 0.5, prefixPaddingMs: 300, silenceDurationMs: silence,
            idleTimeoutMs: idle.map { .value($0) } ?? .cleared, createResponse: creates, interruptResponse: interrupts)
        return turns(.value(.serverVAD(vad)))
    }

    static func semanticVAD(_ eagerness: String) -> SessionObject {
        turns(.value(.semanticVAD(SemanticVAD(eagerness: eagerness))))
    }

    static func turns(_ detection: Clearable<TurnDetection>) -> SessionObject {
        SessionObject(
            audio: SessionAudio(
                input: SessionAudioInput(
                    transcription: .value(Transcription(model: "whisper-1")), turnDetection: detection)))
    }

    private static let question = SpokenSound.quiet(milliseconds: 600) + SpokenSound.voice(milliseconds: 1200)

    @Test func `speech between silences is a turn and is answered`() async throws {
        var bench = SessionBench(Self.serverVAD())
        bench.utterances = [RecognizedWords(text: "what time is it")]
        let before = bench.events.count

        bench.append(Self.question + SpokenSound.quiet(milliseconds: 1000))

        #expect(
            bench.types(since: before) == [
                "input_audio_buffer.speech_started", "input_audio_buffer.speech_stopped",
                "input_audio_buffer.committed",
                "conversation.item.added", "conversation.item.done", "response.created",
                "conversation.item.input_audio_transcription.delta",
                "conversation.item.input_audio_transcription.completed", "response.output_item.added",
                "conversation.item.added", "response.content_part.added", "response.output_audio_transcript.delta",
                "response.output_audio.delta", "response.output_audio.done", "response.output_audio_transcript.done",
                "response.content_part.done", "conversation.item.done", "response.output_item.done", "response.done",
                "rate_limits.updated",
            ])
        #expect(bench.prompts.map(\.items) == [[.user("what time is it")]])
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }

    @Test func `a turn starts with its padding and ends with its silence`() {
        var bench = SessionBench(Self.serverVAD(silence: 500))

        bench.append(Self.question + SpokenSound.quiet(milliseconds: 1000))

        let started = bench.events { if case .inputAudioBufferSpeechStarted(let event) = $0 { event } else { nil } }
        let stopped = bench.events { if case .inputAudioBufferSpeechStopped(let event) = $0 { event } else { nil } }
        #expect((250...400).contains(started[0].audioStartMs))
        #expect((2250...2450).contains(stopped[0].audioEndMs))
    }

    @Test func `silence alone is nothing`() {
        var bench = SessionBench(Self.serverVAD())
        let before = bench.events.count

        bench.append(SpokenSound.quiet(milliseconds: 5000))

        #expect(bench.events.count == before)
    }

    @Test func `the words come independently of the answer`() {
        var bench = SessionBench(Self.serverVAD())
        bench.utterances = [RecognizedWords(text: "hello")]
        bench.recognisesAtOnce = false

        bench.append(Self.question + SpokenSound.quiet(milliseconds: 1000))
        #expect(bench.types().last == "response.created")
        bench.hear()

        #expect(bench.responses.map(\.status) == ["completed"])
        #expect(bench.types().contains("conversation.item.input_audio_transcription.completed"))
    }

    @Test func `speech without words is not answered with an invention`() async throws {
        var bench = SessionBench(Self.serverVAD())

        bench.append(Self.question + SpokenSound.quiet(milliseconds: 1000))

        #expect(bench.prompts.isEmpty)
        #expect(bench.responses[0].output.map { $0.words } == [StandingLines.notCaught])
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }

    @Test func `a broken recogniser fails the transcription and the answer`() async throws {
        var bench = SessionBench(Self.serverVAD())
        bench.recognitionFails = true

        bench.append(Self.question + SpokenSound.quiet(milliseconds: 1000))

        #expect(bench.types().contains("conversation.item.input_audio_transcription.failed"))
        #expect(bench.responses.map(\.status) == ["failed"])
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }

    @Test func `speech interrupts an answer`() async throws {
        var bench = SessionBench(Self.serverVAD())
        bench.speaksAtOnce = false
        bench.reply = { _ in [.text("One is enough. "), .text("Two is more.")] }
        bench.ask("tell me")
        bench.speak()

        bench.append(Self.question)

        #expect(bench.responses.map(\.status) == ["cancelled"])
        #expect(bench.responses[0].statusDetails?.reason == "turn_detected")
        #expect(bench.responses[0].output.map { $0.words } == ["One is enough. "])
        bench.append(SpokenSound.quiet(milliseconds: 1000))
        #expect(bench.responses.count == 1, "the second answer waits for its voice")
        while bench.unspoken.count > 1 { bench.speak() }
        bench.speak()
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }

    @Test func `speech does not interrupt when told not to, and is answered afterwards`() async throws {
        var bench = SessionBench(Self.serverVAD(interrupts: false))
        bench.speaksAtOnce = false
        bench.utterances = [RecognizedWords(text: "and then")]
        bench.ask("tell me")

        bench.append(Self.question + SpokenSound.quiet(milliseconds: 1000))
        #expect(bench.responses.isEmpty)
        bench.speak()
        bench.speak()

        #expect(bench.responses.map(\.status) == ["completed", "completed"])
        #expect(bench.prompts.last?.items.last == .assistant("Fine.") || bench.prompts.count == 2)
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }

    @Test func `a turn is not answered when told not to`() {
        var bench = SessionBench(Self.serverVAD(creates: false))

        bench.append(Self.question + SpokenSound.quiet(milliseconds: 1000))

        #expect(bench.types().contains("input_audio_buffer.committed"))
        #expect(bench.responses.isEmpty)
    }

    @Test func `a timer lets the speaker finish`() async throws {
        var bench = SessionBench(Self.serverVAD(creates: false))
        bench.reply = { _ in [.text("Set."), .announce(after: .seconds(60), text: "Time is up.")] }
        bench.ask("timer")
        let timers = bench.actions.compactMap { action -> SessionTimer? in
            if case .schedule(let timer, .seconds(60)) = action { timer } else { nil }
        }

        bench.append(Self.question)
        bench.tell(.timerFired(try #require(timers.first)))
        #expect(bench.responses.count == 1)
        bench.append(SpokenSound.quiet(milliseconds: 1000))

        #expect(bench.responses.last?.output.map { $0.words } == ["Time is up."])
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }

    @Test func `nobody saying anything for long makes an empty turn, counted from the end of playback`() async throws {
        var bench = SessionBench(Self.serverVAD(idle: 5000))
        bench.ask("hello")
        let spoken = 5 * 50

        bench.append(SpokenSound.quiet(milliseconds: 5000 + spoken - 100))
        #expect(!bench.types().contains("input_audio_buffer.timeout_triggered"))
        bench.append(SpokenSound.quiet(milliseconds: 200))

        let timeouts = bench.events { if case .inputAudioBufferTimeoutTriggered(let event) = $0 { event } else { nil } }
        #expect(timeouts.map(\.audioStartMs) == [spoken])
        #expect(bench.responses.last?.output.map { $0.words } == [StandingLines.stillThere])
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }

    @Test func `without turn detection the client commits and asks`() async throws {
        var bench = SessionBench(Self.turns(.cleared))
        bench.utterances = [RecognizedWords(text: "hello")]

        bench.append(Self.question)
        bench.send(.inputAudioBufferCommit(InputAudioBufferCommit()))
        #expect(bench.responses.isEmpty)
        bench.send(.responseCreate(ResponseCreate()))

        #expect(bench.responses.map(\.status) == ["completed"])
        #expect(!bench.types().contains("input_audio_buffer.speech_started"))
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }

    @Test func `less than 100 ms cannot be committed`() {
        var bench = SessionBench(Self.turns(.cleared))

        bench.append(SpokenSound.quiet(milliseconds: 80))
        bench.send(.inputAudioBufferCommit(InputAudioBufferCommit()))

        #expect(bench.errors.map(\.code) == ["input_audio_buffer_commit_empty"])
        #expect(bench.errors[0].eventID == "cli_6")
    }

    @Test func `a cleared buffer is forgotten`() async throws {
        var bench = SessionBench(Self.turns(.cleared))

        bench.append(Self.question)
        bench.send(.inputAudioBufferClear(InputAudioBufferClear()))
        bench.send(.inputAudioBufferCommit(InputAudioBufferCommit()))

        #expect(bench.errors.map(\.code) == ["input_audio_buffer_commit_empty"])
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }

    @Test func `clearing while somebody speaks ends the turn`() async throws {
        var bench = SessionBench(Self.serverVAD())

        bench.append(Self.question)
        bench.send(.inputAudioBufferClear(InputAudioBufferClear()))
        bench.append(SpokenSound.quiet(milliseconds: 2000))

        #expect(!bench.types().contains("input_audio_buffer.committed"))
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }

    @Test func `switching turn detection off while somebody speaks keeps order`() async throws {
        var bench = SessionBench(Self.serverVAD())

        bench.append(Self.question)
        bench.update(Self.turns(.cleared))
        bench.append(SpokenSound.quiet(milliseconds: 500))
        bench.send(.inputAudioBufferCommit(InputAudioBufferCommit()))
        bench.update(Self.serverVAD())
        bench.append(Self.question + SpokenSound.quiet(milliseconds: 1000))

        #expect(bench.types().filter { $0 == "input_audio_buffer.committed" }.count == 2)
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }

    @Test(arguments: [AudioFormat.pcmu, .pcma])
    func `telephone sound is understood and spoken`(format: AudioFormat) async throws {
        var changes = Self.turns(.cleared)
        changes.audio?.input?.format = format
        changes.audio?.output = SessionAudioOutput(format: format)
        var bench = SessionBench(changes)
        bench.utterances = [RecognizedWords(text: "hello")]
        var encoder = SoundEncoder(format: SoundFormat(format))

        let sound = encoder.encode(Self.question.samples)
        bench.send(.inputAudioBufferAppend(InputAudioBufferAppend(audio: sound)))
        bench.send(.inputAudioBufferCommit(InputAudioBufferCommit()))
        bench.send(.responseCreate(ResponseCreate()))

        let heard = bench.actions.reduce(0) {
            if case .hear(_, let sound) = $1 { $0 + sound.samples.count } else { $0 }
        }
        #expect(heard == Self.question.samples.count)
        let deltas = bench.events {
            if case .responseOutputAudioDelta(let event) = $0 { event.delta.count } else { nil }
        }
        #expect(deltas.reduce(0, +) == 5 * 50 * 8)
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }
}

extension ConversationItem {
    /// What a message says.
    var words: String? {
        guard case .message(let message) = self else { return nil }
        return message.content.compactMap(\.words).joined()
    }
}
