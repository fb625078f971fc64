public import Echo
public import EchoWire
public import Foundation

/// What a scripted server answers to one request.
public struct HTTPReply: Sendable, Hashable {
    /// How the body ends.
    public enum End: Sendable, Hashable {
        case complete
        /// It breaks off.
        case breaksOff(EchoError)
        /// Nothing more comes, and it does not end.
        case never
    }

    /// There is no answer at all.
    public var failure: EchoError?
    public var status: Int
    /// Lower-case names.
    public var headers: [String: String]
    /// The body in the pieces in which it comes.
    public var chunks: [Data]
    public var end: End

    public init(
        status: Int = 200, headers: [String: String] = [:], chunks: [Data] = [], end: End = .complete
    ) {
        self.status = status
        self.headers = headers
        self.chunks = chunks
        self.end = end
    }

    /// No answer comes: refused, unknown, too late.
    public static func failure(_ error: EchoError) -> HTTPReply {
        var reply = HTTPReply()
        reply.failure = error
        return reply
    }

    /// One JSON text.
    public static func json(_ json: JSONValue, status: Int = 200, headers: [String: String] = [:]) -> HTTPReply {
        HTTPReply(
            status: status, headers: ["content-type": "application/json"].merging(headers) { $1 },
            chunks: [json.data])
    }

    /// Server-sent events, each a piece of its own, named by their `type`. Events without one (Chat Completions) are
    /// followed by `[DONE]`.
    public static func events(_ events: [JSONValue], end: End = .complete) -> HTTPReply {
        var chunks = events.map(serverSentEvent)
        if end == .complete, events.allSatisfy({ $0["type"] == nil }) { chunks.append(Data("data: [DONE]\n\n".utf8)) }
        return HTTPReply(headers: ["content-type": "text/event-stream"], chunks: chunks, end: end)
    }

    private static func serverSentEvent(_ event: JSONValue) -> Data {
        let name = event["type"]?.string.map { "event: \($0)\n" } ?? ""
        return Data("\(name)data: \(event.text)\n\n".utf8)
    }

    /// As a transport hands it on.
    var response: HTTPResponse {
        let (body, continuation) = AsyncThrowingStream.makeStream(of: Data.self)
        for chunk in chunks { continuation.yield(chunk) }
        switch end {
        case .complete: continuation.finish()
        case .breaksOff(let error): continuation.finish(throwing: error)
        case .never: break
        }
        return HTTPResponse(status: status, headers: headers, body: body)
    }
}
