import AsyncHTTPClient
import EchoAudio
import EchoWire
import Foundation
import NIOCore
import NIOHTTP1

/// Has a server with `/v1/audio/speech` speak, a sentence at a time.
struct SpeechServerSynthesizer: SpeechSynthesizerProtocol {
    /// For a sentence; a voice that takes longer cannot be listened to.
    private static let patience = TimeAmount.seconds(20)

    private let endpoint: RemoteEndpoint
    private let model: RemoteModel
    private let fallback: any SpeechSynthesizerProtocol
    private let onUse: @Sendable () -> Void
    private let onFailure: @Sendable () async -> Void

    /// - Parameters:
    ///   - fallback: Speaks when the server fails.
    ///   - onUse: The server is going to be asked.
    ///   - onFailure: The server did not do what it is for.
    init(
        _ server: PartServer, key: String?, fallback: any SpeechSynthesizerProtocol,
        onUse: @escaping @Sendable () -> Void = {}, onFailure: @escaping @Sendable () async -> Void = {}
    ) {
        endpoint = RemoteEndpoint(server: server, key: key)
        model = RemoteModel(endpoint, .voice)
        (self.fallback, self.onUse, self.onFailure) = (fallback, onUse, onFailure)
    }

    func speak(_ sentence: String, voice: String, speed: Double) async throws -> PCM16 {
        let spoken = SpeakableText.unmarked(sentence)
        guard !spoken.isEmpty else { return PCM16() }
        onUse()
        do {
            return try await ask(spoken, voice: voice, speed: speed)
        } catch {
            try Task.checkCancellation()
            await onFailure()
            return try await fallback.speak(sentence, voice: voice, speed: speed)
        }
    }

    private func ask(_ sentence: String, voice: String, speed: Double) async throws -> PCM16 {
        if endpoint.server.isWyoming {
            return try await WyomingServer(endpoint.server).speak(sentence, within: Self.patience)
        }
        let request = SpeechRequest(
            model: try await model.name(), voice: .named(endpoint.server.voice ?? voice), input: sentence,
            responseFormat: "pcm", speed: speed)
        let response = try await endpoint.post("/audio/speech", request.json.data, within: Self.patience)
        let body = try await endpoint.whole(response, within: Self.patience)
        // Some servers send what they can, whatever was asked for.
        if body.starts(with: Data("RIFF".utf8)) { return try UploadedSound(wav: body).sound }
        let type = response.headers.first(name: "content-type") ?? ""
        guard Self.isRaw(body, type) else {
            throw RemoteError.garbled(server: endpoint.server.name, reason: "\(type) in place of sound")
        }
        return PCM16(littleEndian: body)
    }

    /// Whether it may be samples. Anything else would be heard as a loud noise.
    static func isRaw(_ body: Data, _ type: String) -> Bool {
        let (type, beginning) = (type.lowercased(), body.prefix(9))
        return !body.isEmpty && !others.contains { type.contains($0) }
            && !marks.contains { beginning.starts(with: Data($0.utf8)) }
    }

    /// What types of other formats, and of pages, have in them.
    private static let others = [
        "text/", "json", "xml", "mpeg", "mp3", "mp4", "ogg", "opus", "flac", "aac", "webm",
    ]
    /// What such things begin with, whatever they are called.
    private static let marks = ["OggS", "fLaC", "ID3", "<!DOCTYPE", "<!doctype", "<html", "<HTML", "{\"error\""]
}
