import Foundation
import NIOCore
import NIOFoundationCompat
import NIOHTTP1
import Synchronization

/// Writes the answer to one request; a client that does not read it is given up.
public struct HTTPResponseWriter: Sendable {
    private let channel: any Channel
    private let request: HTTPRequestHead
    private let patience: Duration
    private let record: RequestRecord
    /// What a browser has to read before a page does.
    private let permission: HTTPHeaders
    private let claim = AnswerClaim()

    init(
        _ channel: any Channel, answering request: HTTPRequestHead, permission: HTTPHeaders = [:], patience: Duration,
        _ record: RequestRecord
    ) {
        self.channel = channel
        self.permission = permission
        self.request = request
        self.patience = patience
        self.record = record
    }

    /// Says that the body may come.
    func proceed() async throws {
        try await flush([.head(HTTPResponseHead(version: request.version, status: .continue))])
    }

    func answer(_ answer: HTTPAnswer, isLast: Bool) async throws {
        guard claim.take() else { throw CancellationError() }
        defer { record.answered(answer.status) }
        try await flush(answer.parts(for: request, isLast: isLast))
    }

    /// Answers and closes the connection, from the event loop, while its task waits; nothing happens when it no longer
    /// does.
    func giveUp(with answer: HTTPAnswer) {
        guard claim.take() else { return }
        record.answered(answer.status)
        let parts = permitted(answer.parts(for: request, isLast: true))
        for part in parts.dropLast() { channel.write(part, promise: nil) }
        channel.writeAndFlush(parts[parts.count - 1]).whenComplete { [channel] _ in channel.close(promise: nil) }
    }

    /// Gives an answer whose length nobody knows yet.
    func stream(
        contentType: String, isLast: Bool, _ body: @Sendable (HTTPResponseWriter) async throws -> Void
    ) async throws {
        guard claim.take() else { throw CancellationError() }
        defer { record.answered(.ok) }
        let headers: HTTPHeaders = ["Content-Type": contentType, "Cache-Control": "no-store"]
        try await flush([.head(HTTPResponseHead(answering: request, .ok, headers, isLast: isLast))])
        try await body(self)
        try Task.checkCancellation()
        try await flush([.end(nil)])
    }

    /// Gives an answer whose length is known before its bytes are.
    func send(
        _ reply: SizedReply, isLast: Bool, _ body: @Sendable (HTTPResponseWriter) async throws -> Void
    ) async throws {
        guard claim.take() else { throw CancellationError() }
        defer { record.answered(reply.status) }
        try await flush([.head(HTTPResponseHead(answering: request, reply.status, reply.fields, isLast: isLast))])
        if request.method != .HEAD { try await body(self) }
        try Task.checkCancellation()
        try await flush([.end(nil)])
    }

    /// Returns when the kernel has taken it.
    public func write(_ bytes: Data) async throws {
        try Task.checkCancellation()
        try await flush([.body(.byteBuffer(ByteBuffer(data: bytes)))])
    }

    private func permitted(_ parts: [HTTPServerResponsePart]) -> [HTTPServerResponsePart] {
        guard !permission.isEmpty, case .head(var head)? = parts.first, head.status != .continue else { return parts }
        head.headers.add(contentsOf: permission)
        if request.method == .OPTIONS, let methods = head.headers.first(name: "Allow") {
            head.headers.add(name: "Access-Control-Allow-Methods", value: methods)
        }
        return [.head(head)] + parts.dropFirst()
    }

    private func flush(_ parts: [HTTPServerResponsePart]) async throws {
        let parts = permitted(parts)
        guard let last = parts.last else { return }
        let giveUp = channel.eventLoop.scheduleTask(in: TimeAmount(patience)) { [channel] in
            channel.close(promise: nil)
        }
        for part in parts.dropLast() { channel.write(part, promise: nil) }
        let written = channel.eventLoop.makePromise(of: Void.self)
        // On the event loop: a task that has to wait for a busy machine would blame the client for it.
        written.futureResult.whenComplete { _ in giveUp.cancel() }
        channel.writeAndFlush(last, promise: written)
        try await written.futureResult.get()
    }
}

/// Sees to it that a request is answered once, whoever comes first: its task, or the clock that its client kept waiting.
final class AnswerClaim: Sendable {
    private let isTaken = Atomic(false)

    /// False when it is answered already.
    func take() -> Bool { !isTaken.exchange(true, ordering: .relaxed) }
}
