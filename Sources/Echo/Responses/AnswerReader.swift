import EchoWire
import Foundation

/// Sends one request and hands out the parts of its answer, each when it is asked for.
actor AnswerReader<Folding: AnswerFoldingProtocol> {
    private enum Stage {
        case notSent
        case reading
        case over
    }

    /// A server that has said everything is given so long to end the body; then its connection can be used again.
    private let patience = Duration.milliseconds(250)

    /// What a server that has said why the answer ends is given for what it used, and for the mark of the end.
    private let patienceForUsage = Duration.seconds(2)

    private let client: RESTClient
    private let request: RESTRequest
    private let log: WireLog
    private var decoder: AnswerDecoder<Folding>
    private var stage = Stage.notSent
    /// When it has to have begun.
    private var deadline: ContinuousClock.Instant?
    /// So long what follows the reason of the end is waited for.
    private var saidUntil: ContinuousClock.Instant?
    private var body: AsyncThrowingStream<Data, any Error>.AsyncIterator?
    private var parts: [AnswerPart] = []
    /// Why nothing follows what came.
    private var failure: (any Error)?

    init(client: RESTClient, request: RESTRequest, folding: Folding, log: WireLog) {
        self.client = client
        self.request = request.numbered(log.numberOfExchange())
        self.log = log
        decoder = AnswerDecoder(folding: folding)
    }

    /// Nil behind the last part.
    /// - Throws: an `EchoError`, or `CancellationError`.
    func next() async throws -> AnswerPart? {
        while parts.isEmpty, stage != .over {
            do {
                try await advance()
            } catch {
                let wasReading = stage == .reading
                stage = .over
                body = nil
                if Task.isCancelled { throw CancellationError() }
                if wasReading { breakOff(error) } else { failure = error }
            }
        }
        if !parts.isEmpty { return parts.removeFirst() }
        defer { failure = nil }
        if let failure { throw failure }
        return nil
    }

    private func advance() async throws {
        if decoder.isOver { return await leave() }
        guard stage != .notSent else { return try await begin() }
        let next = decoder.isSaid ? try await lastPiece() : try await piece()
        if let next { decoder.feed(next) } else { decoder.end() }
        if let fingerprint = take() { await client.saw(fingerprint: fingerprint) }
        // What still says something is waited for.
        if !parts.isEmpty { saidUntil = nil }
        if stage == .over { body = nil }
        if stage == .reading, !decoder.hasBegun, let deadline, ContinuousClock.now > deadline {
            throw EchoError.answerTimedOut(host: client.server, .beginning, limit: client.firstByteLimit)
        }
    }

    private func begin() async throws {
        let response = try await client.send(request)
        // Comments that keep the connection awake are no answer.
        deadline = ContinuousClock.now + client.firstByteLimit
        stage = .reading
        try decoder.begin(
            encoding: response.headers["content-encoding"], type: response.headers["content-type"])
        body = response.body.makeAsyncIterator()
    }

    private func piece() async throws -> Data? {
        var iterator = body
        defer { body = iterator }
        return try await iterator?.next(isolation: self)
    }

    /// Nil where it does not come in time, too.
    private func lastPiece() async throws -> Data? {
        let now = ContinuousClock.now
        let end = saidUntil ?? now + patienceForUsage
        saidUntil = end
        guard now < end else { return nil }
        return try await withThrowingTaskGroup(of: Data?.self) { group in
            group.addTask { try await self.piece() }
            group.addTask {
                try? await Task.sleep(until: end, clock: .continuous)
                return nil
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
    }

    /// What of the answer could be read.
    ///
    /// - Returns: what the server calls the program that made it, where that was told just now.
    @discardableResult private func take() -> String? {
        let read = decoder.take()
        log.record(read.notes, of: request.exchange)
        parts += read.parts
        guard let error = read.failure else {
            if decoder.isEnded { stage = .over }
            return read.fingerprint
        }
        log.record([WireNote(failure: error)], of: request.exchange)
        failure = error
        stage = .over
        body = nil
        return read.fingerprint
    }

    /// The body broke off, or cannot be read any further.
    private func breakOff(_ error: any Error) {
        decoder.end(error as? EchoError ?? .answerBrokeOff)
        take()
    }

    /// Everything was said; what may still come is not looked at.
    private func leave() async {
        stage = .over
        await withTaskGroup { group in
            group.addTask { await self.drain() }
            group.addTask { [patience] in try? await Task.sleep(for: patience) }
            await group.next()
            group.cancelAll()
        }
        body = nil
    }

    private func drain() async { while let piece = try? await piece(), !piece.isEmpty {} }
}
