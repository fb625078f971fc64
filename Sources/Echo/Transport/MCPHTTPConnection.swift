import EchoConcurrency
import EchoWire
import Foundation
import Synchronization

/// The separate requests to an MCP server, seen as one conversation.
final class MCPHTTPConnection: MCPConnectionProtocol {
    private struct State {
        /// The server's name for the session; the old era's.
        var session: String?
        /// Of the latest request of our own, for those that the protocol knows nothing of.
        var headers: [String: String] = [:]
        var requests: [JSONRPCID: WorkItem] = [:]
        var listener: WorkItem?
        /// Where messages are posted to a server that answers in its stream of events.
        var postbox: MCPHTTPWire?
    }

    /// How often the rest of an answer is asked for.
    private static let maximumResumptions = 5
    private static let shortestPause = Duration.seconds(1)
    private static let longestPause = Duration.seconds(30)

    let incoming: AsyncStream<MCPIncoming>
    private let wire: MCPHTTPWire
    private let inbox: AsyncStream<MCPIncoming>.Continuation
    private let outbox: AsyncStream<MCPOutgoing>.Continuation
    private let outgoing: AsyncStream<MCPOutgoing>
    private let state = Mutex(State())
    private let work = WorkGroup()
    private let end = OneTimeEvent()

    init(wire: MCPHTTPWire) {
        self.wire = wire
        (incoming, inbox) = AsyncStream.makeStream(of: MCPIncoming.self)
        (outgoing, outbox) = AsyncStream.makeStream(of: MCPOutgoing.self)
    }

    func run() async {
        await withDiscardingTaskGroup { group in
            group.addTask { await self.work.run() }
            group.addTask { for await next in self.outgoing { await self.perform(next) } }
            await end.wait()
            group.cancelAll()
        }
        let (session, headers) = state.withLock { ($0.session, $0.headers) }
        if let session { await wire.endSession(session, headers: headers) }
    }

    func send(_ outgoing: MCPOutgoing) { outbox.yield(outgoing) }

    func hangUp() {
        outbox.finish()
        inbox.finish()
        end.happen()
    }

    // MARK: sending

    /// Requests are on their way at the same time; a notification has arrived before what is sent after it.
    private func perform(_ outgoing: MCPOutgoing) async {
        switch outgoing {
        case .message(let message, let headers):
            if case .request(let id, _, _) = message {
                start(id) { await self.exchange(id, message, headers) }
            } else {
                let (session, postbox) = state.withLock { ($0.session, $0.postbox) }
                _ = try? await (postbox ?? wire)
                    .post(message, headers: headers, session: session, patience: .seconds(10))
            }
        case .abandon(let id): state.withLock { $0.requests.removeValue(forKey: id) }?.cancel()
        case .listen(let headers): if state.withLock({ $0.postbox }) == nil { listen(headers) }
        }
    }

    private func start(_ id: JSONRPCID, _ work: @escaping @Sendable () async -> Void) {
        state.withLock { state in
            state.requests[id] = self.work.start {
                await work()
                self.state.withLock { _ = $0.requests.removeValue(forKey: id) }
            }
        }
    }

    // MARK: one request

    private func exchange(_ id: JSONRPCID, _ message: JSONRPCMessage, _ headers: [String: String]) async {
        let (session, postbox) = state.withLock { ($0.session, $0.postbox) }
        do {
            if let postbox { return try await post(message, id, headers, to: postbox) }
            let response = try await wire.post(message, headers: headers, session: session)
            note(response, headers)
            if response.status == 404, session != nil { return expired(id, session) }
            guard response.isSuccess else {
                let error = try await error(in: response)
                if session != nil, response.status == 400, saysSessionIsOver(error) { return expired(id, session) }
                if isOlder(response.status, message), let postbox = await opened(headers) {
                    return try await post(message, id, headers, to: postbox)
                }
                return refuse(id, response.status, error)
            }
            if response.isEventStream {
                let isAnswered = try await read(response, until: id, headers)
                if !isAnswered { inbox.yield(.unanswered(id, reason: "the answer was cut off")) }
            } else {
                for incoming in wire.answer(to: id, in: try await response.whole()) { inbox.yield(incoming) }
            }
        } catch {
            if !Task.isCancelled { inbox.yield(.unanswered(id, reason: Self.reason(error))) }
        }
    }

