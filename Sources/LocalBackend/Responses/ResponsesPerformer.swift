import EchoWire
import Foundation
import NIOHTTP1
import Synchronization

/// Serves the Responses API and remembers its answers while the server runs.
final class ResponsesPerformer: Sendable {
    private let configuration: LocalServerConfiguration
    private let seeds: SeedSource
    private let memory = Mutex(ResponseMemory())

    init(configuration: LocalServerConfiguration, seeds: SeedSource) {
        self.configuration = configuration
        self.seeds = seeds
    }

    func create(_ fields: JSONObject) async throws(SessionProblem) -> HTTPReply {
        let prompt = try CheckedResponsesRequest(fields) { id in memory.withLock { $0[id] } }
        var ids = IdentifierSource(seed: seeds.next())
        let now = configuration.now()
        let asked = prompt.brainPrompt(now: now, timeZone: configuration.timeZone, seed: ids.nextSeed())
        let answer = ResponsesAnswer(prompt.request, promptTokens: prompt.tokens, ids: ids, at: now)
        let performer = AnswerPerformer(brain: configuration.brain, now: configuration.now)
        return await performer.reply(answer, to: asked, isStreamed: prompt.request.stream ?? false) { [self] answer in
            if prompt.request.store ?? true { keep(answer.response, after: prompt.items) }
        }
    }

    func retrieve(_ id: String) -> HTTPAnswer {
        guard let entry = memory.withLock({ $0[id] }) else { return Self.notFound(id) }
        return HTTPAnswer(status: .ok, body: entry.response.json)
    }

    func delete(_ id: String) -> HTTPAnswer {
        guard memory.withLock({ $0.forget(id) }) else { return Self.notFound(id) }
        return HTTPAnswer(status: .ok, body: ["id": .string(id), "object": "response", "deleted": true])
    }

    private func keep(_ response: ResponsesResponse, after items: [ResponsesItem]) {
        memory.withLock { $0.keep(StoredResponse(response: response, conversation: items + response.output)) }
    }

    private static func notFound(_ id: String) -> HTTPAnswer {
        .error(.notFound, "Response with id '\(id)' not found.")
    }
}
