import EchoAudio
import EchoWire
import Foundation
import NIOHTTP1

/// Serves transcriptions of uploaded recordings.
struct TranscriptionPerformer: Sendable {
    /// Samples that the recogniser is given at once: 100 ms.
    private static let spoonful = 2_400

    let recognizer: any SpeechRecognizerProtocol
    /// Words and phrases that are likely in any recording.
    let vocabulary: [String]

    func reply(_ request: PlainRequest) async throws(SessionProblem) -> HTTPReply {
        let prompt = try TranscriptionPrompt(contentType: request.contentType, body: request.body)
        do {
            let text = try await words(of: prompt)
            return prompt.isStreamed ? Self.stream(text, prompt) : .whole(Self.answer(text, prompt))
        } catch {
            return .whole(.error(.internalServerError, "The recogniser failed: \(error)", type: "server_error"))
        }
    }

    private func words(of prompt: TranscriptionPrompt) async throws -> String {
        let hints = prompt.hint.isEmpty ? [] : [prompt.hint]
        let recognition = try await recognizer.begin(vocabulary: vocabulary + hints)
        let samples = prompt.sound.samples
        for start in stride(from: 0, to: samples.count, by: Self.spoonful) {
            guard !Task.isCancelled else {
                await recognition.cancel()
                throw CancellationError()
            }
            _ = await recognition.feed(PCM16(Array(samples[start..<min(samples.count, start + Self.spoonful)])))
        }
        return await recognition.finish().text
    }

    private static func answer(_ text: String, _ prompt: TranscriptionPrompt) -> HTTPAnswer {
        switch prompt.format {
        case .text:
            HTTPAnswer(status: .ok, contentType: "text/plain; charset=utf-8", body: Data((text + "\n").utf8))
        case .json:
            HTTPAnswer(status: .ok, body: PlainTranscription(text: text, usage: usage(prompt)).json)
        case .verbose:
            HTTPAnswer(status: .ok, body: verbose(text, prompt).json)
        }
    }

    /// One segment: where the recogniser pauses is not told.
    private static func verbose(_ text: String, _ prompt: TranscriptionPrompt) -> VerboseTranscription {
        let segment = TranscribedSegment(
            id: 0, seek: 0, start: 0, end: prompt.seconds, text: text, tokens: [], temperature: 0, averageLogprob: 0,
            compressionRatio: 1, noSpeechProbability: text.isEmpty ? 1 : 0)
        return VerboseTranscription(
            task: "transcribe", language: "english", duration: prompt.seconds, text: text,
            segments: text.isEmpty ? [] : [segment], usage: usage(prompt))
    }

    private static func stream(_ text: String, _ prompt: TranscriptionPrompt) -> HTTPReply {
        .stream(contentType: "text/event-stream; charset=utf-8") { writer in
            for chunk in WordChunks.split(text) {
                try await writer.write(TranscriptionStreamEvent.textDelta(TranscriptTextDelta(delta: chunk)).frame)
            }
            let done = TranscriptTextDone(text: text, usage: usage(prompt))
            try await writer.write(TranscriptionStreamEvent.textDone(done).frame)
            try await writer.write(SSEWriter.event(data: "[DONE]"))
        }
    }

    private static func usage(_ prompt: TranscriptionPrompt) -> TranscriptionUsage {
        .duration(TranscriptionDuration(seconds: prompt.seconds.rounded(.up)))
    }
}
