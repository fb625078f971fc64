import NIOHTTP1

/// One place that is served: who may ask for it, with what, and who answers.
public struct Route: Sendable {
    public enum Answer: Sendable {
        case plain(@Sendable (PlainRequest) async -> HTTPReply)
        /// The connection is over when the closure returns.
        case socket(
            subprotocol: String?, lastWord: LastWord?, @Sendable (PlainRequest, ServerSocket) async -> Void)
    }

    public typealias LastWord = @Sendable (ServerSocketClose) -> String

    /// GET answers HEAD too. A socket is opened by GET.
    public var method: HTTPMethod
    public var path: RoutePath
    public var check: RequestCheck
    public var body: RouteBody?
    public var answer: Answer
    /// Whether asking for it is counted for itself, beside all else that one address may ask.
    package var isProbe = false

    public init(
        _ method: HTTPMethod, _ path: RoutePath, _ check: RequestCheck, body: RouteBody? = nil,
        answer: @escaping @Sendable (PlainRequest) async -> HTTPReply
    ) {
        self.method = method
        self.path = path
        self.check = check
        self.body = body
        self.answer = .plain(answer)
    }

    /// A WebSocket.
    /// - Parameters:
    ///   - subprotocol: What is agreed to when the client offers it.
    ///   - lastWord: What is said, as a message, before a client is turned away: it broke the rules of WebSockets, said
    ///     too much at once, is one more than the server takes (`ServerSocketClose.tooMany`), or is still there when the
    ///     server stops (`ServerSocketClose.serverStops`).
    public init(
        socket path: RoutePath, _ check: RequestCheck, subprotocol: String? = nil, lastWord: LastWord? = nil,
        run: @escaping @Sendable (PlainRequest, ServerSocket) async -> Void
    ) {
        method = .GET
        self.path = path
        self.check = check
        answer = .socket(subprotocol: subprotocol, lastWord: lastWord, run)
    }

    var rateClass: RateClass {
        if isProbe { return .probe }
        if case .signed = check { return .signed }
        return .usual
    }

    var isSocket: Bool { if case .socket = answer { true } else { false } }

    var methods: [HTTPMethod] { !isSocket && method == .GET ? [.GET, .HEAD] : [method] }

    /// A route without a body reads none that matters: what comes anyway must be short.
    var bodyLimit: Int { body?.bytes ?? 64 << 10 }
}