    private func note(_ response: HTTPResponse, _ headers: [String: String]) {
        state.withLock { state in
            if let session = response.headers["mcp-session-id"], response.isSuccess { state.session = session }
            if !headers.isEmpty { state.headers = headers.filter { $0.key == "MCP-Protocol-Version" } }
        }
    }

    private func expired(_ id: JSONRPCID, _ session: String?) {
        state.withLock { if $0.session == session { $0.session = nil } }
        inbox.yield(.sessionExpired(id))
    }

    /// Many servers that were started anew say so with another status than the published one.
    private func saysSessionIsOver(_ error: JSONRPCError?) -> Bool {
        let words = error?.message.lowercased() ?? ""
        return words.contains("session")
            && ["no valid", "invalid", "not found", "expired", "unknown", "terminated"].contains { words.contains($0) }
    }

    private func refuse(_ id: JSONRPCID, _ status: Int, _ error: JSONRPCError?) {
        inbox.yield(.refused(id, status: status, error))
    }

    private func error(in response: HTTPResponse) async throws -> JSONRPCError? {
        if let place = response.headers["location"], (300..<400).contains(response.status) {
            return JSONRPCError(code: response.status, message: "it has moved to \(place)")
        }
        if [307, 308].contains(response.status) {
            return JSONRPCError(code: response.status, message: RESTRefusal.movedNowhere)
        }
        let body = try await response.whole()
        for case .message(.failure(_, let error)) in MCPIncoming.all(in: body) { return error }
        let words = wire.words(in: body)
        guard !words.isEmpty else { return nil }
        return JSONRPCError(code: response.status, message: "it returned HTTP status \(response.status): \(words)")
    }

    /// - Returns: whether the answer is among them.
    private func deliver(_ all: [MCPIncoming], until id: JSONRPCID?) -> Bool {
        for incoming in all { inbox.yield(incoming) }
        return all.contains { $0.answers(id) }
    }

    private func deliver(_ events: [SSEEvent], until id: JSONRPCID?) -> Bool {
        // All of a piece are delivered, also those behind the answer.
        deliver(events.flatMap { MCPIncoming.read(Data($0.data.utf8)) }, until: id)
    }

    /// An answer that breaks off is taken up where it was left, if the server numbers what it says.
    private func read(_ first: HTTPResponse, until id: JSONRPCID, _ headers: [String: String]) async throws -> Bool {
        var parser = SSEParser()
        if try await read(first, into: &parser, until: id) { return true }
        var attempts = 0
        while !parser.lastEventID.isEmpty, attempts < Self.maximumResumptions, !Task.isCancelled {
            attempts += 1
            try await Task.sleep(for: parser.retry ?? Self.shortestPause)
            let session = state.withLock { $0.session }
            let rest = try await wire.listen(headers: headers, session: session, after: parser.lastEventID)
            guard rest.isSuccess, rest.isEventStream else { return false }
            if try await read(rest, into: &parser, until: id) { return true }
        }
        return false
    }

    private func read(
        _ response: HTTPResponse, into parser: inout SSEParser, until id: JSONRPCID?
    ) async throws -> Bool {
        var text = try BodyText(encoding: response.headers["content-encoding"])
        var damage: EchoError?
        do {
            for try await chunk in response.body {
                let piece: Data
                do throws(EchoError) { piece = try text.feed(chunk) } catch {
                    damage = error
                    break
                }
                if deliver(try parser.feed(piece), until: id) { return true }
            }
            if deliver(try parser.feed(text.end()), until: id) { return true }
            // The last event may lack the empty line that ends it; one that is cut is asked for again.
            var last = parser
            let whole = try last.feed(Data("\n\n".utf8)).filter { (try? JSONValue(parsing: $0.data)) != nil }
            if deliver(whole, until: id) { return true }
        } catch let error as SSEError {
            throw error
        } catch {
            try Task.checkCancellation()
        }
        if let damage { throw damage }
        try parser.finish()
        return false
    }

