import EchoAudio
import EchoWire
import Foundation

/// Has a server with `/v1/audio/transcriptions` understand speech, an utterance at a time.
struct TranscriptionServerRecognizer: SpeechRecognizerProtocol {
    private let endpoint: RemoteEndpoint
    private let model: RemoteModel
    private let fallback: any SpeechRecognizerProtocol

    /// - Parameter fallback: Listens again when the server fails.
    init(_ server: PartServer, key: String?, fallback: any SpeechRecognizerProtocol) {
        endpoint = RemoteEndpoint(server: server, key: key)
        model = RemoteModel(endpoint, .ears)
        self.fallback = fallback
    }

    func begin(vocabulary: [String]) async throws -> any RecognitionProtocol {
        RemoteRecognition { sound in
            do {
                return RecognizedWords(text: try await transcribe(sound))
            } catch {
                return await listenAgain(sound, vocabulary)
            }
        }
    }

    private func transcribe(_ sound: PCM16) async throws -> String {
        let form = MultipartForm(fields: [
            ("model", try await model.name()), ("response_format", "json"),
        ])
        let body = form.body(file: WAVFile(samples: sound.samples).data, named: "utterance.wav", type: "audio/wav")
        let response = try await endpoint.post("/audio/transcriptions", contentType: form.contentType, body)
        let text = try PlainTranscription(JSONValue(parsing: try await endpoint.whole(response))).text
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func listenAgain(_ sound: PCM16, _ vocabulary: [String]) async -> RecognizedWords {
        guard !Task.isCancelled, let recognition = try? await fallback.begin(vocabulary: vocabulary) else {
            return RecognizedWords(text: "")
        }
        _ = await recognition.feed(sound)
        return (try? await recognition.finish()) ?? RecognizedWords(text: "")
    }
}
