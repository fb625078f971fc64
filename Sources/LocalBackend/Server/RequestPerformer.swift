import EchoWire
import Foundation
import NIOHTTP1

/// Answers the requests of the REST API.
struct RequestPerformer: Sendable {
    let responses: ResponsesPerformer
    private let configuration: LocalServerConfiguration
    private let seeds: SeedSource

    init(configuration: LocalServerConfiguration) {
        self.configuration = configuration
        seeds = SeedSource(seed: configuration.seed())
        responses = ResponsesPerformer(configuration: configuration, seeds: seeds)
    }

    /// Ends what nobody waits for.
    func stop() { responses.stop() }

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
        case .embeddings: .whole(await (try EmbeddingRequest(request.object())).answer())
        case .responses: try await responses.create(request.object())
        case .response(let id) where request.method == .DELETE: .whole(responses.delete(id))
        case .response(let id): try responses.retrieve(id, request.query)
        case .inputItems(let id): .whole(try responses.inputItems(of: id, request.query))
        case .cancellation(let id): .whole(responses.cancel(id))
        case .inputTokens: .whole(try responses.inputTokens(of: request.object()))
        case .chatCompletions: try await chat(request.object())
        case .speech: try await SpeechPerformer(synthesizer: configuration.synthesizer).reply(request.object())
        case .transcriptions:
            try await TranscriptionPerformer(
                recognizer: configuration.recognizer, vocabulary: configuration.brain.vocabulary(tools: [])
            ).reply(request)
        }
    }

    private func chat(_ fields: JSONObject) async throws(SessionProblem) -> HTTPReply {
        let prompt = try CheckedChatRequest(fields)
        var ids = IdentifierSource(seed: seeds.next())
        let now = configuration.now()
        let asked = prompt.brainPrompt(now: now, timeZone: configuration.timeZone, seed: ids.nextSeed())
        let answer = ChatAnswer(prompt.request, promptTokens: prompt.tokens, ids: ids, at: now)
        return await AnswerPerformer(brain: configuration.brain, now: configuration.now)
            .reply(answer, to: asked, isStreamed: prompt.request.stream ?? false)
    }
}
