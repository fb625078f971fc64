import EchoAudio
import EchoTestKit
import EchoWire
import Testing

@testable import LocalBackend

@Suite struct `Sound without end is bounded` {
    @Test func `by hand, what does not fit is refused until the buffer is committed`() async throws {
        var bench = SessionBench(inputBytes: 48_000)
        bench.update(`The server takes turns with the speaker`.turns(.cleared))

        bench.append(SpokenSound.voice(milliseconds: 1100))

        #expect(bench.errors.map(\.code) == Array(repeating: "input_audio_buffer_full", count: 5))
        #expect(bench.errors.first?.param == "audio")
        #expect(bench.session.buffer.bytes == 48_000)

        bench.send(.inputAudioBufferCommit(InputAudioBufferCommit()))
        bench.append(SpokenSound.voice(milliseconds: 500))

        #expect(bench.errors.count == 5)
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }

    @Test func `a turn that does not end is ended`() async throws {
        var bench = SessionBench(inputBytes: 48_000)
        bench.update(`The server takes turns with the speaker`.serverVAD())

        bench.append(SpokenSound.quiet(milliseconds: 600) + SpokenSound.voice(milliseconds: 3000))

        // There is no pause that would end it.
        #expect(bench.events.contains { $0.type == "input_audio_buffer.committed" })
        #expect(bench.errors.isEmpty)
        #expect(bench.session.hearings.values.allSatisfy { $0.sound.samples.count * 2 <= 48_000 + 960 })
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }
}
