import EchoWire
import Foundation
import Synchronization

/// A conversation's own way to its answers, on which more can be said while one is made: asks for them over one
/// WebSocket that is kept, and over HTTP where there is none.
///
/// What to do is decided by `ResponsesSocketSession`; this performs it.
final class ResponsesLine: Sendable {
    /// The state shared by the conversations of one server.
    struct Server: Sendable {
        let host: String
        let transport: any RealtimeTransportProtocol
        /// Where there is no WebSocket.
        let plain: any AnswerServiceProtocol
        let access: ResponsesSocketAccess
        let refused: RefusalMemory
        let log: WireLog
        var catalogue = ModelCatalogue.published
        /// Whether the server is the vendor's whose models the catalogue has.
        var isVendors = false
        /// How long a server may take until the first event of an answer; then it is asked over HTTP.
        var patience = Duration.seconds(30)
        /// The same of one that has not answered over a WebSocket yet: some accept one and say nothing.
        var firstPatience = Duration.seconds(6)
        /// A connection that is older is not asked over any more.
        var lifetime = Duration.seconds(3480)
        var now: @Sendable () -> ContinuousClock.Instant = { .now }
    }

    private struct Link: Sendable {
        let connection: any RealtimeConnectionProtocol
        let opened: ContinuousClock.Instant
        var chain: ResponsesChain?
    }

    private struct State {
        /// The connection between two answers.
        var kept: Link?
        var running: ResponsesExchange?
        var isClosed = false
    }

    /// It is asked for over HTTP.
    private struct NeedsHTTP: Error {
        /// What the server does not like, of the request or of the WebSocket.
        var refusal: EchoError?
    }

    private enum Outcome {
        case reopen
        case finished(with: [AnswerPart], keepsConnection: Bool)
    }

    /// Of an answer that has ended: what was said to it may not have been heard.
    private static let lastPatience = Duration.seconds(10)

    private let server: Server
    private let state = Mutex(State())

    init(_ server: Server) { self.server = server }

    /// Returns behind the last part, `.ended`. Cancelling the task stops the answer at the server.
    ///
    /// - Throws: an `EchoError`, or `CancellationError`.
    func answer(_ prompt: AnswerPrompt, _ take: @Sendable (AnswerPart) async -> Void) async throws {
        do {
            guard server.access.isOffered, !isChatOnly(prompt.model) else { throw NeedsHTTP() }
            try await answerOverSocket(prompt, take)
        } catch let need as NeedsHTTP {
            try await answerOverHTTP(prompt, need.refusal, take)
        }
    }

    /// Whether answers of a model may be told more while they are made, as far as it is known.
    func takesSteering(_ model: String) -> Bool {
        server.access.isOffered && server.access.allowsSteering(model) && !isChatOnly(model)
    }

    private func isChatOnly(_ model: String) -> Bool { server.catalogue[model]?.isChatOnly == true }

    /// Tells the answer that is being made something more, behind what was told before. What becomes of it comes as
    /// `.steered` or `.steerFailed`.
    ///
    /// - Returns: false when it cannot be told: nothing was sent.
    func steer(_ entries: [PromptEntry]) -> Bool {
        let items = ResponsesPrompt.items(entries)
        guard let event = state.withLock(\.running)?.steer(items) else { return false }
        server.log.record(WireNote(RESTElision.elide(event), size: event.data.count, .sent))
        return true
    }

    /// The conversation is over.
    func close() async {
        let kept = state.withLock { state in
            state.isClosed = true
            return state.kept.take()
        }
        await kept?.connection.close()
    }

    // MARK: one answer

    /// - Parameter refusal: why it is not asked over the WebSocket. Where the same request is answered here, it was about
    ///   that and not about what was asked.
    private func answerOverHTTP(
        _ prompt: AnswerPrompt, _ refusal: EchoError?, _ take: @Sendable (AnswerPart) async -> Void
    ) async throws {
        var refusal = refusal
        for try await part in server.plain.answer(prompt) {
            switch part {
            case .leftOut: refusal = nil
            case .began:
                let isSilent = if case .connectionTimedOut? = refusal { true } else { false }
                if let refusal, giveUpWebSockets(refusal), isSilent {
                    await take(.leftOut(LeftOutOption(.webSocket, model: prompt.model)))
                }
                refusal = nil
            default: break
            }
            await take(part)
        }
    }

    private func answerOverSocket(
        _ prompt: AnswerPrompt, _ take: @Sendable (AnswerPart) async -> Void
    ) async throws {
        let fields = AnswerFields(
            prompt, over: .responses, by: server.catalogue, isVendors: server.isVendors,
            without: await server.refused.refused(of: prompt.model))
        for left in await server.refused.hidden(fields.hiddenPictures, of: prompt.model) { await take(.leftOut(left)) }
        let exchange = ResponsesExchange(
            ResponsesSocketSession(
                ResponsesPrompt.request(prompt, fields), canSteer: server.access.allowsSteering(prompt.model)))
        try await perform(exchange, prompt.model, take)
    }

