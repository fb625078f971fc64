import EchoAudio
import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import ScreenTestKit
import ServerTestKit
import Testing

/// Measures with the real parts at the speed of speech; run it with `ECHO_MEASURE=1`.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["ECHO_MEASURE"] != nil))
struct `How long an answer takes` {
    private static let questions = [
        "What time is it?", "What is seven plus five?", "Hello.", "Roll two dice.", "What can you do?",
        "Flip a coin.", "How many feet are in a mile?", "What day is it today?", "Who are you?", "Say good morning.",
    ]

    private static let session = SessionObject(
        audio: SessionAudio(
            input: SessionAudioInput(
                transcription: .value(Transcription(model: "whisper-1")),
                turnDetection: .value(.serverVAD(ServerVAD(threshold: 0.5, silenceDurationMs: 500))))))

    @Test func `from the end of speech to the first sound`() async throws {
        let configuration = LocalServerConfiguration.standard(token: BearerToken(LoopbackServer.token))
        let times = try await LoopbackServer.run(configuration) { port in
            try await Task.sleep(for: .seconds(4))
            var times: [(stopped: Duration, spoken: Duration)] = []
            for _ in 0..<3 {
                for question in Self.questions { times.append(try await Self.ask(question, port)) }
            }
            return times
        }
        Self.report("speech_stopped to first audio delta", times.map(\.stopped))
        Self.report("end of speech to first audio delta, 500 ms silence included", times.map(\.spoken))
        #expect(times.count == 30)
    }

    private static func ask(_ question: String, _ port: Int) async throws -> (stopped: Duration, spoken: Duration) {
        let client = try await RealtimeTestClient.connect(port: port, token: LoopbackServer.token)
        try await client.send(.sessionUpdate(SessionUpdate(session: session)))
        try await client.until("session.updated")
        let speech = try await FliteSynthesizer().speak(question, voice: "alloy", speed: 1)
        let end = speech.samples.lastIndex { abs(Int($0)) > 500 } ?? speech.samples.count
        let sound = SpokenSound.quiet(milliseconds: 500) + speech + SpokenSound.quiet(milliseconds: 3000)
        let clock = ContinuousClock()
        let start = clock.now
        let sending = Task {
            for (index, position) in stride(from: 0, to: sound.samples.count, by: 480).enumerated() {
                try await clock.sleep(until: start + .milliseconds(20 * (index + 1)))
                let piece = PCM16(Array(sound.samples[position..<min(position + 480, sound.samples.count)]))
                try await client.send(.inputAudioBufferAppend(InputAudioBufferAppend(audio: piece.littleEndianData)))
            }
        }
        try await client.until("input_audio_buffer.speech_stopped")
        let stopped = clock.now
        try await client.until("response.output_audio.delta")
        let heard = clock.now
        sending.cancel()
        try await client.close()
        return (heard - stopped, heard - (start + .milliseconds(500 + end / 24)))
    }

    private static func report(_ name: String, _ times: [Duration]) {
        let sorted = times.sorted()
        print("\(name): p50 \(sorted[sorted.count / 2]), p95 \(sorted[sorted.count * 95 / 100])")
    }
}
