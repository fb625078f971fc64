import EchoAudio
import EchoWire
import Foundation
import NIOCore

/// Has a server with `/v1/audio/transcriptions` understand speech, an utterance at a time. One that wants a key may want
/// money, and is asked once for each; others tell the words while one speaks.
struct TranscriptionServerRecognizer: SpeechRecognizerProtocol {
    /// Ears that take longer than this and the length of what was said are not waited for.
    private static let patience = TimeAmount.seconds(15)
    /// Words of what goes on are of no use later.
    private static let glancePatience = TimeAmount.seconds(4)

    private let endpoint: RemoteEndpoint
    private let model: RemoteModel
    private let fallback: any SpeechRecognizerProtocol
    private let onUse: @Sendable () -> Void
    private let onFailure: @Sendable () async -> Void
    /// Once it could not tell words while one spoke, it is asked for them at the end alone.
    private let isSlow = Flag()

    /// - Parameters:
    ///   - fallback: Listens again when the server fails.
    ///   - onUse: The server is going to be asked.
    ///   - onFailure: The server did not do what it is for.
    init(
        _ server: PartServer, key: String?, fallback: any SpeechRecognizerProtocol,
        onUse: @escaping @Sendable () -> Void = {}, onFailure: @escaping @Sendable () async -> Void = {}
    ) {
        endpoint = RemoteEndpoint(server: server, key: key)
        model = RemoteModel(endpoint, .ears)
        (self.fallback, self.onUse, self.onFailure) = (fallback, onUse, onFailure)
    }

    func begin(vocabulary: [String]) async throws -> any RecognitionProtocol {
        try await begin(vocabulary: vocabulary, language: nil)
    }

    /// - Parameter language: ISO 639-1, with or without a region: servers guess it worse than they are told.
    func begin(vocabulary: [String], language: String?) async throws -> any RecognitionProtocol {
        RemoteRecognition(
            isPartial: endpoint.server.keyName == nil && !isSlow.isRaised, glance: { await glance($0, language) },
            understand: { await understand($0, vocabulary, language) })
    }

    /// At once: nobody waits for words of a part of it.
    func transcribe(_ recording: PCM16, vocabulary: [String]) async throws -> RecognizedWords {
        try await transcribe(recording, vocabulary: vocabulary, language: nil)
    }

    func transcribe(_ recording: PCM16, vocabulary: [String], language: String?) async throws -> RecognizedWords {
        guard !recording.samples.isEmpty else { return RecognizedWords(text: "") }
        let words = await understand(recording, vocabulary, language)
        try Task.checkCancellation()
        return words
    }

    /// The words so far; nil when they are not there soon.
    private func glance(_ sound: PCM16, _ language: String?) async -> String? {
        do {
            return try await transcribe(sound, language, within: Self.glancePatience)
        } catch {
            if !Task.isCancelled { isSlow.raise() }
            return nil
        }
    }

    private func understand(_ sound: PCM16, _ vocabulary: [String], _ language: String?) async -> RecognizedWords {
        onUse()
        do {
            return RecognizedWords(text: try await transcribe(sound, language))
        } catch {
            if !Task.isCancelled { await onFailure() }
            return await listenAgain(sound, vocabulary)
        }
    }

    private func transcribe(
        _ sound: PCM16, _ language: String?, within limit: TimeAmount? = nil
    ) async throws -> String {
        let language = language.map { String($0.prefix { $0 != "-" && $0 != "_" }) }
        let length = TimeAmount.seconds(Int64(sound.samples.count / PCM16.sampleRate))
        let limit = limit ?? Self.patience + length
        if endpoint.server.isWyoming {
            return try await WyomingServer(endpoint.server).transcribe(sound, language: language, within: limit)
        }
        let form = MultipartForm(
            fields: [("model", try await model.name()), ("response_format", "json")]
                + [language.map { ("language", $0) }].compactMap(\.self))
        let body = form.body(file: WAVFile(samples: sound.samples).data, named: "utterance.wav", type: "audio/wav")
        let response = try await endpoint.post(
            "/audio/transcriptions", contentType: form.contentType, body, within: limit)
        let text = try PlainTranscription(JSONValue(parsing: try await endpoint.whole(response, within: limit))).text
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

/// Writes a form with one file.
struct MultipartForm: Sendable {
    let fields: [(name: String, value: String)]
    /// Unlikely enough to stand in a recording.
    private let boundary = "echo-\(UUID().uuidString)"

    init(fields: [(name: String, value: String)]) { self.fields = fields }

    var contentType: String { "multipart/form-data; boundary=\(boundary)" }

    func body(file: Data, named name: String, type: String) -> Data {
        var body = Data()
        for field in fields {
            body += Data("--\(boundary)\r\nContent-Disposition: form-data; name=\"\(field.name)\"\r\n\r\n".utf8)
            body += Data("\(field.value)\r\n".utf8)
        }
        body += Data("--\(boundary)\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(name)\"\r\n".utf8)
        body += Data("Content-Type: \(type)\r\n\r\n".utf8)
        return body + file + Data("\r\n--\(boundary)--\r\n".utf8)
    }
}
