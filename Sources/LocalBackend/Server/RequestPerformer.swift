import EchoServing
import EchoWire
import Foundation

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

    func embed(_ request: PlainRequest) async throws(SessionProblem) -> HTTPReply {
        .whole(await (try EmbeddingRequest(request.object())).answer(from: configuration.embedder))
    }

    func respond(_ request: PlainRequest) async throws(SessionProblem) -> HTTPReply {
        try await responses.create(request.object())
    }

    func response(_ request: PlainRequest) throws(SessionProblem) -> HTTPReply {
        try responses.retrieve(request.id, request.query)
    }

    func inputItems(_ request: PlainRequest) throws(SessionProblem) -> HTTPReply {
        .whole(try responses.inputItems(of: request.id, request.query))
    }

    func inputTokens(_ request: PlainRequest) throws(SessionProblem) -> HTTPReply {
        .whole(try responses.inputTokens(of: request.object()))
    }

    func speak(_ request: PlainRequest) async throws(SessionProblem) -> HTTPReply {
        try await SpeechPerformer(synthesizer: configuration.synthesizer, models: configuration.offeredModels)
            .reply(request.object())
    }

    func transcribe(_ request: PlainRequest) async throws(SessionProblem) -> HTTPReply {
        try await TranscriptionPerformer(
            recognizer: configuration.recognizer, vocabulary: configuration.brain.vocabulary(tools: []),
            models: configuration.offeredModels
        ).reply(request)
    }

    func chat(_ request: PlainRequest) async throws(SessionProblem) -> HTTPReply {
        let prompt = try CheckedChatRequest(request.object())
        try configuration.offeredModels.check(prompt.request.model, .text)
        var ids = IdentifierSource(seed: seeds.next())
        let now = configuration.now()
        let asked = prompt.brainPrompt(now: now, timeZone: configuration.timeZone, seed: ids.nextSeed())
        let answer = ChatAnswer(prompt.request, promptTokens: prompt.tokens, ids: ids, at: now)
        return await AnswerPerformer(brain: configuration.brain, now: configuration.now)
            .reply(answer, to: asked, isStreamed: prompt.request.stream ?? false)
    }
}
