import EchoAudio
import EchoServing
import EchoWire
import Foundation
import NIOHTTP1

/// Serves transcriptions of uploaded recordings.
struct TranscriptionPerformer: Sendable {
    let recognizer: any SpeechRecognizerProtocol
    /// Words and phrases that are likely in any recording.
    let vocabulary: [String]
    let models: ModelNames

    func reply(_ request: PlainRequest) async throws(SessionProblem) -> HTTPReply {
        let prompt = try TranscriptionPrompt(contentType: request.contentType, body: request.body)
        try models.check(prompt.model, .transcription)
        do {
            let heard = try await recognizer.transcribe(
                prompt.sound, vocabulary: vocabulary + prompt.hints, language: prompt.language)
            return prompt.isStreamed ? Self.stream(heard.text, prompt) : .whole(Self.answer(heard, prompt))
        } catch SpeechError.busy {
            return .whole(
                .error(
                    .tooManyRequests, "Too many recordings wait already. Try again in a moment.",
                    type: "requests", code: "rate_limit_exceeded", headers: ["Retry-After": "2"]))
        } catch {
            return .whole(.error(.internalServerError, "The recogniser failed: \(error)", type: "server_error"))
        }
    }

    private static func answer(_ heard: RecognizedWords, _ prompt: TranscriptionPrompt) -> HTTPAnswer {
        let text = heard.text
        return switch prompt.format {
        case .text:
            HTTPAnswer(status: .ok, contentType: "text/plain; charset=utf-8", body: Data((text + "\n").utf8))
        case .json:
            HTTPAnswer(status: .ok, body: PlainTranscription(text: text, usage: usage(prompt)).json)
        case .verbose:
            HTTPAnswer(status: .ok, body: verbose(heard, prompt).json)
        }
    }

    /// One segment: where the recogniser pauses is not told.
    private static func verbose(_ heard: RecognizedWords, _ prompt: TranscriptionPrompt) -> VerboseTranscription {
        let segment = TranscribedSegment(
            id: 0, seek: 0, start: 0, end: prompt.seconds, text: heard.text, tokens: [], temperature: 0,
            averageLogprob: 0, compressionRatio: 1, noSpeechProbability: heard.text.isEmpty ? 1 : 0)
        let words = heard.words.map {
            TranscribedWord(word: $0.text, start: seconds($0.start), end: min(seconds($0.end), prompt.seconds))
        }
        return VerboseTranscription(
            task: "transcribe", language: language(prompt), duration: prompt.seconds, text: heard.text,
            words: prompt.granularities.contains("word") ? words : nil,
            segments: prompt.granularities.contains("segment") ? (heard.text.isEmpty ? [] : [segment]) : nil,
            usage: usage(prompt))
    }

    /// "spanish"; the built-in ears hear English.
    private static func language(_ prompt: TranscriptionPrompt) -> String {
        let code = prompt.language.map { String($0.prefix { $0.isLetter }) } ?? "en"
        return Locale(identifier: "en").localizedString(forLanguageCode: code)?.lowercased() ?? code
    }

    private static func seconds(_ duration: Duration) -> Double { duration / .seconds(1) }

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
