import EchoServing
import EchoWire
import Foundation
import NIOHTTP1
import Synchronization

/// Serves the Responses API and remembers its answers while the server runs.
final class ResponsesPerformer: Sendable {
    /// Answers that are made at the same time for nobody who waits.
    private static let backgroundLimit = 32

    private struct State {
        var memory = ResponseMemory()
        var background: [String: ResponseRun] = [:]
    }

    private let configuration: LocalServerConfiguration
    private let seeds: SeedSource
    private let state = Mutex(State())

    init(configuration: LocalServerConfiguration, seeds: SeedSource) {
        self.configuration = configuration
        self.seeds = seeds
    }

    func create(_ fields: JSONObject) async throws(SessionProblem) -> HTTPReply {
        let (run, make) = try open(fields)
        if run.isBackground { try begin(run, make) }
        if fields["stream"] == true {
            return .stream(contentType: Self.eventStream) { [self] writer in
                try await serve(run, make) { try await writer.write($0.frames) }
            }
        }
        guard !run.isBackground else { return .whole(run.whole) }
        do {
            try await serve(run, make) { _ in }
            return .whole(run.whole)
        } catch {
            return .whole(.error(.internalServerError, "The client went.", type: "server_error"))
        }
    }

    /// An answer that nobody makes yet, and how to make it.
    /// - Parameter find: Finds what is not remembered here, so that it can be continued.
    func open(
        _ fields: JSONObject, find: (String) -> ResponseRun? = { _ in nil }
    ) throws(SessionProblem) -> (ResponseRun, @Sendable (ResponseRun) async -> Void) {
        let checked = try CheckedResponsesRequest(fields) { find($0) ?? stored($0) }
        try configuration.offeredModels.check(checked.request.model, .text, status: 400)
        var ids = IdentifierSource(seed: seeds.next())
        let now = configuration.now()
        let prompt = checked.brainPrompt(now: now, timeZone: configuration.timeZone, seed: ids.nextSeed())
        let input = checked.items.map { $0.identified(by: &ids) }
        let run = ResponseRun(
            ResponsesAnswer(checked.request, promptTokens: checked.tokens, ids: ids, at: now), input: input,
            isStored: checked.request.store ?? true, isBackground: checked.request.isBackground ?? false)
        guard run.weight <= state.withLock({ $0.memory.byteCapacity }) else { throw .tooLong }
        let opening = opening(checked, prompt)
        return (run, { [configuration] in await Self.make($0, prompt, opening, configuration) })
    }

    /// Has it made while a client follows; who leaves ends it, unless it is made in the background.
    func serve(
        _ run: ResponseRun, _ make: @escaping @Sendable (ResponseRun) async -> Void,
        _ send: ([ResponsesStreamEvent]) async throws -> Void
    ) async throws {
        guard !run.isBackground else { return try await run.follow(send) }
        state.withLock { $0.memory.keep(run) }
        run.begin(make)
        do {
            try await run.follow(send)
        } catch {
            run.cancel()
            state.withLock { $0.memory.forget(run.id) }
            throw error
        }
        if !run.isStored { state.withLock { $0.memory.forget(run.id) } }
    }

    func retrieve(_ id: String, _ query: RequestQuery) throws(SessionProblem) -> HTTPReply {
        guard let run = stored(id) else { return .whole(Self.notFound(id)) }
        guard query["stream"]?.lowercased() == "true" else {
            return .whole(HTTPAnswer(status: .ok, body: run.response.json))
        }
        let last = try Self.startingAfter(query["starting_after"])
        return .stream(contentType: Self.eventStream) { writer in
            try await run.follow(after: last) { try await writer.write($0.frames) }
        }
    }

    func inputItems(of id: String, _ query: RequestQuery) throws(SessionProblem) -> HTTPAnswer {
        guard let run = stored(id) else { return Self.notFound(id) }
        return HTTPAnswer(status: .ok, body: try ResponseInputPage(of: run.input, query).json)
    }

    func delete(_ id: String) -> HTTPAnswer {
        guard let run = stored(id) else { return Self.notFound(id) }
        run.cancel()
        state.withLock { $0.memory.forget(id) }
        return HTTPAnswer(status: .ok, body: ["id": .string(id), "object": "response", "deleted": true])
    }

    func cancel(_ id: String) -> HTTPAnswer {
        guard let run = state.withLock({ $0.memory[id] }) else { return Self.notFound(id) }
        run.cancel()
        guard run.isBackground || run.response.status == "cancelled" else {
            return .error(.badRequest, "Cannot cancel a response that is over.")
        }
        return HTTPAnswer(status: .ok, body: run.response.json)
    }

    func inputTokens(of fields: JSONObject) throws(SessionProblem) -> HTTPAnswer {
        let checked = try CheckedResponsesRequest(counting: fields, stored: stored)
        try configuration.offeredModels.check(checked.request.model, .text, status: 400)
        return HTTPAnswer(
            status: .ok, body: ["object": "response.input_tokens", "input_tokens": .integer(checked.tokens)])
    }

    /// Ends what is made in the background.
    func stop() {
        for run in state.withLock({ $0.background.values.map(\.self) }) { run.cancel() }
    }

    private func stored(_ id: String) -> ResponseRun? {
        state.withLock { $0.memory[id] }.flatMap { $0.isStored ? $0 : nil }
    }

    private func begin(
        _ run: ResponseRun, _ make: @escaping @Sendable (ResponseRun) async -> Void
    ) throws(SessionProblem) {
        let isAdmitted = state.withLock { state in
            guard state.background.count < Self.backgroundLimit else { return false }
            state.background[run.id] = run
            state.memory.keep(run)
            return true
        }
        guard isAdmitted else { throw .tooManyResponses }
        run.begin { [self] run in
            await make(run)
            state.withLock { _ = $0.background.removeValue(forKey: run.id) }
        }
    }

    /// What an answer begins with before the brain says anything.
    private func opening(_ checked: CheckedResponsesRequest, _ prompt: BrainPrompt) -> @Sendable () -> [ResponseStep] {
        let compaction = checked.compaction.map { [ResponseStep.compacted($0.text)] } ?? []
        guard configuration.tellsThoughts, checked.tellsThoughts else { return { compaction } }
        return { [brain = configuration.brain] in compaction + [.thought(brain.thoughts(about: prompt))] }
    }

    private static func make(
        _ run: ResponseRun, _ prompt: BrainPrompt, _ opening: @Sendable () -> [ResponseStep],
        _ configuration: LocalServerConfiguration
    ) async {
        do {
            for step in opening() { run.take(step) }
            for try await part in configuration.brain.answer(prompt) {
                guard run.take(.said(part)) else { break }
            }
            // A brain that is cancelled ends like one that is done.
            run.take(Task.isCancelled ? .cancelled : .finished(configuration.now()))
        } catch {
            run.take(Task.isCancelled ? .cancelled : .failed("\(error)"))
        }
    }

    private static func startingAfter(_ text: String?) throws(SessionProblem) -> Int {
        guard let text else { return -1 }
        guard let number = Int(text), number >= 0 else {
            throw .invalid("starting_after", "Invalid 'starting_after': expected the number of an event.")
        }
        return number
    }

    private static let eventStream = "text/event-stream; charset=utf-8"

    private static func notFound(_ id: String) -> HTTPAnswer {
        .error(.notFound, "Response with id '\(id.prefix(80))' not found.")
    }
}

extension [ResponsesStreamEvent] {
    fileprivate var frames: Data { reduce(into: Data()) { $0 += $1.frame } }
}
