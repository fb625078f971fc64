import EchoWire
import Foundation

/// Sends one request and hands out the parts of its answer, each when it is asked for.
actor AnswerReader<Folding: AnswerFoldingProtocol> {
    private enum Stage {
        case notSent
        case unknown
        case events
        case whole
        case over
    }

    /// A server that has said everything is given so long to end the body; then its connection can be used again.
    private let patience = Duration.milliseconds(250)

    private let client: RESTClient
    private let request: RESTRequest
    private let log: WireLog
    private var folding: Folding
    private var stage = Stage.notSent
    private var body: AsyncThrowingStream<Data, any Error>.AsyncIterator?
    private var parser = SSEParser()
    private var whole = Data()
    private var parts: [AnswerPart] = []

    init(client: RESTClient, request: RESTRequest, folding: Folding, log: WireLog) {
        self.client = client
        self.request = request
        self.folding = folding
        self.log = log
    }

    /// Nil behind the last part.
    /// - Throws: an `EchoError`, or `CancellationError`.
    func next() async throws -> AnswerPart? {
        do {
            while parts.isEmpty, stage != .over { try await advance() }
        } catch {
            stage = .over
            body = nil
            if Task.isCancelled { throw CancellationError() }
            throw error
        }
        return parts.isEmpty ? nil : parts.removeFirst()
    }

    private func advance() async throws {
        if folding.isOver { return await leave() }
        guard stage != .notSent else { return try await begin() }
        guard let piece = try await piece() else { return try end() }
        try take(piece)
    }

    private func begin() async throws {
        body = try await client.send(request).body.makeAsyncIterator()
        stage = .unknown
    }

    private func piece() async throws -> Data? {
        var iterator = body
        defer { body = iterator }
        return try await iterator?.next(isolation: self)
    }

    // MARK: reading

    /// Whether it is a stream is told by its first byte: the label of the content is often wrong.
    private func take(_ piece: Data) throws {
        if stage == .unknown, let first = piece.first(where: { !Self.isBlank($0) }) {
            stage = first == UInt8(ascii: "{") ? .whole : .events
        }
        if stage == .whole {
            whole.append(piece)
            guard whole.count <= RESTBody.answerLimit else { throw EchoError.invalidData(reason: "it is too large") }
        } else {
            do {
                for event in try parser.feed(piece) { try take(event) }
            } catch let error as SSEError {
                throw EchoError.invalidData(reason: "\(error)")
            }
        }
    }

    private func take(_ event: SSEEvent) throws {
        if event.isDone {
            parts += folding.receiveDone()
        } else if !event.data.isEmpty {
            parts += folding.receive(try json(Data(event.data.utf8), size: event.data.utf8.count))
        }
    }

    private func json(_ data: Data, size: Int) throws -> JSONValue {
        do {
            let json = try JSONValue(parsing: data)
            log.record(WireNote(RESTElision.elide(json), type: Self.type(of: json), size: size, .received))
            return json
        } catch {
            log.record(WireNote(invalid: data))
            throw EchoError.invalidData(reason: "\(error)")
        }
    }

    /// The body has ended.
    private func end() throws {
        if stage == .whole { parts += folding.receive(whole: try json(whole, size: whole.count)) }
        stage = .over
        body = nil
        parts += try folding.finish()
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

    private static func type(of json: JSONValue) -> String? {
        json["type"]?.string ?? json["object"]?.string ?? (json["error"] == nil ? nil : "error")
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF: true
        default: false
        }
    }
}
