import EchoServing
import EchoTestKit
import EchoWire
import Testing

@testable import LocalBackend

@Suite struct `A session ends with its server` {
    private func closes(_ bench: SessionBench) -> [ServerSocketClose] {
        bench.actions.compactMap { if case .close(let close) = $0 { close } else { nil } }
    }

    @Test func `at once, when nothing is being made`() {
        var bench = SessionBench()

        bench.tell(.draining)

        #expect(closes(bench) == [.serverStops])
    }

    @Test func `after the answer that is being made`() {
        var bench = SessionBench(SessionObject(outputModalities: ["text"]))
        bench.thinksAtOnce = false
        bench.ask("hello")

        bench.tell(.draining)
        #expect(closes(bench).isEmpty)
        bench.think()

        #expect(bench.responses.map(\.status) == ["completed"])
        #expect(closes(bench).first == .serverStops)
    }

    @Test func `after the words that were asked for`() {
        let input = SessionAudioInput(transcription: .value(Transcription(model: "whisper-1")), turnDetection: .cleared)
        var bench = SessionBench(SessionObject(audio: SessionAudio(input: input)))
        bench.recognisesAtOnce = false
        bench.append(SpokenSound.voice(milliseconds: 200))
        bench.send(.inputAudioBufferCommit(InputAudioBufferCommit()))

        bench.tell(.draining)
        #expect(closes(bench).isEmpty)
        bench.hear()

        #expect(bench.types().contains("conversation.item.input_audio_transcription.completed"))
        #expect(closes(bench).first == .serverStops)
    }
}
