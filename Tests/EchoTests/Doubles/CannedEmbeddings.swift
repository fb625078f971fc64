import EchoTestKit
import EchoWire
import Synchronization

@testable import Echo

/// Answers every request for vectors, and knows how many there were at the same time.
final class CannedEmbeddings: EmbeddingServiceProtocol {
    private struct State {
        var requests: [EmbeddingsRequest] = []
        var underWay = 0
        var mostAtOnce = 0
    }

    private let reply: @Sendable (EmbeddingsRequest) throws(EchoError) -> EmbeddingsResponse
    /// Requests wait until so many are there.
    private let crowd: Int
    private let state = Mutex(State())

    var requests: [EmbeddingsRequest] { state.withLock { $0.requests } }
    var mostAtOnce: Int { state.withLock { $0.mostAtOnce } }

    init(
        crowd: Int = 1,
        reply: @escaping @Sendable (EmbeddingsRequest) throws(EchoError) -> EmbeddingsResponse = {
            CannedEmbeddings.lengths($0)
        }
    ) {
        self.crowd = crowd
        self.reply = reply
    }

    /// For each text a vector that begins with its length, in the wrong order.
    static func lengths(_ request: EmbeddingsRequest) -> EmbeddingsResponse {
        let objects = texts(request).enumerated().map { index, text in
            let rest = Array(repeating: Float(1), count: (request.dimensions ?? 1536) - 1)
            return EmbeddingObject(index: index, embedding: Embedding(vector: [Float(text.count)] + rest))
        }
        let usage = EmbeddingsUsage(promptTokens: objects.count, totalTokens: objects.count)
        return EmbeddingsResponse(data: objects.reversed(), model: request.model, usage: usage)
    }

    static func texts(_ request: EmbeddingsRequest) -> [String] {
        if case .texts(let texts) = request.input { texts } else { [] }
    }

    func embed(_ request: EmbeddingsRequest) async throws(EchoError) -> EmbeddingsResponse {
        state.withLock { state in
            state.requests.append(request)
            state.underWay += 1
            state.mostAtOnce = max(state.mostAtOnce, state.underWay)
        }
        defer { state.withLock { $0.underWay -= 1 } }
        _ = await eventually { self.requests.count >= self.crowd || Task.isCancelled }
        if Task.isCancelled { throw .cancelled }
        return try reply(request)
    }
}
