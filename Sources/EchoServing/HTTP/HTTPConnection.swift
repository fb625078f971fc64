import Foundation
import NIOCore
import NIOFoundationCompat
import NIOHTTP1

/// One connection of plain requests, answered one after the other.
struct HTTPConnection: Sendable {
    private let channel: NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>
    /// Bodies that are not worth waiting for.
    private static let shortBytes = 64 << 10

    private let server: ServerContext
    private let caller: Caller
    private var limits: ServerLimits { server.limits }

    /// To be called on the channel's event loop.
    init(_ channel: any Channel, _ server: ServerContext, _ caller: Caller) throws {
        self.channel = try NIOAsyncChannel(
            wrappingChannelSynchronously: channel,
            configuration: .init(backPressureStrategy: .init(lowWatermark: 4, highWatermark: 16)))
        self.server = server
        self.caller = caller
    }

    /// Answers every request until the client goes or the task is cancelled.
    ///
    /// The client's going cancels the answer that is being made.
    func run() async {
        let connection = channel.channel
        await withTaskCancellationHandler {
            try? await channel.executeThenClose { inbound, _ in
                await withTaskGroup { group in
                    group.addTask { try? await connection.closeFuture.get() }
                    group.addTask {
                        try? await answer(inbound)
                        connection.close(promise: nil)
                    }
                    await group.next()
                    group.cancelAll()
                }
            }
        } onCancel: {
            connection.close(promise: nil)
        }
    }

    private typealias Parts = NIOAsyncChannelInboundStream<HTTPServerRequestPart>.AsyncIterator

    private func answer(_ inbound: NIOAsyncChannelInboundStream<HTTPServerRequestPart>) async throws {
        var parts = inbound.makeAsyncIterator()
        while let head = try await nextHead(&parts) {
            server.drain.enter()
            defer { server.drain.leave() }
            guard try await answer(head, &parts) else { return }
        }
    }

    /// False when nothing may come after it.
    private func answer(_ head: HTTPRequestHead, _ parts: inout Parts) async throws -> Bool {
        let decision = decide(head)
        let writer = HTTPResponseWriter(
            channel.channel, answering: head, permission: server.table.origins?.permission(for: head) ?? [:],
            patience: limits.writePatience, RequestRecord(head, decision.path, server.tally))
        switch decision {
        case .answer(let answer, _): return try await say(answer, &parts, writer, head)
        case .refuse(let refusal, let path):
            return try await say(server.answer(refusal, at: path), &parts, writer, head)
        case .socket:
            // Only the first request of a connection can upgrade (swift-nio#680), and nothing is read behind one that would.
            var answer = HTTPAnswer.error(.badRequest, "Open a new connection for a WebSocket.")
            answer.headers["Connection"] = "close"
            return try await write(.whole(answer), writer, head)
        case .plain(let match):
            let bytes = head.heldBytes(atMost: match.route.bodyLimit)
            guard bytes <= Self.shortBytes else {
                guard await server.bodies.take(bytes, within: limits.bodyPatience) else {
                    return try await turnAway(server.answer(.busy, at: match.route.path), &parts, writer)
                }
                return try await answer(head, match, &parts, writer) { server.bodies.giveBack(bytes) }
            }
            return try await answer(head, match, &parts, writer)
        }
    }

    /// - Parameter onRead: The body is no longer held: its answer was made, or begins.
    private func answer(
        _ head: HTTPRequestHead, _ match: MatchedRoute, _ parts: inout Parts, _ writer: HTTPResponseWriter,
        onRead: () -> Void = {}
    ) async throws -> Bool {
        let reply: HTTPReply
        do {
            defer { onRead() }
            guard let body = try await body(of: head, match.route, &parts, writer) else {
                let refusal = HTTPRefusal.tooLarge(match.route.bodyLimit)
                return try await turnAway(server.answer(refusal, at: match.route.path), &parts, writer)
            }
            reply = await self.reply(
                to: PlainRequest(head: head, parameters: match.parameters, body: body), match.route)
        }
        return try await write(reply, writer, head)
    }