    static func reason(_ error: any Error) -> String {
        switch error {
        case EchoError.unreachable(let host, let reason): "\(host) cannot be reached: \(reason)"
        case EchoError.connectionTimedOut(let host), EchoError.answerTimedOut(let host, _, _): "\(host) does not answer"
        case EchoError.invalidData(let reason), EchoError.connectionLost(_, let reason): reason
        default: "\(error)"
        }
    }

    // MARK: the older way

    /// Whether a server that refuses the first message may have the older way alone.
    private func isOlder(_ status: Int, _ message: JSONRPCMessage) -> Bool {
        guard case .request(_, "initialize", _) = message else { return false }
        // Some answer to POST that they do not implement it.
        return status == 501 || ((400..<500).contains(status) && ![401, 403, 407, 408, 429].contains(status))
    }

    /// Opens the stream of events in which such a server answers.
    ///
    /// - Returns: where it takes messages; nil where it has no such stream.
    private func opened(_ headers: [String: String]) async -> MCPHTTPWire? {
        let isOpen = OneTimeEvent()
        let stream = work.start { [weak self, wire] in
            let reason = await MCPEventStream(wire: wire).read(headers) { heard in
                switch heard {
                case .postbox(let postbox): self?.state.withLock { $0.postbox = postbox }
                case .incoming(let incoming): self?.inbox.yield(incoming)
                }
                isOpen.happen()
            }
            isOpen.happen()
            self?.streamEnded(reason)
        }
        await isOpen.wait(within: MCPEventStream.patience)
        let postbox = state.withLock { $0.postbox }
        if postbox == nil { stream.cancel() }
        return postbox
    }

    /// With its stream the server's session is over.
    private func streamEnded(_ reason: String) {
        guard state.withLock({ $0.postbox }) != nil, !Task.isCancelled else { return }
        inbox.yield(.closed(reason: reason, isFinal: false))
    }

    /// The answer comes in the stream; some servers write it into the body, too, where the first counts.
    private func post(
        _ message: JSONRPCMessage, _ id: JSONRPCID, _ headers: [String: String], to postbox: MCPHTTPWire
    ) async throws {
        let response = try await postbox.post(message, headers: headers, session: nil)
        if [404, 410].contains(response.status) {
            inbox.yield(.closed(reason: "its session is over", isFinal: false))
        } else if response.isSuccess {
            _ = deliver(MCPIncoming.all(in: try await response.whole()), until: id)
        } else {
            refuse(id, response.status, try await error(in: response))
        }
    }

    // MARK: listening

    private func listen(_ headers: [String: String]) {
        let listening = work.start { [weak self] in
            var parser = SSEParser()
            var pause = Self.shortestPause
            while !Task.isCancelled {
                guard let isHeard = await self?.listenOnce(headers, &parser) else { return }
                pause = isHeard ? Self.shortestPause : min(pause * 2, Self.longestPause)
                try? await Task.sleep(for: max(pause, parser.retry ?? .zero))
            }
        }
        let old = state.withLock { state in
            defer { state.listener = listening }
            return state.listener
        }
        old?.cancel()
    }

    /// - Returns: whether the server spoke; nil when it has nothing to say by itself.
    private func listenOnce(_ headers: [String: String], _ parser: inout SSEParser) async -> Bool? {
        let session = state.withLock { $0.session }
        do {
            let response = try await wire.listen(headers: headers, session: session, after: parser.lastEventID)
            guard response.isSuccess, response.isEventStream else { return nil }
            _ = try await read(response, into: &parser, until: nil)
            return true
        } catch {
            return false
        }
    }
}
