import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// A server on 127.0.0.1 that speaks the Realtime protocol and the REST API beside it, and needs neither key nor
/// network.
public struct LocalServer: Sendable {
    private let configuration: LocalServerConfiguration
    private let router: RequestRouter
    private let requests: RequestPerformer
    private let limits = ServerSocketLimits()

    public init(configuration: LocalServerConfiguration) {
        self.configuration = configuration
        router = RequestRouter(token: configuration.token)
        requests = RequestPerformer(configuration: configuration)
    }

    /// Serves until the task is cancelled; every client is then told that the server goes away.
    /// - Parameter onListening: Gets the port, once.
    /// - Throws: `IOError` when the port is taken.
    public func run(onListening: @Sendable (Int) -> Void = { _ in }) async throws {
        let listener = try await listen()
        defer { requests.stop() }
        onListening(listener.channel.localAddress?.port ?? configuration.port)
        try await withThrowingDiscardingTaskGroup { group in
            group.addTask { await configuration.warmUp() }
            try await listener.executeThenClose { arrivals in
                for try await newcomer in arrivals {
                    group.addTask { await serve(newcomer) }
                }
            }
            group.cancelAll()
        }
    }

    private func listen() async throws -> NIOAsyncChannel<Newcomer, Never> {
        try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .serverChannelOption(.backlog, value: 256)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .bind(host: "127.0.0.1", port: configuration.port) { channel in
                channel.eventLoop.makeCompletedFuture { Newcomer(channel: channel, arrival: try admit(channel)) }
            }
    }

    private func admit(_ channel: any Channel) throws -> EventLoopFuture<Arrival> {
        let pipeline = channel.pipeline.syncOperations
        let arrival = try pipeline.configureUpgradableHTTPServerPipeline(
            configuration: .init(
                upgradeConfiguration: .init(upgraders: [upgrader], notUpgradingCompletionHandler: answerPlainly)))
        let upgrading = try pipeline.handler(type: NIOTypedHTTPServerUpgradeHandler<Arrival>.self)
        try pipeline.addHandler(RequestGate(router: router), position: .before(upgrading))
        return arrival
    }

    private var upgrader: NIOTypedWebSocketServerUpgrader<Arrival> {
        NIOTypedWebSocketServerUpgrader(
            maxFrameSize: limits.messageBytes, enableAutomaticErrorHandling: false,
            shouldUpgrade: { channel, head in channel.eventLoop.makeSucceededFuture(headers(for: head)) },
            upgradePipelineHandler: { channel, head in
                channel.eventLoop.makeCompletedFuture {
                    .session(router.route(head), try ServerSocket(channel, limits: limits))
                }
            })
    }

    private func headers(for head: HTTPRequestHead) -> HTTPHeaders? {
        switch router.route(head) {
        case .realtime(_, _, _, let subprotocol), .responses(let subprotocol):
            subprotocol.map { ["Sec-WebSocket-Protocol": $0] } ?? [:]
        case .endpoint, .answer: nil
        }
    }

    private func answerPlainly(_ channel: any Channel) -> EventLoopFuture<Arrival> {
        channel.eventLoop.makeCompletedFuture {
            .plain(try HTTPConnection(channel, router: router, patience: configuration.writeTimeout))
        }
    }

    /// One connection's trouble is its own: it ends here.
    private func serve(_ newcomer: Newcomer) async {
        guard let arrival = await newcomer.wish() else { return }
        switch arrival {
        case .plain(let connection): await connection.run { await requests.reply(to: $0) }
        case .session(.realtime(let model, let kind, let isBeta, _), let connection):
            await SessionPerformer(configuration: configuration, model: model, kind: kind, isBeta: isBeta)
                .run(on: connection)
        case .session(.responses, let connection):
            await ResponsesSocket(configuration: configuration, responses: requests.responses).run(on: connection)
        case .session(_, let connection): await connection.close(.protocolError)
        }
    }
}

extension LocalServer {
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
        case session(RequestRouter.Route, ServerSocket)
    }
}
