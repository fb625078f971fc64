import EchoWire
import Foundation
import NIOHTTP1

/// Answers the requests of the REST API.
struct RequestPerformer: Sendable {
    let configuration: LocalServerConfiguration

    func reply(to request: PlainRequest) async -> HTTPReply {
        do throws(SessionProblem) {
            return try await perform(request)
        } catch {
            return .whole(.problem(error))
        }
    }

    private func perform(_ request: PlainRequest) async throws(SessionProblem) -> HTTPReply {
        switch request.endpoint {
        case .models: .whole(LocalModels.answer)
        case .model(let id): .whole(LocalModels.answer(for: id))
        case .embeddings: .whole(try EmbeddingRequest(request.object()).answer())
        default: .whole(.error(.notFound, "Invalid URL"))
        }
    }
}
