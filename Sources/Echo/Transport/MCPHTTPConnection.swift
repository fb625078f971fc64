import EchoConcurrency
import EchoWire
import Foundation
import Synchronization

/// What is said to an MCP server in requests of their own, seen as one conversation.
final class MCPHTTPConnection: MCPConnectionProtocol {
    private struct State {
        /// The server's name for the session; the old era's.
        var session: String?
        /// Of the latest request of our own, for those that the protocol knows nothing of.
        var headers: [String: String] = [:]
        var requests: [JSONRPCID: WorkItem] = [:]
        var listener: WorkItem?
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
                let session = state.withLock { $0.session }
                _ = try? await wire.post(message, headers: headers, session: session, patience: .seconds(10))
            }
        case .abandon(let id): state.withLock { $0.requests.removeValue(forKey: id) }?.cancel()
        case .listen(let headers): listen(headers)
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
        let session = state.withLock { $0.session }
        do {
            let response = try await wire.post(message, headers: headers, session: session)
            note(response, headers)
            if response.status == 404, session != nil { return expired(id, session) }
            guard response.isSuccess else { return refuse(id, response.status, try await error(in: response)) }
            let isAnswered =
                response.isEventStream
                ? try await read(response, until: id, headers) : deliver(try await response.messages(), until: id)
            if !isAnswered { inbox.yield(.unanswered(id, reason: "the answer was cut off")) }
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

    private func refuse(_ id: JSONRPCID, _ status: Int, _ error: JSONRPCError?) {
        inbox.yield(.refused(id, status: status, error))
    }

    private func error(in response: HTTPResponse) async throws -> JSONRPCError? {
        if let place = response.headers["location"], (300..<400).contains(response.status) {
            return JSONRPCError(code: response.status, message: "it has moved to \(place)")
        }
        for case .failure(_, let error) in try await response.messages() { return error }
        return nil
    }

    /// - Returns: whether the answer is among them.
    private func deliver(_ messages: [JSONRPCMessage], until id: JSONRPCID?) -> Bool {
        var isAnswered = false
        for message in messages {
            inbox.yield(.message(message))
            switch message {
            case .result(id, _), .failure(id, _): isAnswered = true
            default: break
            }
        }
        return isAnswered
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
        do {
            for try await chunk in response.body {
                for event in try parser.feed(chunk) where event.type == "message" {
                    let json = try? JSONValue(parsing: Data(event.data.utf8))
                    if deliver(json.flatMap(JSONRPCMessage.init).map { [$0] } ?? [], until: id) { return true }
                }
            }
        } catch let error as SSEError {
            throw error
        } catch {
            try Task.checkCancellation()
        }
        try parser.finish()
        return false
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case EchoError.unreachable(let host, let reason): "\(host) cannot be reached: \(reason)"
        case EchoError.connectionTimedOut(let host): "\(host) does not answer"
        case EchoError.invalidData(let reason), EchoError.connectionLost(_, let reason): reason
        default: "\(error)"
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