    private func perform(
        _ exchange: ResponsesExchange, _ model: String, _ take: @Sendable (AnswerPart) async -> Void
    ) async throws {
        state.withLock { $0.running = exchange }
        defer { state.withLock { if $0.running === exchange { $0.running = nil } } }
        var anew = false
        while true {
            var link = try await link(anew: anew)
            exchange.use(link.connection)
            do {
                switch try await follow(exchange, on: link, model, take) {
                case .reopen:
                    await link.connection.close()
                    anew = true
                case .finished(let parts, let keepsConnection):
                    link.chain = exchange.step(\.chain)
                    if keepsConnection { await keep(link) } else { await link.connection.close() }
                    for part in parts { await take(part) }
                    return
                }
            } catch {
                // That is what stops an answer.
                await link.connection.close()
                throw error
            }
        }
    }

    private func follow(
        _ exchange: ResponsesExchange, on link: Link, _ model: String, _ take: @Sendable (AnswerPart) async -> Void
    ) async throws -> Outcome {
        var actions = [ResponsesSocketAction.send(exchange.step { [chain = link.chain] in $0.begin(after: chain) })]
        while true {
            var unsent = false
            for action in actions {
                switch action {
                case .send(let event): unsent = try await !send(event, link.connection)
                case .give(let parts):
                    server.access.noteAnswer()
                    for part in parts { await take(part) }
                case .forbidSteering: server.access.forbidSteering(model)
                case .reopen: return .reopen
                case .askOverHTTP(let refusal): throw NeedsHTTP(refusal: refusal)
                case .fail(let error): throw error
                case .finish(let parts, let keepsConnection):
                    return .finished(with: parts, keepsConnection: keepsConnection)
                }
            }
            actions =
                unsent ? exchange.step { $0.connectionEnded() } : try await next(exchange, link.connection)
        }
    }

    /// - Returns: whether it went out.
    private func send(_ event: JSONValue, _ connection: any RealtimeConnectionProtocol) async throws -> Bool {
        let data = event.data
        server.log.record(WireNote(RESTElision.elide(event), type: "WS responses", size: data.count, .sent))
        do throws(EchoError) {
            try await connection.send(data)
            return true
        } catch {
            return false
        }
    }

    // MARK: what comes

    private func next(
        _ exchange: ResponsesExchange, _ connection: any RealtimeConnectionProtocol
    ) async throws -> [ResponsesSocketAction] {
        let events: [RealtimeTransportEvent]
        if let limit = patience(with: exchange) {
            guard let heard = await Self.receive(connection, within: limit) else {
                try Task.checkCancellation()
                return exchange.step { [host = server.host] in $0.stayedSilent(host: host) }
            }
            events = heard
        } else {
            events = await connection.receive()
        }
        try Task.checkCancellation()
        guard !events.isEmpty else { return exchange.step { $0.connectionEnded() } }
        return events.flatMap { take($0, exchange) }
    }

    /// While an answer is made, a connection that breaks tells so by itself.
    private func patience(with exchange: ResponsesExchange) -> Duration? {
        let patience = server.access.hasAnswered ? server.patience : server.firstPatience
        return exchange.step { session in
            if session.isHeld { return Self.lastPatience }
            return session.hasBegun ? nil : patience
        }
    }

    private func take(_ event: RealtimeTransportEvent, _ exchange: ResponsesExchange) -> [ResponsesSocketAction] {
        switch event {
        case .closed(let code, _): return exchange.step { $0.connectionEnded(code: code) }
        case .violated(let reason): return exchange.step { $0.receiveNonsense(reason) }
        case .text(let data):
            guard let json = try? JSONValue(parsingHalves: data), json.object != nil else {
                server.log.record(WireNote(message: data))
                return exchange.step { $0.receiveNonsense("it is not an event of the Responses API") }
            }
            server.log.record(WireNote(answer: data, json, type: json["type"]?.string))
            return exchange.step { $0.receive(json) }
        }
    }

    private static func receive(
        _ connection: any RealtimeConnectionProtocol, within limit: Duration
    ) async -> [RealtimeTransportEvent]? {
        await withTaskGroup(of: [RealtimeTransportEvent]?.self) { group in
            group.addTask { await connection.receive() }
            group.addTask {
                try? await Task.sleep(for: limit)
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
    }

    // MARK: the connection

    private func link(anew: Bool) async throws -> Link {
        let (kept, isClosed) = state.withLock { ($0.kept.take(), $0.isClosed) }
        if let kept {
            if !anew, !isClosed, server.now() - kept.opened < server.lifetime { return kept }
            await kept.connection.close()
        }
        guard !isClosed else { throw CancellationError() }
        do throws(EchoError) {
            return Link(connection: try await server.transport.connect(), opened: server.now())
        } catch {
            try Task.checkCancellation()
            if error.refusesWebSockets { giveUpWebSockets(error) }
            throw NeedsHTTP()
        }
    }

    /// For this run. It is told once.
    @discardableResult private func giveUpWebSockets(_ error: EchoError) -> Bool {
        guard server.access.refuse() else { return false }
        var note: JSONObject = [
            "reason": .string(error.words), "instead": "answers come over HTTP until the program is started again",
        ]
        if case .rejected(let status, _) = error { note["status"] = .integer(status) }
        let json = JSONValue.object(note)
        server.log.record(WireNote(json, type: "WS responses refused", size: json.data.count, .received))
        return true
    }

    private func keep(_ link: Link) async {
        let surplus = state.withLock { state -> Link? in
            guard !state.isClosed, state.kept == nil else { return link }
            state.kept = link
            return nil
        }
        await surplus?.connection.close()
    }
}
