import EchoAudio
import EchoServing
import EchoWire
import Foundation
import NIOHTTP1

/// Serves speech, sentence by sentence as it is made.
struct SpeechPerformer: Sendable {
    let synthesizer: any SpeechSynthesizerProtocol
    let models: ModelNames

    func reply(_ fields: JSONObject) async throws(SessionProblem) -> HTTPReply {
        let prompt = try SpeechPrompt(fields)
        try models.check(prompt.request.model, .speech)
        var sentences = prompt.sentences[...]
        do {
            // A voice that does not work says so with a status, not with silence.
            let first = try await speak(sentences.removeFirst(), prompt)
            let rest = Array(sentences)
            return if prompt.isEventStream {
                .stream(contentType: "text/event-stream; charset=utf-8") { writer in
                    try await stream(first, rest, prompt, writer)
                }
            } else if prompt.format == .pcm {
                .stream(contentType: "audio/pcm") { writer in
                    try await writer.write(first.littleEndianData)
                    for sentence in rest { try await writer.write(try await speak(sentence, prompt).littleEndianData) }
                }
            } else {
                .whole(try await file(first, rest, prompt))
            }
        } catch {
            return .whole(.error(.internalServerError, "The voice failed: \(error)", type: "server_error"))
        }
    }

    private func speak(_ sentence: String, _ prompt: SpeechPrompt) async throws -> PCM16 {
        try await synthesizer.speak(sentence, voice: prompt.request.voice.name, speed: prompt.speed)
    }

    private func file(_ first: PCM16, _ rest: [String], _ prompt: SpeechPrompt) async throws -> HTTPAnswer {
        var samples = first.samples
        for sentence in rest { samples += try await speak(sentence, prompt).samples }
        return HTTPAnswer(status: .ok, contentType: "audio/wav", body: WAVFile(samples: samples).data)
    }

    private func stream(
        _ first: PCM16, _ rest: [String], _ prompt: SpeechPrompt, _ writer: HTTPResponseWriter
    ) async throws {
        let head = prompt.format == .wav ? Self.openHead : Data()
        var samples = first.samples.count
        try await writer.write(Self.delta(head + first.littleEndianData))
        for sentence in rest {
            let sound = try await speak(sentence, prompt)
            samples += sound.samples.count
            try await writer.write(Self.delta(sound.littleEndianData))
        }
        let (input, output) = (
            TokenEstimate.text(prompt.request.input), TokenEstimate.assistantAudio(milliseconds: samples / 24)
        )
        let usage = SpeechUsage(inputTokens: input, outputTokens: output, totalTokens: input + output)
        try await writer.write(SpeechStreamEvent.audioDone(SpeechAudioDone(usage: usage)).frame)
        try await writer.write(SSEWriter.event(data: "[DONE]"))
    }

    private static func delta(_ bytes: Data) -> Data {
        SpeechStreamEvent.audioDelta(SpeechAudioDelta(audio: bytes)).frame
    }

    /// The head of a file whose length nobody knows yet.
    private static var openHead: Data {
        var head = WAVFile(samples: []).data
        for start in [4, 40] { head.replaceSubrange(start..<start + 4, with: [0xFF, 0xFF, 0xFF, 0xFF]) }
        return head
    }
}
