import EchoWire
import Foundation
import NIOCore

/// Has a server with `/v1/embeddings` say what texts mean.
struct EmbeddingServer: Sendable {
    /// For one request; a vector takes milliseconds.
    private static let patience = TimeAmount.seconds(30)
    private static let textsAtOnce = 64
    /// Numbers of a vector. More is no vector of a sentence.
    private static let longest = 8_192

    private let endpoint: RemoteEndpoint
    private let model: RemoteModel

    init(_ server: PartServer, key: String?) {
        endpoint = RemoteEndpoint(server: server, key: key)
        model = RemoteModel(endpoint, .embeddings)
    }

    func vectors(of texts: [String]) async throws -> TextVectors {
        let name = try await model.name()
        var vectors: [[Float]] = []
        for start in stride(from: 0, to: texts.count, by: Self.textsAtOnce) {
            vectors += try await ask(Array(texts[start..<min(texts.count, start + Self.textsAtOnce)]), name)
        }
        return TextVectors(model: name, vectors: vectors)
    }

    private func ask(_ texts: [String], _ name: String) async throws -> [[Float]] {
        let request: JSONValue = ["model": .string(name), "input": .array(texts.map { .string($0) })]
        let response = try await endpoint.post("/embeddings", request.data, within: Self.patience)
        let answer = try JSONValue(parsing: try await endpoint.whole(response))
        let vectors = (answer["data"]?.array ?? []).map { row in
            (row["embedding"]?.array ?? []).compactMap(\.number).map { Float($0) }
        }
        let length = vectors.first?.count ?? 0
        let isWhole =
            vectors.count == texts.count && vectors.allSatisfy { $0.count == length && $0.allSatisfy(\.isFinite) }
        guard isWhole, (1...Self.longest).contains(length) else {
            throw RemoteError.garbled(server: endpoint.server.name, reason: "no vector for each text")
        }
        return vectors
    }
}

/// The embeddings of a part that this program runs, as long as there is one.
struct FoundEmbedder: EmbedderProtocol {
    let servers: PartServers
    let found: FoundPart<EmbeddingServer>

    func vectors(of texts: [String]) async -> TextVectors? {
        guard await servers.hasOwn(.embeddings), let server = await found.current() else { return nil }
        do {
            return try await server.vectors(of: texts)
        } catch {
            if !Task.isCancelled { await found.forget() }
            return nil
        }
    }
}
