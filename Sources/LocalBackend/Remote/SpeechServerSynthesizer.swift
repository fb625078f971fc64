import AsyncHTTPClient
import EchoAudio
import EchoWire
import Foundation
import NIOHTTP1

/// Has a server with `/v1/audio/speech` speak, a sentence at a time.
struct SpeechServerSynthesizer: SpeechSynthesizerProtocol {
    private let endpoint: RemoteEndpoint
    private let model: RemoteModel
    private let fallback: any SpeechSynthesizerProtocol

    /// - Parameter fallback: Speaks when the server fails.
    init(_ server: PartServer, key: String?, fallback: any SpeechSynthesizerProtocol) {
        endpoint = RemoteEndpoint(server: server, key: key)
        model = RemoteModel(endpoint, .voice)
        self.fallback = fallback
    }

    func speak(_ sentence: String, voice: String, speed: Double) async throws -> PCM16 {
        guard sentence.contains(where: { !$0.isWhitespace }) else { return PCM16() }
        do {
            return try await ask(sentence, voice: voice, speed: speed)
        } catch {
            try Task.checkCancellation()
            return try await fallback.speak(sentence, voice: voice, speed: speed)
        }
    }

    private func ask(_ sentence: String, voice: String, speed: Double) async throws -> PCM16 {
        let request = SpeechRequest(
            model: try await model.name(), voice: .named(endpoint.server.voice ?? voice), input: sentence,
            responseFormat: "pcm", speed: speed)
        let response = try await endpoint.post("/audio/speech", request.json.data)
        let body = try await endpoint.whole(response)
        // Some servers send what they can, whatever was asked for.
        if body.starts(with: Data("RIFF".utf8)) { return try UploadedSound(wav: body).sound }
        let type = response.headers.first(name: "content-type") ?? ""
        guard !type.contains("mpeg"), !type.contains("json"), !body.isEmpty else {
            throw RemoteError.garbled(server: endpoint.server.name, reason: "\(type) in place of sound")
        }
        return PCM16(littleEndian: body)
    }
}
