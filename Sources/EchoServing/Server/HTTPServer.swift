import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import NIOWebSocket

/// Serves routes over HTTP and WebSockets, within limits.
public struct HTTPServer: Sendable {
    private let configuration: HTTPServerConfiguration
    private let table: RouteTable
    private let tally: ServerTally

    /// `/healthz` and `/metrics` are served beside the routes, to anyone.
    public init(_ configuration: HTTPServerConfiguration) {
        self.configuration = configuration
        tally = ServerTally(mostSockets: configuration.limits.sockets)
        table = RouteTable(routes: configuration.routes + Route.health(tally), names: configuration.names)
    }

    /// Serves until the task is cancelled.
    /// - Parameter onListening: Gets the port, once.
    /// - Throws: `IOError` when the port is taken, `TLSIdentityError`.
    public func run(onListening: @Sendable (Int) -> Void = { _ in }) async throws {
        let listener = try await listen()
        onListening(listener.channel.localAddress?.port ?? configuration.port)
        try await withThrowingDiscardingTaskGroup { group in
            try await listener.executeThenClose { arrivals in
                for try await newcomer in arrivals {
                    group.addTask { await serve(newcomer) }
                }
            }
            group.cancelAll()
        }
    }

    private func listen() async throws -> NIOAsyncChannel<Newcomer, Never> {
        let encryption = try configuration.identity?.context()
        return try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .serverChannelOption(.backlog, value: 256)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .bind(host: configuration.host, port: configuration.port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    Newcomer(channel: channel, arrival: try admit(channel, encryption))
                }
            }
    }

    private func admit(_ channel: any Channel, _ encryption: NIOSSLContext?) throws -> EventLoopFuture<Arrival> {
        let pipeline = channel.pipeline.syncOperations
        if let encryption { try pipeline.addHandler(NIOSSLServerHandler(context: encryption)) }
        var configuration = NIOUpgradableHTTPServerPipelineConfiguration(
            upgradeConfiguration: .init(upgraders: [upgrader], notUpgradingCompletionHandler: answerPlainly))
        configuration.enableErrorHandling = false
        let arrival = try pipeline.configureUpgradableHTTPServerPipeline(configuration: configuration)
        let upgrading = try pipeline.handler(type: NIOTypedHTTPServerUpgradeHandler<Arrival>.self)
        let limits = self.configuration.limits
        try pipeline.addHandler(MalformedRequestHandler(), position: .before(upgrading))
        try pipeline.addHandler(
            RequestGate(table: table, limits: limits), position: .before(upgrading))
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
                    pipeline.removeHandler(
                        try pipeline.handler(type: MalformedRequestHandler.self), promise: nil)
                    return .socket(table.decide(head), head, try ServerSocket(channel, limits: configuration.limits))
                }
            })
    }

    private func headers(for head: HTTPRequestHead) -> HTTPHeaders? {
        guard case .socket(_, let subprotocol) = table.decide(head) else { return nil }
        return subprotocol.map { ["Sec-WebSocket-Protocol": $0] } ?? [:]
    }

    private func answerPlainly(_ channel: any Channel) -> EventLoopFuture<Arrival> {
        channel.eventLoop.makeCompletedFuture {
            .plain(try HTTPConnection(channel, table: table, limits: configuration.limits, tally: tally))
        }
    }

    /// One connection's trouble is its own: it ends here.
    private func serve(_ newcomer: Newcomer) async {
        tally.connectionOpened()
        defer { tally.connectionClosed() }
        guard let arrival = await newcomer.wish() else { return }
        switch arrival {
        case .plain(let connection): await connection.run()
        case .socket(.socket(let match, _), let head, let socket):
            guard case .socket(_, let run) = match.route.answer else { return await socket.close(.protocolError) }
            guard tally.takeSocket() else { return await socket.close(.tooMany) }
            defer { tally.socketClosed() }
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
