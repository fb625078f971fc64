public import Echo
import EchoWire
import Foundation
import Synchronization

/// An HTTP server that is a script: each request has to be the one that is expected next, and gets its answer.
///
/// ```swift
/// let transport = ScriptedHTTPTransport(
///     HTTPExchange("POST", "/embeddings", reply: .json(["data": []])))
/// let echo = Echo(key: nil, httpTransport: transport)
/// ```
public final class ScriptedHTTPTransport: HTTPTransportProtocol {
    private let exchanges: Mutex<[HTTPExchange]>
    private let log = Mutex<(requests: [HTTPRequest], departures: [Departure])>(([], []))
    private let answer: (@Sendable (HTTPRequest) -> HTTPReply)?

    public convenience init(_ exchanges: HTTPExchange...) { self.init(exchanges) }

    public init(_ exchanges: [HTTPExchange]) {
        self.exchanges = Mutex(exchanges)
        answer = nil
    }

    /// Answers any request, however many there are and at whatever time.
    public init(answer: @escaping @Sendable (HTTPRequest) -> HTTPReply) {
        exchanges = Mutex([])
        self.answer = answer
    }

    /// All requests so far. Headers may hold a key.
    public var requests: [HTTPRequest] { log.withLock { $0.requests } }

    /// Where the client asked for something else than the script has.
    public var departures: [Departure] { log.withLock { $0.departures } }

    /// Waits until every expected request was made.
    ///
    /// - Throws: how the client departed, or which request has not come when the limit has passed.
    public func finish(within limit: Duration = TestPatience.limit) async throws(Departure) {
        _ = await eventually(within: limit) { !departures.isEmpty || unfinished == nil }
        if let departure = departures.first ?? unfinished { throw departure }
    }

    public func send(_ request: HTTPRequest) async throws(EchoError) -> HTTPResponse {
        let number = log.withLock { log in
            log.requests.append(request)
            return log.requests.count
        }
        let reply = if let answer { answer(request) } else { try scripted(request, number) }
        if let failure = reply.failure { throw failure }
        return reply.response
    }

    private func scripted(_ request: HTTPRequest, _ number: Int) throws(EchoError) -> HTTPReply {
        let expected = exchanges.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        if let expected, expected.difference(request) == nil { return expected.reply }
        let departure = Departure(
            exchange: number, step: expected?.line ?? number, expected: expected?.description,
            found: "\(request.method) \(request.url)", difference: expected?.difference(request))
        log.withLock { $0.departures.append(departure) }
        throw .invalidData(reason: departure.description)
    }

    private var unfinished: Departure? {
        let next = exchanges.withLock { $0.first }
        let number = requests.count + 1
        return next.map {
            Departure(exchange: number, step: $0.line ?? number, expected: $0.description, found: nil)
        }
    }
}
