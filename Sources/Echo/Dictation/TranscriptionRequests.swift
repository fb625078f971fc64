import EchoAudio
import EchoWire
import Foundation
import Synchronization

/// Asks a server for the words of recordings, one request each.
final class TranscriptionRequests: Sendable {
    let model: String
    private let client: RESTClient
    private let hints: DictationSession.Hints
    private let refusesHints = Mutex(false)

    init(client: RESTClient, model: String, hints: DictationSession.Hints) {
        (self.client, self.model, self.hints) = (client, model, hints)
    }

    /// - Throws: what kept the words from coming; `invalidData` when they are none.
    func words(of sound: PCM16) async throws(EchoError) -> (text: String, usage: TranscriptionUsage?) {
        do throws(EchoError) {
            return try await ask(sound, tellsHints: !refusesHints.withLock { $0 })
        } catch {
            // Not every server knows what can be told; words without it are better than none.
            guard case .server = error, hints.isRefusable, !refusesHints.withLock({ $0 }) else { throw error }
            refusesHints.withLock { $0 = true }
            return try await ask(sound, tellsHints: false)
        }
    }

    private func ask(
        _ sound: PCM16, tellsHints: Bool
    ) async throws(EchoError) -> (text: String, usage: TranscriptionUsage?) {
        var form = SoundForm()
        form.add("model", model)
        form.add("response_format", "json")
        if tellsHints {
            for language in hints.languages { form.add("languages[]", language) }
            for word in hints.keywords { form.add("keywords[]", word) }
        }
        if let language = hints.language, !tellsHints || hints.languages.isEmpty { form.add("language", language) }
        form.add("file", wav: WAVFile(samples: sound.samples).data)
        form.close()
        let json = try await client.json(
            RESTRequest(
                path: "audio/transcriptions", upload: .init(contentType: form.contentType, body: form.body),
                model: model))
        do throws(WireError) {
            let answer = try TranscriptionResponse(wire: json)
            return (answer.text, answer.usage)
        } catch {
            throw .invalidData(reason: "\(error)")
        }
    }
}

extension EchoError {
    /// Whether a server that failed so has no Realtime sessions that write, and may still take requests.
    var lacksTranscriptionSessions: Bool {
        switch self {
        case .unsupportedModel, .connectionLost, .connectionTimedOut, .answerTimedOut, .invalidData, .unexpectedAnswer:
            true
        case .rejected(let status, _): status != 401 && status != 403 && status != 429
        default: AutomaticService.isUnknownAPI(self)
        }
    }
}
