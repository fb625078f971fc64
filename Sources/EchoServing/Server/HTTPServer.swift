import EchoConcurrency
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import NIOWebSocket

/// Serves routes over HTTP and WebSockets, within limits.
///
/// It stands on SwiftNIO and not on Hummingbird (2.28 was looked at). That would have brought a router, decoding into
/// types, files with ranges, HTTP/2 and tracing, none of which is needed here, at the price of few packages more: most of
/// those that it needs are here already. What is needed here it does not do, so that the channel handlers of this module
/// would have had to be written all the same: what its parser cannot read it answers with an empty 400, where clients of
/// a published API expect its error object, and 405 or 501 for a method that nobody knows; a write waits for its reader
/// without end, where here a peer that does not read is given up after `ServerLimits.writePatience`; request bodies are
/// limited one by one, and not all together (`ServerLimits.bodyBytes`); WebSockets are a package of their own beside it,
/// where here one table of routes decides about a request and about an upgrade, with the same checks of names, keys,
/// signatures and rate, so that a client is refused in HTTP before the connection switches, and in its own protocol after
/// that (`lastWord`).
public struct HTTPServer: Sendable {
    private let configuration: HTTPServerConfiguration
    private let context: ServerContext

    /// `/healthz` and `/metrics` are served beside the routes, to anyone.
    public init(_ configuration: HTTPServerConfiguration) {
        self.configuration = configuration
        let limits = configuration.limits
        let (tally, drain) = (ServerTally(mostSockets: limits.sockets), ServerDrain())
        let routes =
            configuration.routes
            + Route.health(
                tally, drain, version: configuration.version, more: configuration.metrics)
        context = ServerContext(
            table: RouteTable(routes: routes, names: configuration.names, origins: configuration.origins),
            limits: limits, tally: tally, drain: drain, bodies: BodyBudget(bytes: limits.bodyBytes),
            rates: Self.rates(limits), proxies: configuration.proxies, refusing: configuration.refusing)
    }

    private static func rates(_ limits: ServerLimits) -> [RateClass: RequestRates] {
        var rates: [RateClass: RequestRates] = [:]
        for kind in RateClass.allCases {
            rates[kind] = (kind == .probe ? limits.probeRate : limits.rate).map { RequestRates($0) }
        }
        return rates
    }

    /// `/healthz` says from now on that the server is draining, which still answers everybody, until `drain()`.
    public func announceDrain() { context.drain.announce() }

    /// Takes no more connections and finishes, within `ServerLimits.drainPatience`, what is under way; then `run`
    /// returns. WebSockets are closed with 1001.
    public func drain() { context.drain.begin() }

    /// Serves until it is drained or the task is cancelled.
    /// - Parameter onListening: Gets the port, once.
    /// - Throws: `IOError` when the port is taken, `TLSIdentityError`.
    public func run(onListening: @Sendable (Int) -> Void = { _ in }) async throws {
        let encryption = try configuration.identity.map { identity in try TLSContexts(identity) }
        let listener = try await listen(encryption)
        onListening(listener.channel.localAddress?.port ?? configuration.port)
        try await withThrowingDiscardingTaskGroup { group in
            try await listener.executeThenClose { arrivals in
                if let encryption {
                    group.addTask { await encryption.watch(configuration.onIdentity) }
                }
                group.addTask {
                    await context.drain.start.wait()
                    listener.channel.close(promise: nil)
                }
                for try await newcomer in arrivals {
                    group.addTask { await serve(newcomer) }
                }
            }
            await context.drain.finish(within: context.limits.drainPatience)
            group.cancelAll()
        }
    }

