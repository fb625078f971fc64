import EchoAudio
import EchoTestKit
import EchoWire
import Foundation

/// A question that is spoken to a Realtime server at the pace of speech, and when the answer came.
struct SpokenTurn: Sendable {
    /// From the end of the turn until its words.
    let words: Duration?
    /// From the last sound of the question until the first of the answer.
    let sound: Duration?

    private static let frame = 480
    private static let secondsOfSilence = 2

    /// Asks, and listens to the end of the answer, or to its first sound alone.
    static func ask(
        _ question: PCM16, _ client: RealtimeTestClient, untilEnd: Bool = true
    ) async throws -> SpokenTurn {
        let silence = PCM16.silence(.seconds(secondsOfSilence))
        let spoken = ContinuousClock.now + .seconds(Double(question.samples.count) / Double(PCM16.sampleRate))
        let voice = Task { try await speak(question + silence, client) }
        defer { voice.cancel() }
        var (stopped, words, sound) = (ContinuousClock.Instant?.none, Duration?.none, Duration?.none)
        while true {
            guard case .event(let event) = try await client.next(within: .seconds(180)) else {
                throw BenchmarkFailure("the server closed")
            }
            switch event.type {
            case "input_audio_buffer.speech_stopped": stopped = .now
            case "conversation.item.input_audio_transcription.completed":
                words = stopped.map { $0.duration(to: .now) }
            case "response.output_audio.delta" where sound == nil:
                sound = spoken.duration(to: .now)
                if !untilEnd { return SpokenTurn(words: words, sound: sound) }
            case "response.done": return SpokenTurn(words: words, sound: sound)
            default: break
            }
        }
    }

    /// 20 ms at a time, when they would have been said.
    static func speak(_ sound: PCM16, _ client: RealtimeTestClient) async throws {
        let start = ContinuousClock.now
        for (number, place) in stride(from: 0, to: sound.samples.count, by: frame).enumerated() {
            try await Task.sleep(until: start + .milliseconds(20 * number), clock: .continuous)
            let piece = PCM16(Array(sound.samples[place..<min(place + frame, sound.samples.count)]))
            try await client.send(.inputAudioBufferAppend(InputAudioBufferAppend(audio: piece.littleEndianData)))
        }
    }
}