    private func decide(_ head: HTTPRequestHead) -> RouteDecision {
        let decision = server.table.decide(head)
        guard let wait = caller.wait(head.headers, as: decision.rateClass) else { return decision }
        server.tally.limited()
        return .refuse(.tooMany(wait: wait), decision.path)
    }

    private func reply(to request: PlainRequest, _ route: Route) async -> HTTPReply {
        if case .signed(let signature) = route.check {
            do { try signature.check(request, at: Date()) } catch {
                return .whole(server.answer(.unsigned(error), at: route.path))
            }
        }
        guard case .plain(let answer) = route.answer else { return .whole(HTTPRefusal.upgradeWanted.answer) }
        return await answer(request)
    }

    /// Skips what is left of the request before. Nil when there is none to come.
    private func nextHead(_ parts: inout Parts) async throws -> HTTPRequestHead? {
        while let part = try await next(&parts, within: limits.idlePatience) {
            if case .head(let head) = part { return head }
        }
        return nil
    }

    /// Nil when it is longer than the place takes.
    private func body(
        of head: HTTPRequestHead, _ route: Route, _ parts: inout Parts, _ writer: HTTPResponseWriter
    ) async throws -> Data? {
        if head.expectsContinue { try await writer.proceed() }
        var body = Data()
        while let part = try await nextOfBody(&parts, writer) {
            switch part {
            case .head: break
            case .body(let bytes):
                guard body.count + bytes.readableBytes <= route.bodyLimit else { return nil }
                body.append(contentsOf: bytes.readableBytesView)
            case .end: return body
            }
        }
        throw CancellationError()
    }

    /// Before the body, if there is to be one.
    private func say(
        _ answer: HTTPAnswer, _ parts: inout Parts, _ writer: HTTPResponseWriter, _ head: HTTPRequestHead
    ) async throws -> Bool {
        guard !head.announcesBody else { return try await turnAway(answer, &parts, writer) }
        return try await write(.whole(answer), writer, head)
    }

    /// Says why and takes, for a while, what the client still sends.
    private func turnAway(
        _ answer: HTTPAnswer, _ parts: inout Parts, _ writer: HTTPResponseWriter
    ) async throws -> Bool {
        try await writer.answer(answer, isLast: true)
        let giveUp = closing(after: limits.lingerPatience)
        defer { giveUp.cancel() }
        while let part = try await parts.next(isolation: #isolation) {
            if case .end = part { break }
        }
        return false
    }

    private func write(
        _ reply: HTTPReply, _ writer: HTTPResponseWriter, _ head: HTTPRequestHead
    ) async throws -> Bool {
        var isLast = !head.isKeepAlive || server.drain.hasBegun
        switch reply {
        case .whole(let answer):
            isLast = isLast || answer.headers["Connection"] == "close"
            try await writer.answer(answer, isLast: isLast)
        case .stream(let contentType, let body):
            // Without chunks, only the end of the connection ends the answer.
            isLast = isLast || head.version == .http1_0
            try await writer.stream(contentType: contentType, isLast: isLast, body)
        case .sized(let sized, let body): try await writer.send(sized, isLast: isLast, body)
        }
        return !isLast && !Task.isCancelled
    }

    private func next(_ parts: inout Parts, within limit: Duration) async throws -> HTTPServerRequestPart? {
        let giveUp = closing(after: limit)
        defer { giveUp.cancel() }
        return try await parts.next(isolation: #isolation)
    }

    private func nextOfBody(
        _ parts: inout Parts, _ writer: HTTPResponseWriter
    ) async throws -> HTTPServerRequestPart? {
        let patience = channel.channel.eventLoop.scheduleTask(in: TimeAmount(limits.bodyPatience)) {
            writer.giveUp(with: HTTPRefusal.tooSlow.answer)
        }
        defer { patience.cancel() }
        return try await parts.next(isolation: #isolation)
    }

    private func closing(after limit: Duration) -> Scheduled<Void> {
        let connection = channel.channel
        return connection.eventLoop.scheduleTask(in: TimeAmount(limit)) { connection.close(promise: nil) }
    }
}