    private func listen(_ encryption: TLSContexts?) async throws -> NIOAsyncChannel<Newcomer, Never> {
        return try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .serverChannelOption(.backlog, value: 256)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .bind(host: configuration.host, port: configuration.port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    Newcomer(channel: channel, arrival: try admit(channel, encryption?.current))
                }
            }
    }

    private func admit(_ channel: any Channel, _ encryption: NIOSSLContext?) throws -> EventLoopFuture<Arrival> {
        let pipeline = channel.pipeline.syncOperations
        if let encryption { try pipeline.addHandler(NIOSSLServerHandler(context: encryption)) }
        let caller = Caller(channel, context)
        var configuration = NIOUpgradableHTTPServerPipelineConfiguration(
            upgradeConfiguration: .init(
                upgraders: [upgrader], notUpgradingCompletionHandler: { answerPlainly($0, caller) }))
        configuration.enableErrorHandling = false
        let reading = ReadingNow()
        try pipeline.addHandlers(ByteMeter(context.tally), reading)
        let arrival = try pipeline.configureUpgradableHTTPServerPipeline(configuration: configuration)
        let upgrading = try pipeline.handler(type: NIOTypedHTTPServerUpgradeHandler<Arrival>.self)
        try pipeline.addHandler(MalformedRequestHandler(context, reading: reading), position: .before(upgrading))
        try pipeline.addHandler(RequestGate(context: context, caller: caller), position: .before(upgrading))
        return arrival
    }

    private var upgrader: NIOTypedWebSocketServerUpgrader<Arrival> {
        NIOTypedWebSocketServerUpgrader(
            maxFrameSize: configuration.limits.messageBytes, enableAutomaticErrorHandling: false,
            shouldUpgrade: { channel, head in channel.eventLoop.makeSucceededFuture(headers(for: head)) },
            upgradePipelineHandler: { channel, head in
                channel.eventLoop.makeCompletedFuture {
                    // What comes from here on is no HTTP.
                    let pipeline = channel.pipeline.syncOperations
                    pipeline.removeHandler(try pipeline.handler(type: MalformedRequestHandler.self), promise: nil)
                    pipeline.removeHandler(try pipeline.handler(type: ReadingNow.self), promise: nil)
                    let decision = context.table.decide(head)
                    return .socket(decision, head, try ServerSocket(channel, context, lastWord: decision.lastWord))
                }
            })
    }

    private func headers(for head: HTTPRequestHead) -> HTTPHeaders? {
        guard case .socket(_, let subprotocol) = context.table.decide(head) else { return nil }
        return subprotocol.map { ["Sec-WebSocket-Protocol": $0] } ?? [:]
    }

    private func answerPlainly(_ channel: any Channel, _ caller: Caller) -> EventLoopFuture<Arrival> {
        channel.eventLoop.makeCompletedFuture { .plain(try HTTPConnection(channel, context, caller)) }
    }

    /// One connection's trouble is its own: it ends here.
    private func serve(_ newcomer: Newcomer) async {
        context.tally.connectionOpened()
        defer { context.tally.connectionClosed() }
        guard let arrival = await newcomer.wish() else { return }
        switch arrival {
        case .plain(let connection): await connection.run()
        case .socket(.socket(let match, _), let head, let socket):
            guard case .socket(_, _, let run) = match.route.answer else { return await socket.close(.protocolError) }
            context.tally.answered(
                HTTPResponseStatus.switchingProtocols.code, RequestKind(head.method, match.route.path))
            guard !context.drain.hasBegun else {
                context.tally.socketRefused()
                return await socket.refuse(.serverStops)
            }
            guard context.tally.takeSocket() else { return await socket.refuse(.tooMany) }
            context.drain.enter()
            defer {
                context.drain.leave()
                context.tally.socketClosed()
            }
            await run(PlainRequest(head: head, parameters: match.parameters), socket)
        case .socket(_, _, let socket): await socket.close(.protocolError)
        }
    }
}

extension HTTPServer {
    /// A connection that has yet to say what it wants.
    private struct Newcomer: Sendable {
        let channel: any Channel
        let arrival: EventLoopFuture<Arrival>

        /// Nil when it goes without a word. Who stays silent does not keep the server from stopping.
        func wish() async -> Arrival? {
            await withTaskCancellationHandler {
                try? await arrival.get()
            } onCancel: {
                channel.close(promise: nil)
            }
        }
    }

    /// A connection that has said what it wants.
    enum Arrival: Sendable {
        case plain(HTTPConnection)
        case socket(RouteDecision, HTTPRequestHead, ServerSocket)
    }
}
