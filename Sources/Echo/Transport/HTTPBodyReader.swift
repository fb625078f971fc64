import AsyncHTTPClient
import Foundation
import NIOCore

/// Reads an answer's body piece by piece, each only when it is asked for, and never waits too long for one.
///
/// Nothing is read ahead beyond what the client keeps, so a slow listener slows the server down.
actor HTTPBodyReader {
    private var iterator: HTTPClientResponse.Body.AsyncIterator
    private let target: HTTPTarget
    private let timeouts: HTTPTimeouts
    private let deadline: ContinuousClock.Instant

    init(
        _ body: HTTPClientResponse.Body, target: HTTPTarget, timeouts: HTTPTimeouts, deadline: ContinuousClock.Instant
    ) {
        iterator = body.makeAsyncIterator()
        self.target = target
        self.timeouts = timeouts
        self.deadline = deadline
    }

    /// - Throws: `EchoError`, or `CancellationError`; the request is closed then.
    func next() async throws -> Data? {
        let rest = deadline - .now
        let limit = min(timeouts.idle, rest)
        let late = rest < timeouts.idle ? tooLong : silent
        do {
            return try await withThrowingTaskGroup(of: Data?.self) { group in
                group.addTask { try await self.piece() }
                group.addTask {
                    try await Task.sleep(for: limit)
                    throw late
                }
                defer { group.cancelAll() }
                return try await group.next() ?? nil
            }
        } catch {
            if Task.isCancelled { throw CancellationError() }
            throw HTTPFailure.damage(error) ?? HTTPFailure.echoError(error, host: target.name, url: "")
        }
    }

    private var silent: EchoError { .answerTimedOut(host: target.name, .silence, limit: timeouts.idle) }

    private var tooLong: EchoError { .answerTimedOut(host: target.name, .whole, limit: timeouts.total) }

    private func piece() async throws -> Data? {
        var iterator = iterator
        defer { self.iterator = iterator }
        return try await iterator.next(isolation: self).map { Data($0.readableBytesView) }
    }
}
